import type { Seat } from '@games/kit';
import { CARDS, CATEGORIES, type Card, cardsOf, categoryOf, type Murder, ROOMS, SUSPECTS, WEAPONS } from '../cards.js';
import type { ClueView } from '../types.js';

/** Who may hold a card: a seat, or the envelope. */
export type Holder = Seat | 'envelope';

/** A detective's sheet: for every card, who may still hold it. */
export type Sheet = ReadonlyMap<Card, ReadonlySet<Holder>>;

type Notes = Map<Card, Set<Holder>>;

/** "One of these is hers": a suggestion that she disproved with a card that was not seen. */
interface Clause {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/**
 * What one seat can tell by elimination: cards seen, players who passed, hands that are full or just big enough, and "one of
 * three" with two of them excluded, until nothing new follows. Sound, not complete: `@games/clue-core/deduce` is exact.
 *
 * @param view - what the seat sees
 * @returns the sheet
 */
export function readSheet(view: ClueView): Sheet {
  const seats = view.players.map((_, seat) => seat);
  const notes: Notes = new Map(CARDS.map((card) => [card, new Set<Holder>(['envelope', ...seats])]));
  const give = (card: Card, holder: Holder): void => {
    notes.set(card, new Set(notes.get(card)?.has(holder) ? [holder] : []));
  };
  for (const card of view.faceUp) notes.set(card, new Set());
  for (const card of CARDS) {
    if (view.hand.includes(card) && view.me !== null) give(card, view.me);
    else if (view.me !== null) notes.get(card)?.delete(view.me);
  }
  const clauses: Clause[] = [];
  let asked: Murder | undefined;
  for (const event of view.log) {
    if (event.type === 'suggested') asked = event;
    if (event.type === 'shown' && event.seat !== view.me) give(event.card, event.seat);
    if (event.type === 'passed' && asked) for (const card of cardsOf(asked)) notes.get(card)?.delete(event.seat);
    if (event.type === 'disproved' && asked) clauses.push({ seat: event.seat, cards: cardsOf(asked) });
  }
  while (eliminate(view, notes, clauses));
  return notes;
}

/** One round of elimination; whether anything new followed. */
function eliminate(view: ClueView, notes: Notes, clauses: readonly Clause[]): boolean {
  const before = size(notes);
  const isOnly = (card: Card, holder: Holder): boolean => notes.get(card)?.size === 1 && !!notes.get(card)?.has(holder);
  const give = (card: Card, holder: Holder): void => {
    notes.set(card, new Set([holder]));
  };
  /** If just as many cards may be the holder's as are, they all are; if all are known, no other is. */
  const settle = (holder: Holder, cards: readonly Card[], count: number): void => {
    const known = cards.filter((card) => isOnly(card, holder));
    const possible = cards.filter((card) => notes.get(card)?.has(holder));
    if (known.length === count) for (const card of possible) if (!isOnly(card, holder)) notes.get(card)?.delete(holder);
    if (possible.length === count) for (const card of possible) give(card, holder);
  };
  view.players.forEach(({ cards }, seat) => {
    settle(seat, CARDS, cards);
  });
  for (const category of CATEGORIES) {
    settle(
      'envelope',
      CARDS.filter((card) => categoryOf(card) === category),
      1,
    );
  }
  for (const { seat, cards } of clauses) {
    const possible = cards.filter((card) => notes.get(card)?.has(seat));
    if (possible.length === 1 && possible[0]) give(possible[0], seat);
  }
  return size(notes) < before;
}

function size(notes: Notes): number {
  let sum = 0;
  for (const holders of notes.values()) sum += holders.size;
  return sum;
}

/**
 * The murders that a sheet leaves open, but for those that an accusation has shown to be wrong: one triple each, not three
 * cards.
 */
export function openMurders(sheet: Sheet, view: ClueView): readonly Murder[] {
  const isOpen = (card: Card): boolean => sheet.get(card)?.has('envelope') === true;
  const wrong = view.log.flatMap((event) => (event.type === 'accused' ? [cardsOf(event).join()] : []));
  const [suspects, weapons, rooms] = [SUSPECTS.filter(isOpen), WEAPONS.filter(isOpen), ROOMS.filter(isOpen)];
  const open = suspects.flatMap((suspect) =>
    weapons.flatMap((weapon) => rooms.map((room) => ({ suspect, weapon, room }))),
  );
  return wrong.length === 0 ? open : open.filter((murder) => !wrong.includes(cardsOf(murder).join()));
}
