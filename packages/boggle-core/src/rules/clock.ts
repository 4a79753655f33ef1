import type { BoggleView } from './types.js';

/**
 * The seconds that a round has left, whole ones, rounded up: 180 right after its start, 0 from the deadline on (BOG-7).
 *
 * @param view - what a seat sees
 * @param now - the host's time in milliseconds, of the same clock as `at` of the actions
 * @returns `null` where no clock runs
 *
 * @example
 * ```ts
 * import { boggle, timeLeft } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * const round = boggle.reduce(game.value, { type: 'startRound', seat: 0, at: 1000 });
 * if (!round.ok) throw new Error(round.error.code);
 * timeLeft(boggle.view(round.value.state, 0), 1500); // => 180
 * timeLeft(boggle.view(round.value.state, 0), 62_000); // => 119
 * ```
 */
export function timeLeft(view: Pick<BoggleView, 'deadline'>, now: number): number | null {
  return view.deadline === null ? null : Math.max(0, Math.ceil((view.deadline - now) / 1000));
}

/**
 * Seconds as m:ss (BOG-7).
 *
 * @param seconds - whole, 0 and more
 *
 * @example
 * ```ts
 * import { formatClock } from '@games/boggle-core';
 *
 * formatClock(180); // => '3:00'
 * formatClock(9); // => '0:09'
 * ```
 */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
