import type { ClueView } from '@games/clue-core';
import type { Choice } from './choices.js';
import type { BoardWords } from './words.js';

/** What the one whose turn it is can do on the board now; empty when there is nothing to do there. */
export function promptOf({ phase, roll }: ClueView, choices: readonly Choice[], words: BoardWords): string {
  if (phase.type !== 'start' && phase.type !== 'rolled') return '';
  return phase.type === 'rolled' && choices.length === 0 ? words.noChoice : words.prompt(choices, roll);
}
