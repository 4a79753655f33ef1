import type { Knowledge, MurderChance, SuggestionWorth } from '@games/clue-core/deduce';
import type { Thinker } from '../clue-mind/thinker.js';

/** What a question is worth, in numbers that people can picture. */
export interface Prospect extends SuggestionWorth<string> {
  /** So many murders are open, each counted by its chance: two to the power of the entropy. */
  readonly open: number;
  /** So many will be open after the answer, on average. */
  readonly left: number;
}

/**
 * Finds the best question that the owner of some knowledge can ask, room by room: where there is no worker, the page never
 * stands still for long.
 *
 * @param murders - those that are possible
 * @param rooms - where it can be asked
 * @param signal - aborted when nobody waits for it any more
 * @returns the question; `null`: none tells anything; undefined: nobody waits any more
 */
export async function prospectOf(
  thinker: Thinker,
  knowledge: Knowledge<string>,
  murders: readonly MurderChance<string>[],
  rooms: readonly string[],
  signal: AbortSignal,
): Promise<Prospect | null | undefined> {
  let best: SuggestionWorth<string> | undefined;
  for (const room of rooms) {
    const one = await thinker.ask({ type: 'best', knowledge, rooms: [room] }, signal);
    if (signal.aborted) return undefined;
    if (one && (!best || isBetter(one, best))) best = one;
  }
  if (!best || best.information <= 0) return null;
  const entropy = -murders.reduce((sum, { chance }) => sum + chance * Math.log2(chance), 0);
  return { ...best, open: 2 ** entropy, left: 2 ** Math.max(0, entropy - best.information) };
}

function isBetter(one: SuggestionWorth<string>, other: SuggestionWorth<string>): boolean {
  const gain = one.information - other.information;
  return gain > 0 || (gain === 0 && one.ending > other.ending);
}
