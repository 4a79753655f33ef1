import type { BoardProblem } from '@games/boggle-core';
import { explain } from '@games/boggle-core/text';

/** Why a text is no board: fetched when a text is none. */
export function problemInEnglish(problem: BoardProblem): string {
  return explain(problem);
}
