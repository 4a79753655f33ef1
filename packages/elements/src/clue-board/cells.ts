import {
  type ClueView,
  isRoom,
  type Place,
  ROOMS,
  type Square,
  SUSPECTS,
  type Suspect,
  squareAt,
} from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardLayout } from './board-layout.js';
import type { Choice } from './choices.js';
import type { BoardWords } from './words.js';

/** What the cells need: they lie over the drawing, invisible, for hands, keys and screen readers. */
export interface CellContext {
  readonly layout: BoardLayout;
  readonly places: ClueView['places'];
  readonly choices: readonly Choice[];
  readonly active: Square;
  readonly readonly: boolean;
  readonly words: BoardWords;
}

/** All squares by name, row by row. */
export function cellRows(context: CellContext): readonly TemplateResult[] {
  const { board } = context.layout;
  const belongs = placesOf(context.layout);
  return Array.from(
    { length: board.rows },
    (_, row) =>
      html`<div class="row" role="row">
        ${Array.from({ length: board.columns }, (_each, column) => {
          const square = squareAt({ row, column });
          return html`<div
            class="cell"
            role=${context.readonly ? 'cell' : 'gridcell'}
            aria-label=${cellLabel(context, square, belongs.get(square))}
            tabindex=${context.readonly ? nothing : square === context.active ? 0 : -1}
            data-square=${square}
          ></div>`;
        })}
      </div>`,
  );
}

const known = new WeakMap<BoardLayout, ReadonlyMap<Square, Place>>();

function placesOf(layout: BoardLayout): ReadonlyMap<Square, Place> {
  const before = known.get(layout);
  if (before) return before;
  const { board } = layout;
  const places = new Map<Square, Place>([
    ...board.squares.map((square) => [square, square] as const),
    ...board.middle.map((square) => [square, 'middle'] as const),
    ...ROOMS.flatMap((room) => board.rooms[room].map((square) => [square, room] as const)),
  ]);
  known.set(layout, places);
  return places;
}

/** What a screen reader says of a square: its name, what it is, who stands there, what can be done. */
function cellLabel({ layout, places, choices, words }: CellContext, square: Square, place: Place | undefined): string {
  if (place === undefined) return `${square}, ${words.wall}`;
  const { starts, doors } = layout.board;
  const here = SUSPECTS.filter((suspect) => places[suspect] === place);
  const start = SUSPECTS.find((suspect: Suspect) => starts[suspect] === square);
  const door = doors.find(({ inside }) => inside === square);
  const way = doors.find(({ outside }) => outside === square);
  const choice = choices.find(({ to }) => to === place);
  const what = place === 'middle' ? words.middle : isRoom(place) ? words.cards[place] : words.corridor;
  return [
    square,
    what,
    ...(door || way ? [words.door((door ?? way)?.room ?? 'hall')] : []),
    ...(start ? [words.start(start)] : []),
    ...(here.length > 0 ? [words.here(here)] : []),
    ...(choice ? [words.canGo(choice)] : []),
  ].join(', ');
}
