import { CARDS, type Card, type ClueView, type Suspect } from '@games/clue-core';
import type { SalonView } from '@games/clue-core/salon';
import { html, type TemplateResult } from 'lit';
import { emptyView } from '../clue-board/empty-view.js';
import { markGrid } from '../clue-sheet/mark-grid.js';
import { type Mark, markOf, type Notes, nextMark, withCleared, withMark } from '../clue-sheet/marks.js';
import { cellOf } from '../clue-sheet/named.js';
import { stepInGrid } from '../shared/grid.js';
import { suspectOf } from './seats.js';
import type { SalonWords } from './words.js';

/** The sheet's seats are those of the classic game, which has no host on seat 0. */
const classicSeat = (seat: number): number => seat - 1;

/** As much of a salon view as the classic sheet reads: who sits where, the own hand, what was shown to its owner. */
export function sheetView(view: SalonView): ClueView {
  const players = view.seats.flatMap((seat, i) => {
    if (seat.role === 'host') return [];
    const { name } = seat;
    return [{ suspect: suspectOf(view, i) as Suspect, cards: seat.cards, ...(name !== undefined && { name }) }];
  });
  const log = view.log.flatMap((event) =>
    event.type === 'shown' ? [{ ...event, seat: classicSeat(event.seat), to: classicSeat(event.to) }] : [],
  );
  return {
    ...emptyView(),
    me: view.me === null ? null : classicSeat(view.me),
    players,
    hand: view.hand,
    log: log as ClueView['log'],
  };
}

/** The cards that cannot be the solution as far as the sheet says: known ones, and those the person has ticked off. */
export function clearedOn(view: SalonView, notes: Notes): ReadonlySet<Card> {
  const shown = view.log.flatMap((event) => (event.type === 'shown' && event.to === view.me ? [event.card] : []));
  return new Set([...view.hand, ...shown, ...notes.cleared]);
}

/** Marks by key, as on the classic sheet. */
const KEYS: Readonly<Record<string, Mark>> = { x: 'no', y: 'yes', v: 'yes', '?': 'maybe', Backspace: '', Delete: '' };

/** The sheet, and what it tells. */
export interface SheetOptions {
  readonly view: SalonView;
  readonly notes: Notes;
  readonly words: SalonWords;
  readonly active: { readonly row: number; readonly column: number };
  readonly note: (notes: Notes) => void;
  readonly moveTo: (active: { readonly row: number; readonly column: number }) => void;
}

/** The detective's sheet: what the view proves stands there, the rest is the person's own. */
export function sheetTemplate({ view, notes, words, active, note, moveTo }: SheetOptions): TemplateResult {
  const classic = sheetView(view);
  const mark = (card: Card, seat: number, change: (before: Mark) => Mark): void => {
    const { mark: before, known } = markOf(classic, notes, card, seat);
    if (!known) note(withMark(notes, card, seat, change(before)));
  };
  return html`${markGrid({
    view: classic,
    words: { ...words.sheetWords, cards: view.theme },
    notes,
    active,
    tick: (card, ticked) => note(withCleared(notes, card, ticked)),
    click: (event) => {
      const { card, holder } = cellOf(event.target) ?? {};
      if (card === undefined || typeof holder !== 'number') return;
      moveTo({ row: CARDS.indexOf(card), column: holder });
      mark(card, holder, nextMark);
    },
    keydown: (event) => {
      const { card, holder } = cellOf(event.target) ?? {};
      if (card === undefined || typeof holder !== 'number' || event.altKey || event.ctrlKey || event.metaKey) return;
      const size = { rows: CARDS.length, columns: classic.players.length };
      const place = stepInGrid(event, { row: CARDS.indexOf(card), column: holder }, size);
      const key = KEYS[event.key];
      if (place) moveTo(place);
      else if (key !== undefined) mark(card, holder, () => key);
      else return;
      event.preventDefault();
    },
  })}
    <p class="legend">${words.sheetWords.legend}</p>`;
}
