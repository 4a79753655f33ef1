import type { Square } from '@games/amazons-core';
import { type GridPlace, type GridSize, stepInGrid } from '../shared/grid.js';
import type { TypedSquare } from './typed-square.js';

/** What can be asked by a key. */
export type Question = 'targets' | 'last' | 'turn' | 'keys';

/** What a key asks of the board. */
export type KeyCommand =
  | { readonly type: 'step'; readonly place: GridPlace }
  | { readonly type: 'jump'; readonly square: Square }
  | { readonly type: 'typing' }
  | { readonly type: 'act' }
  | { readonly type: 'back' }
  | { readonly type: 'next'; readonly backwards: boolean }
  | { readonly type: 'say'; readonly what: Question }
  | { readonly type: 'command' };

// Letters a to p begin the name of a square, so the shortcuts live among the rest.
const shortcuts: Readonly<Record<string, KeyCommand>> = {
  Enter: { type: 'act' },
  ' ': { type: 'act' },
  Escape: { type: 'back' },
  Backspace: { type: 'back' },
  q: { type: 'next', backwards: false },
  Q: { type: 'next', backwards: true },
  t: { type: 'say', what: 'targets' },
  r: { type: 'say', what: 'last' },
  s: { type: 'say', what: 'turn' },
  '?': { type: 'say', what: 'keys' },
  '/': { type: 'command' },
};

/** Reads a key pressed on the board; `undefined` when it is not the board's. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  place: GridPlace,
  size: GridSize,
  typed: TypedSquare,
): KeyCommand | undefined {
  if (event.altKey) return undefined;
  const stepped = stepInGrid(event, place, size);
  if (stepped) return { type: 'step', place: stepped };
  if (event.ctrlKey || event.metaKey) return undefined;
  if (typed.takes(event.key)) {
    const square = typed.type(event.key, { width: size.columns, height: size.rows });
    return square ? { type: 'jump', square } : { type: 'typing' };
  }
  return shortcuts[event.key];
}
