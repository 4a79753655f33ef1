import type { SaveTextRefusal } from '../save/text.js';

/**
 * Why a file could not be opened, in words for the person who chose it.
 *
 * @param refusal - what `decodeSaveText` gave
 * @returns two sentences; the running game is untouched, so they say so
 *
 * @example
 * ```ts
 * import { saveRefusalText } from '@games/clue-core';
 *
 * saveRefusalText({ code: 'foreign' });
 * // => 'This file is not a saved game of Clue. Your game is as it was.'
 * ```
 */
export function saveRefusalText(refusal: SaveTextRefusal): string {
  return `${WORDS[refusal.code]} Your game is as it was.`;
}

const WORDS: Readonly<Record<SaveTextRefusal['code'], string>> = {
  'too-large': 'This file is too large to be a saved game.',
  broken: 'This saved game is damaged: something was changed or cut off.',
  foreign: 'This file is not a saved game of Clue.',
  newer: 'This game was saved by a newer version. Update this one, then open it again.',
  older: 'This game was saved by a version so old that it can no longer be read.',
  'start-refused': 'This saved game begins in a way the rules do not allow.',
  'action-refused': 'This saved game holds a move that the rules do not allow.',
};
