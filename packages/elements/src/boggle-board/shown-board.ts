import { type Board, type BoardProblem, type BoggleView, parseBoard } from '@games/boggle-core';

/** What can be shown as a board. */
export interface BoardSource {
  readonly view: Pick<BoggleView, 'board' | 'config'> | undefined;
  readonly board: Board | string | undefined;
}

/** A board on which no letters lie yet. */
const blank = (width: number, height: number): Board => ({ width, height, tiles: [] });

/** The board to show: the view's, else the one that was given, else blank tiles; a text that is no board tells why. */
export function shownBoard({ view, board }: BoardSource): { readonly board: Board; readonly problem?: BoardProblem } {
  if (view) return { board: view.board ?? blank(view.config.width, view.config.height) };
  if (typeof board === 'object') return { board };
  if (board === undefined) return { board: blank(4, 4) };
  const read = parseBoard(board);
  return read.ok ? { board: read.value } : { board: blank(4, 4), problem: read.error };
}

const same = (a: Board, b: Board): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.tiles.length === b.tiles.length &&
  a.tiles.every((tile, cell) => tile === b.tiles[cell]);

/** The last board that was shown stays the very same object as long as it looks the same. */
export class BoardMemory {
  #last: ReturnType<typeof shownBoard> = { board: blank(4, 4) };
  #key: unknown;

  read(source: BoardSource): ReturnType<typeof shownBoard> {
    const key = source.view?.board ?? source.view ?? source.board;
    if (key === this.#key && key !== undefined) return this.#last;
    this.#key = key;
    const next = shownBoard(source);
    if (next.problem || this.#last.problem || !same(next.board, this.#last.board)) this.#last = next;
    return this.#last;
  }
}
