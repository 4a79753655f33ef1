import type { Result } from './result.js';

/** A place at the table, counted from 0. Where a spectator may stand too, the type is `Seat | null`. */
export type Seat = number;

/** What a game draws from: kept in the save, so plain JSON. `1` and `'1'` are two different seeds. */
export type Seed = string | number;

/** What every action has. `seat` is who acts (`null`: the clock); `at` is the host's time in milliseconds, where time matters. */
export interface AnyAction {
  readonly type: string;
  readonly seat: Seat | null;
  readonly at?: number;
}

/** What every refusal has: a stable code. The other fields explain it; the words for people stand in one table a package. */
export interface AnyRefusal {
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

/** When the game goes on by itself: at `at` (milliseconds) a host sends the game's `timeout` action. */
export interface Deadline {
  readonly at: number;
  /** Whose time it is; `null` when it is everybody's. */
  readonly seat: Seat | null;
}

/** What a step gives: the next state, and what happened, for logs, animations and other seats (by `eventFor`). */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * A game as a value. Every function is pure, total and deterministic; state, actions, views and events are plain JSON.
 *
 * **Legality is a function of the view.** What a seat may do follows from what that seat sees: `legalActions` and `check`
 * take a view, and `reduce` asks `check` with the actor's view first, so the page, a computer player and a server share one
 * rule, and a refusal can leak nothing. Where nothing is hidden the view is the state itself.
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
  /** The first state. A game that draws refuses to start without a seed. */
  create(config?: Partial<Config>, seed?: Seed): Result<State, Refusal>;
  /** Who may act now; several act simultaneously, none when it is over. */
  actors(state: State): readonly Seat[];
  /** Every action that `check` would take, lazily; with `seat`, that seat's only. Where the set is open (typed words), a sample. */
  legalActions(view: View, seat?: Seat): Iterable<Action>;
  /** Why the action is not legal, or `undefined`. */
  check(view: View, action: Action): Refusal | undefined;
  /** The next state and what happened, or a refusal, which leaves the very same state. */
  reduce(state: State, action: Action): Result<Step<State, Event>, Refusal>;
  /** What a seat (`null`: a spectator) may know. */
  view(state: State, seat: Seat | null): View;
  /** What a seat may know of an event, or `undefined` when it may not know that it happened. */
  eventFor(event: Event, seat: Seat | null): Event | undefined;
  /** When a `timeout` is due, if one is running. */
  deadline(state: State): Deadline | undefined;
  /** How it ended, or `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;
}
