import { type SuggestionWorth, suggest } from '@games/clue-core/deduce';
import type { Thought } from './book.js';
import type { Prospect } from './words.js';

/** Lets the page breathe: what waits is done, and the screen drawn. */
const breathe = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Finds the best question that the writer can ask, room by room, so that the page never stands still for long.
 *
 * @param thought - the notes, thought through
 * @param room - where it is asked; empty: anywhere
 * @param isWanted - whether anybody still waits for it
 * @returns the question; `null`: none tells anything; undefined: nobody waits any more
 */
export async function bestQuestion(
  { knowledge, deduction }: Thought,
  room: string,
  isWanted: () => boolean,
): Promise<Prospect | null | undefined> {
  if (knowledge.me === null) return null;
  let best: SuggestionWorth<string> | undefined;
  for (const each of room ? [room] : knowledge.deck.rooms) {
    await breathe();
    if (!isWanted()) return undefined;
    const [first] = suggest(knowledge, { rooms: [each] });
    if (first && (!best || isBetter(first, best))) best = first;
  }
  if (!best || best.information <= 0) return null;
  const entropy = -deduction.murders.reduce((sum, { chance }) => sum + chance * Math.log2(chance), 0);
  return { ...best, open: 2 ** entropy, left: 2 ** Math.max(0, entropy - best.information) };
}

function isBetter(one: SuggestionWorth<string>, other: SuggestionWorth<string>): boolean {
  const gain = one.information - other.information;
  return gain > 0 || (gain === 0 && one.ending > other.ending);
}
