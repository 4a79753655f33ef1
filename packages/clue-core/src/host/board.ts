import { type Room, SUSPECTS } from '../cards.js';
import { passageOf, type SalonPlace } from '../salon/ring.js';
import type { SalonView } from '../salon/types.js';
import { capital, cardInText } from '../salon/words/names.js';
import type { Block } from './document.js';

/** The signs of the passages, as forums drew them. */
const SIGNS = ['@', '*'] as const;

/** The ring as rows, by the places in it; -1 is the corridor. The left side is one area longer than the right. */
const ROWS = [
  [0, 1, 2],
  [8, -1, 3],
  [7, -1, -1],
  [6, 5, 4],
] as const;

/** The board as a table, with everybody's place and the signs of the passages. */
export function boardTable(view: SalonView): Block {
  const standing = (place: SalonPlace): readonly string[] =>
    SUSPECTS.filter((suspect) => view.places[suspect] === place).map((suspect) => view.theme[suspect]);
  let isCorridorDrawn = false;
  const cell = (index: number): readonly string[] => {
    const area = view.ring[index];
    if (index >= 0 && area) return [areaName(view, area), ...standing(area)];
    if (isCorridorDrawn) return [];
    isCorridorDrawn = true;
    return [capital(view.theme.corridor), ...standing('corridor')];
  };
  return { type: 'table', rows: ROWS.map((row) => row.map(cell)) };
}

/** An area with the sign of its passage, where it has one. */
function areaName(view: SalonView, area: Room): string {
  const sign = SIGNS[view.passages.findIndex((ends) => ends.includes(area))];
  return sign === undefined ? view.theme[area] : `${view.theme[area]} (${sign})`;
}

/** The passages in words, one a line. */
export function passagesInWords(view: SalonView): readonly string[] {
  return view.passages.map(([from, to], i) => `${SIGNS[i] ?? '@'} ${view.theme[from]} – ${view.theme[to]}`);
}

/** Where the passage from a place leads, in words, if there is one. */
export function passageInWords(view: SalonView, place: SalonPlace): string | undefined {
  const to = passageOf(view, place);
  return to && cardInText(view, to);
}
