import type { Triple } from '@games/clue-core/deduce';
import type { Told } from '../clue-mind/questions.js';

/** The murder, once it is certain. A sample that shows one murder proves nothing: then its cards must be certain, each. */
export function solvedBy({ murders, isExact, chances }: Told): Triple<string> | undefined {
  const [first] = murders;
  if (!first || murders.length > 1) return undefined;
  const { suspect, weapon, room } = first.murder;
  const isSure = isExact || [suspect, weapon, room].every((card) => chances[card]?.envelope === 1);
  return isSure ? first.murder : undefined;
}
