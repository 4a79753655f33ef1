import { explain } from '@games/amazons-core/text';
import type { BoardRefusal } from './words.js';

/** The long half of the English words, fetched when the board stands: a language that has its own never loads it. */
export function explainInEnglish(refusal: BoardRefusal): string {
  return explain(refusal);
}
