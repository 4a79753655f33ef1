import type { Thinker } from '../clue-mind/thinker.js';
import { type Prospect, prospectOf } from '../clue-shared/prospect.js';
import type { Thought } from './book.js';

/**
 * Finds the best question that the writer can ask.
 *
 * @param thought - the notes, thought through
 * @param room - where it is asked; empty: anywhere
 * @param signal - aborted when nobody waits for it any more
 * @returns the question; `null`: none tells anything; undefined: nobody waits any more
 */
export async function bestQuestion(
  thinker: Thinker,
  { knowledge, deduction }: Thought,
  room: string,
  signal: AbortSignal,
): Promise<Prospect | null | undefined> {
  if (knowledge.me === null || !deduction) return null;
  return prospectOf(thinker, knowledge, deduction.murders, room ? [room] : knowledge.deck.rooms, signal);
}
