import type { AnyAction, AnyRefusal, Game, Seed } from './game.js';
import { err, ok, type Result } from './result.js';

/** All that a game came from: what a save keeps, and what `replay` needs. Plain JSON. */
export interface Play<Config, Action> {
  /** What was chosen before the game; absent: the defaults. */
  readonly config?: Partial<Config> | undefined;
  /** What the game drew from; absent where it draws nothing. */
  readonly seed?: Seed | undefined;
  /** Everything that was done, in order, the clock's timeouts too. */
  readonly actions: readonly Action[];
}

/** Why a play could not be replayed: the game refused its start, or the action at `index`. */
export type ReplayRefusal<Refusal> =
  | { readonly code: 'start-refused'; readonly refusal: Refusal }
  | { readonly code: 'action-refused'; readonly index: number; readonly refusal: Refusal };

/**
 * Plays a game again from its start: the state that config, seed and actions lead to. A save of hostile origin does no
 * harm: what the rules do not allow is refused here.
 *
 * @param game - the rules
 * @param play - a save, a history, or any `{ config, seed, actions }`
 * @returns the last state, or which step the game refused and why
 *
 * @example
 * ```ts
 * import { ok, replay, type Game } from '@games/kit';
 *
 * const counting: Game<object, number, { type: 'add'; seat: 0; by: number }, number, never, { code: 'not-one' }> = {
 *   id: 'counting',
 *   version: 1,
 *   create: () => ok(0),
 *   actors: (count) => (count < 3 ? [0] : []),
 *   legalActions: (count) => (count < 3 ? [{ type: 'add', seat: 0, by: 1 }] : []),
 *   check: (count, action) => (count < 3 && action?.by === 1 ? undefined : { code: 'not-one' }),
 *   reduce: (count, action) =>
 *     counting.check(count, action) ? { ok: false, error: { code: 'not-one' } } : ok({ state: count + 1, events: [] }),
 *   view: (count) => count,
 *   eventFor: (event) => event,
 *   deadline: () => undefined,
 *   outcome: (count) => (count < 3 ? undefined : { winner: 0, reason: 'three' }),
 * };
 *
 * replay(counting, { actions: [{ type: 'add', seat: 0, by: 1 }, { type: 'add', seat: 0, by: 1 }] }); // => ok(2)
 * ```
 */
export function replay<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
  play: Play<Config, Action>,
): Result<State, ReplayRefusal<Refusal>> {
  const start = game.create(play.config, play.seed);
  if (!start.ok) return err({ code: 'start-refused', refusal: start.error });
  let state = start.value;
  for (const [index, action] of play.actions.entries()) {
    const step = game.reduce(state, action);
    if (!step.ok) return err({ code: 'action-refused', index, refusal: step.error });
    state = step.value.state;
  }
  return ok(state);
}
