import type { Cursor } from '@games/rng';
import type * as fc from 'fast-check';
import type { Seat, Seed } from '../game.js';

/** The laws by name: what each promises of every state that a play can reach. */
export const LAW_NAMES = [
  'create takes or refuses, never throws',
  'all that leaves the game is plain JSON',
  'a game goes on from its JSON',
  'nothing is mutated',
  'junk gets a refusal, never a throw',
  'a refusal changes nothing',
  'check, legalActions and reduce agree',
  'actors are those who may act',
  'a game is never stuck',
  'a view hides what its seat must not know',
  'an event hides what a seat must not know',
  'a refusal hides what its seat must not know',
  'the same input gives the same output',
  'replay equals play',
  'a deadline is kept, once',
  'after the outcome nothing is legal',
  'simultaneous actions commute',
] as const;

/** The name of a law. */
export type LawName = (typeof LAW_NAMES)[number];

/** A law, ready for any test runner. */
export interface Law {
  /** What it promises; fit for the title of a test. */
  readonly name: LawName;
  /**
   * Runs it.
   *
   * @throws Error when the law is broken, telling what was seen, the shortest play that shows it and how to run it again;
   *   and when the plays never came to where the law could have been broken, so that no law passes by proving nothing
   */
  run(): void;
  /** The bare fast-check property, to run by other means; it does not notice when it proves nothing. */
  readonly property: fc.IProperty<[PlayPlan]>;
}

/** What a play is grown from: each choice picks the next action. Fewer choices: a shorter play. */
export interface PlayPlan {
  /** What is given to `create`. */
  readonly config: unknown;
  /** What the game draws from. */
  readonly seed: Seed;
  /** One number an action. */
  readonly choices: readonly number[];
}

/** What the laws must know of a game. All of it can be left out for a small game without secrets. */
export interface GameLawsOptions<Config, State, Action, View, Event> {
  /** Configurations that the game takes; without it, the defaults. Small boards make for short proofs. */
  readonly config?: fc.Arbitrary<Partial<Config> | undefined>;
  /** Seeds; without it, strings that no game would hold by chance, so that a leaked seed is noticed. */
  readonly seeds?: fc.Arbitrary<Seed>;
  /** How many seats there are, or which; without it, those that were seen acting, and at least 0 and 1. */
  readonly seats?: number | ((state: State) => readonly Seat[]);
  /** The longest play, in actions (100). The law of the outcome plays to it: most plays should end within it. */
  readonly plies?: number;
  /** Plausible actions of a seat, legal or not: for open sets (typed words), and for the mistakes that people make. */
  readonly moves?: (view: View, seat: Seat) => fc.Arbitrary<Action>;
  /** Whether `legalActions` lists every legal action (but for `at`): yes, unless you say `false`, for open sets (typed words). */
  readonly exhaustive?: boolean;
  /** More junk for `check` and `reduce`, beside what the laws make of real actions. */
  readonly junk?: fc.Arbitrary<unknown>;
  /**
   * Another state that could as well be the true one for all that `seat` (`null`: a spectator) knows: with the other hands
   * and the deck reshuffled, another seed, other sealed bids. `undefined` where the seat knows all there is. It may build
   * on `state`, which it must not change. `null` in place of the function says that the game hides nothing, draws or no
   * draws. Left out, the laws insist that no view differs from the spectator's and that nothing depends on the seed.
   */
  readonly twin?: ((state: State, seat: Seat | null, random: Cursor) => State | undefined) | null;
  /** Values that must never stand in what `seat` is given, told by value: make them distinctive. */
  readonly secrets?: (state: State, seat: Seat | null) => readonly unknown[];
  /** Types of events that may tell more than the next view keeps: how a piece walked, for an animation. */
  readonly fleeting?: readonly (Event extends { readonly type: infer Type } ? Type : string)[];
  /** Types of actions open to a seat that is no actor: resigning, asking the host. `legalActions` need not list them. */
  readonly offTurn?: readonly (Action extends { readonly type: infer Type } ? Type : string)[];
  /** Types of actions that stay legal after the outcome: a new game, a setting. `legalActions` need not list them. */
  readonly afterOutcome?: readonly (Action extends { readonly type: infer Type } ? Type : string)[];
  /** Types of actions whose order must not matter when several seats act at once: sealed bids, typed words. */
  readonly commutes?: readonly (Action extends { readonly type: infer Type } ? Type : string)[];
  /** True when plays need not come to an outcome within `plies`. */
  readonly endless?: boolean;
  /** How fast-check runs: `numRuns` (30), and to see a failure again its `seed` and `path`. */
  readonly parameters?: Omit<fc.Parameters<unknown>, 'examples' | 'reporter' | 'asyncReporter'>;
}
