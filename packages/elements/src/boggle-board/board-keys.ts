import { stepInGrid } from '../shared/grid.js';
import { placeOf } from './layout.js';

/** What a key asks of the board. */
export type KeyCommand =
  | { readonly type: 'go'; readonly cell: number }
  | { readonly type: 'letter'; readonly letter: string }
  | { readonly type: 'tap' | 'send' | 'back' | 'clear' | 'help' };

const keys: Readonly<Record<string, KeyCommand>> = {
  ' ': { type: 'tap' },
  Enter: { type: 'send' },
  Backspace: { type: 'back' },
  Delete: { type: 'back' },
  Escape: { type: 'clear' },
  '?': { type: 'help' },
};

/** Reads a key pressed on the board; `undefined` when it is not the board's. Letters are for typing. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  rows: readonly (readonly number[])[],
  active: number,
): KeyCommand | undefined {
  if (event.altKey) return undefined;
  const stepped = stepInGrid(event, placeOf(rows, active), { rows: rows.length, columns: rows[0]?.length ?? 0 });
  if (stepped) return { type: 'go', cell: rows[stepped.row]?.[stepped.column] ?? active };
  if (event.ctrlKey || event.metaKey) return undefined;
  if (/^[a-z]$/i.test(event.key)) return { type: 'letter', letter: event.key.toLowerCase() };
  return keys[event.key];
}
