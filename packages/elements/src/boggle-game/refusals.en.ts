import type { BoggleRefusal, DictionaryFileProblem } from '@games/boggle-core';
import { explain } from '@games/boggle-core/text';

/** Why not, in English: a language that has its own words never loads it. */
export function explainInEnglish(refusal: BoggleRefusal | DictionaryFileProblem): string {
  return explain(refusal);
}
