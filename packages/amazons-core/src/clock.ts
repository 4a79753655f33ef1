import type { Deadline } from '@games/kit';
import { outcome } from './outcome.js';
import type { AmazonsAction, AmazonsState, ClockState, Side, TurnRefusal } from './types.js';

/**
 * When the side to move runs out of time. A host waits until then and sends `{ type: 'timeout', seat: null, at }`.
 *
 * @param state - a game
 * @returns the moment in the host's milliseconds and whose time it is; `undefined` without clocks, before the first move
 * (the clocks start with it) and after the end
 *
 * @example
 * ```ts
 * import { create, deadline, reduce } from '@games/amazons-core';
 *
 * const timed = create({ clock: { mainMs: 60_000, incrementMs: 0 } });
 * if (!timed.ok) throw new TypeError('not reached');
 * deadline(timed.value); // => undefined
 * const moved = reduce(timed.value, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7', at: 5_000 });
 * moved.ok && deadline(moved.value.state); // => { at: 65_000, seat: 1 }
 * ```
 */
export function deadline(state: AmazonsState): (Deadline & { readonly seat: Side }) | undefined {
  const { clock, turn } = state;
  if (clock?.since === undefined || outcome(state)) return undefined;
  return { at: clock.since + clock.remainingMs[turn], seat: turn };
}

/** Why the clocks refuse an action. A turn counts if it was made before the deadline; at the deadline time is up. */
export function checkTime(state: AmazonsState, { type, at }: AmazonsAction): TurnRefusal | undefined {
  const due = deadline(state);
  if (type === 'timeout' && !due) return { code: 'no-clock' };
  if (!state.clock || (type === 'resign' && at === undefined)) return undefined;
  if (at === undefined) return { code: 'time-missing' };
  if (!due) return undefined;
  const { since = at } = state.clock;
  if (at < since) return { code: 'time-backwards', at, since };
  const isOver = at >= due.at;
  if (type === 'resign' || isOver === (type === 'timeout')) return undefined;
  return { code: isOver ? 'time-over' : 'time-left', at, deadline: due.at };
}

/** The clocks after a turn of `side` that was made at `at`: its time is paid, its increment added, the other's runs. */
export function turnClock(clock: ClockState, side: Side, at: number): ClockState {
  const [white, black] = clock.remainingMs;
  const spent = clock.since === undefined ? 0 : at - clock.since - clock.incrementMs;
  return {
    ...clock,
    remainingMs: side === 0 ? [white - spent, black] : [white, black - spent],
    // -0 would not survive JSON.
    since: at + 0,
  };
}
