import type { AnyAction, AnyRefusal, Game, Seed } from './game.js';
import { type Play, type ReplayRefusal, replay } from './replay.js';
import { err, ok, type Result } from './result.js';

/** A game with its past, and with what was undone of it. Plain JSON; `encodeSave` and `replay` take it as it is. */
export interface History<Config, State, Action> extends Play<Config, Action> {
  /** The state that `actions` lead to. */
  readonly state: State;
  /** What can be redone, the next first. */
  readonly undone: readonly Action[];
}

/** An action taken into a history, and what happened. */
export interface HistoryStep<Config, State, Action, Event> {
  /** The history with the action in it. */
  readonly history: History<Config, State, Action>;
  /** What happened, unredacted. */
  readonly events: readonly Event[];
}

/** Undo and redo for one game: functions from a history to the next, none of which changes its argument. */
export interface HistoryOf<Config, State, Action, Event, Refusal> {
  /** A new game. */
  start(config?: Partial<Config>, seed?: Seed): Result<History<Config, State, Action>, Refusal>;
  /** A game from its save. */
  open(play: Play<Config, Action>): Result<History<Config, State, Action>, ReplayRefusal<Refusal>>;
  /** Takes an action; what was undone before is then forgotten. */
  act(
    history: History<Config, State, Action>,
    action: Action,
  ): Result<HistoryStep<Config, State, Action, Event>, Refusal>;
  /** Takes back the last `count` actions (1), or all if there are fewer; with none, the very same history. */
  undo(history: History<Config, State, Action>, count?: number): History<Config, State, Action>;
  /** Does the next `count` undone actions (1) again; with none, the very same history. */
  redo(history: History<Config, State, Action>, count?: number): History<Config, State, Action>;
}

/**
 * Undo and redo by replay: no game has to know how to take back. Whether and how far a person may undo is the host's to
 * decide; where something is hidden, undoing lets a player act on what they have seen.
 *
 * @param game - the rules
 * @returns `start open act undo redo`
 * @throws RangeError when `undo` or `redo` is called with a count that is not a whole number from 0
 *
 * @example
 * ```ts
 * import { history } from '@games/kit';
 * import { amazons } from '@games/amazons-core';
 *
 * const { start, act, undo, redo } = history(amazons);
 * const begun = start();
 * if (begun.ok) {
 *   const moved = act(begun.value, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' });
 *   if (moved.ok) {
 *     const back = undo(moved.value.history);
 *     back.state; // => begun.value.state
 *     back.undone.length; // => 1
 *     redo(back).state; // => moved.value.history.state
 *   }
 * }
 * ```
 */
export function history<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
): HistoryOf<Config, State, Action, Event, Refusal> {
  type Past = History<Config, State, Action>;

  function open(play: Play<Config, Action>): Result<Past, ReplayRefusal<Refusal>> {
    const replayed = replay(game, play);
    if (!replayed.ok) return replayed;
    const { config, seed, actions } = play;
    return ok({
      ...(config !== undefined && { config }),
      ...(seed !== undefined && { seed }),
      actions,
      undone: [],
      state: replayed.value,
    });
  }

  /** The same game with its first `length` actions done and the rest undone. */
  function moveTo(past: Past, length: number): Past {
    const all = [...past.actions, ...past.undone];
    if (length === past.actions.length) return past;
    const opened = open({ ...past, actions: all.slice(0, length) });
    // Only a history that was altered by hand can be refused: it stays where it is.
    return opened.ok ? { ...opened.value, undone: all.slice(length) } : past;
  }

  return {
    open,
    start(config, seed) {
      const opened = open({ config, seed, actions: [] });
      return opened.ok ? opened : err(opened.error.refusal);
    },
    act(past, action) {
      const step = game.reduce(past.state, action);
      if (!step.ok) return step;
      const { state, events } = step.value;
      return ok({ history: { ...past, actions: [...past.actions, action], undone: [], state }, events });
    },
    undo: (past, count = 1) => moveTo(past, Math.max(0, past.actions.length - whole(count))),
    redo: (past, count = 1) => moveTo(past, past.actions.length + Math.min(past.undone.length, whole(count))),
  };
}

function whole(count: number): number {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new RangeError(`count must be a whole number from 0, got ${count}`);
  return count;
}
