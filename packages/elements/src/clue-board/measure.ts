import type { BoardLayout } from './board-layout.js';

/** Tells the style sheet the size of a board and where its dice lie: no style stands in an attribute. */
export function measureBoard(frame: HTMLElement | null, { board, middle }: BoardLayout): void {
  const set = (name: string, value: number): void => frame?.style.setProperty(name, String(value));
  set('--_columns', board.columns);
  set('--_rows', board.rows);
  if (!middle) return;
  // The envelope takes the lower part of a middle that is high enough.
  const free = middle.height >= 6 ? middle.height - 2.6 : middle.height;
  set('--_die-x', middle.x + middle.width / 2);
  set('--_die-y', middle.y + free / 2);
}
