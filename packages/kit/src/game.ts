import type { Result } from './result.js';

/** A place at the table, counted from 0. Where a spectator may stand too, the type is `Seat | null`. */
export type Seat = number;

/** What a game draws from: kept in the save, so plain JSON. `1` and `'1'` are two different seeds. */
export type Seed = string | number;

/** What every action has. */
export interface AnyAction {
  /** What is done: the word an action is told apart by. */
  readonly type: string;
  /** Who acts; `null`: the clock, never a person. Who has no seat cannot act: a host's seat acts for them. */
  readonly seat: Seat | null;
  /** The host's time in milliseconds, where time matters: the rules read no clock. */
  readonly at?: number;
}

/**
 * The one action of the clock. It is due from `deadline(state).at` on, is judged by the spectator's view like any
 * action of seat `null`, and may come late: `at` says when it really came.
 */
export interface Timeout extends AnyAction {
  readonly type: 'timeout';
  /** The clock. */
  readonly seat: null;
  /** When it came, in the host's milliseconds. */
  readonly at: number;
}

/** What every refusal has: a stable code. The other fields explain it; the words for people stand in one table a package. */
export interface AnyRefusal {
  /** A stable word a program may branch on: `'not-your-turn'`. */
  readonly code: string;
}

/** How a game ended. */
export interface Outcome {
  /** Who won; `null` when nobody did, or several share the win (then `scores` tells). */
  readonly winner: Seat | null;
  /** Why it ended: a stable word of the game's own, such as `'no-move'`. */
  readonly reason: string;
  /** One final score a seat, where the game counts. */
  readonly scores?: readonly number[];
}

/** When the game goes on by itself: from `at` (milliseconds) on, a host sends the {@link Timeout}. */
export interface Deadline {
  /** The host's time in milliseconds. */
  readonly at: number;
  /** Whose time it is; `null` when it is everybody's. */
  readonly seat: Seat | null;
}

/** What a step gives: the next state, and what happened, for logs, animations and other seats (by `eventFor`). */
export interface Step<State, Event> {
  /** The next state. The former one is untouched. */
  readonly state: State;
  /** What happened, in order, unredacted: only `eventFor` makes one fit for a seat. */
  readonly events: readonly Event[];
}

/**
 * A game as a value. Every function is pure, total and deterministic; state, actions, views and events are plain JSON.
 *
 * **Legality is a function of the view.** What a seat may do follows from what that seat sees: `legalActions` and `check`
 * take a view, and `reduce` asks `check` with the actor's view first, so the page, a computer player and a server share one
 * rule, and a refusal can leak nothing. Where nothing is hidden the view is the state itself.
 *
 * **Actions are hostile.** They come from a wire or a file, whatever their type says: `create`, `check`, `reduce` and `view`
 * answer anything (a refusal; for a seat that is not at the table, the spectator's view) and never throw for it.
 *
 * `@games/kit/laws` tests all of this against any game.
 *
 * @typeParam Config - what is chosen before the game; plain JSON
 * @typeParam State - the whole truth; plain JSON
 * @typeParam Action - what a seat (or the clock) does
 * @typeParam View - what a seat may know, built by allow-list
 * @typeParam Event - what happened in a step
 * @typeParam Refusal - why an action or a configuration was not taken
 */
export interface Game<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal> {
  /** A stable word: `'amazons'`. */
  readonly id: string;
  /** The version of the save format: an integer from 1. */
  readonly version: number;
  /** How an older save becomes one of the next version: `decodeSave` climbs them one by one. */
  readonly migrations?: Migrations;
  /** The first state. A game that draws refuses to start without a seed. */
  create(config?: Partial<Config>, seed?: Seed): Result<State, Refusal>;
  /**
   * Who may act now; several act simultaneously, none when it is over. Actions that are open to everybody at any time
   * (resigning, a question to the host) need not make their seat an actor: the laws' option `offTurn` names them.
   */
  actors(state: State): readonly Seat[];
  /**
   * Every action that `check` would take, lazily; with `seat`, that seat's only. Where the set is open (typed words), a
   * sample; what is open off turn (see {@link Game.actors}) need not be in it. Where time matters, each carries the earliest
   * `at` that would do, and later ones go unlisted; so does the {@link Timeout}, which `deadline` announces.
   */
  legalActions(view: View, seat?: Seat): Iterable<Action>;
  /** Why the action is not legal for the seat that has this view, or `undefined`. */
  check(view: View, action: Action): Refusal | undefined;
  /** The next state and what happened, or a refusal, which leaves the very same state. */
  reduce(state: State, action: Action): Result<Step<State, Event>, Refusal>;
  /**
   * What a seat (`null`: a spectator) may know. It holds all that its screen needs: its own seat, where that matters, whose
   * turn it is, the running deadline, the outcome, and what earlier events told it, so that a page can join at any time.
   */
  view(state: State, seat: Seat | null): View;
  /**
   * What a seat may know of an event, or `undefined` when it may not know that it happened. It is given no state: an event
   * carries whom it concerns. A secret is best an event of its own beside the public one, so that nothing is cut out.
   */
  eventFor(event: Event, seat: Seat | null): Event | undefined;
  /** When a {@link Timeout} is due, if one is running; of several, the first. */
  deadline(state: State): Deadline | undefined;
  /** How it ended, or `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;
}

/** A save as it was read from a file, of an older version: fields of unknown worth. */
export interface OldSave {
  /** As that version wrote it, if the file was not altered. */
  readonly config?: unknown;
  /** What the game drew from. */
  readonly seed?: Seed;
  /** As that version wrote them, if the file was not altered. */
  readonly actions: readonly unknown[];
}

/** By the version it starts from, what turns a save into one of the next version. May throw: then the file is broken. */
export interface Migrations {
  /** From version `from` to `from + 1`. */
  readonly [from: number]: (save: OldSave) => OldSave;
}
