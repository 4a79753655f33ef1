import type { Seat } from '@games/kit';
import { cardsIn, faceUpCount, handSizes, type Kind, MOST_CARDS, NO_NOTES, type Notes, PLAYERS } from './notes.js';
import { type Moves, refit } from './refit.js';

/** The page that is filled in before a game, or when the table changes. */
export interface Setup {
  /** Players, cards and the own hand; the log is that of before. */
  readonly notes: Notes;
  /** By seat, where this player sat before. */
  readonly moves: Moves;
}

/** A page to change the table of notes. */
export function setupOf(notes: Notes): Setup {
  return { notes, moves: notes.players.map((_, seat) => seat) };
}

/** A page for another game at the same table. */
export function freshSetup(notes: Notes = NO_NOTES): Setup {
  return setupOf({ ...notes, hand: [], faceUp: [], log: [] });
}

/** The page with another number of players: the last ones leave, or new ones come. */
export function withCount({ notes, moves }: Setup, count: number): Setup {
  if (count < PLAYERS.min || count > PLAYERS.max) return { notes, moves };
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const isThere = (seat: Seat | null): Seat | null => (seat !== null && seat < count ? seat : null);
  return trimmed({
    notes: {
      ...notes,
      players: seats.map((seat) => notes.players[seat] ?? ''),
      me: isThere(notes.me),
      dealtFirst: notes.dealtFirst === null ? null : (isThere(notes.dealtFirst) ?? 0),
    },
    moves: seats.map((seat) => moves[seat] ?? null),
  });
}

/** The page with a player one place earlier in the order of turns; the first one goes to the end. */
export function withEarlier({ notes, moves }: Setup, seat: Seat): Setup {
  const other = (seat - 1 + moves.length) % moves.length;
  const swap = <T>(list: readonly T[]): T[] =>
    list.map((each, i) => (i === seat ? (list[other] ?? each) : i === other ? (list[seat] ?? each) : each));
  const follow = (one: Seat | null): Seat | null => (one === seat ? other : one === other ? seat : one);
  return trimmed({ notes: { ...notes, players: swap(notes.players), me: follow(notes.me) }, moves: swap(moves) });
}

/** The page with other fields. */
export function withNotes({ notes, moves }: Setup, patch: Partial<Notes>): Setup {
  return trimmed({ notes: { ...notes, ...patch }, moves });
}

/** The page with one more card of a kind. */
export function withCard(setup: Setup, kind: Kind): Setup {
  const { deck, names } = setup.notes;
  if (deck[kind].length >= MOST_CARDS[kind]) return setup;
  const taken = cardsIn({ deck });
  const prefix = kind.slice(0, -1);
  let number = 1;
  while (taken.includes(`${prefix}-${number}`)) number++;
  const id = `${prefix}-${number}`;
  return withNotes(setup, { deck: { ...deck, [kind]: [...deck[kind], id] }, names: { ...names, [id]: '' } });
}

/** The page without a card. */
export function withoutCard(setup: Setup, kind: Kind, card: string): Setup {
  const { deck, names } = setup.notes;
  if (deck[kind].length <= 1) return setup;
  const { [card]: _gone, ...rest } = names;
  return withNotes(setup, { deck: { ...deck, [kind]: deck[kind].filter((each) => each !== card) }, names: rest });
}

/** Cards that are gone, or more than a hand holds, are chosen no longer. */
function trimmed({ notes, moves }: Setup): Setup {
  const cards = cardsIn(notes);
  const size = notes.me === null ? 0 : (handSizes(notes)[notes.me] ?? 0);
  const hand = notes.hand.filter((card) => cards.includes(card)).slice(0, size);
  const faceUp = notes.faceUp.filter((card) => cards.includes(card)).slice(0, faceUpCount(notes));
  return { notes: { ...notes, hand, faceUp }, moves };
}

/** What is still to be done on the page. */
export type SetupProblem =
  | { readonly code: 'empty-name' }
  | { readonly code: 'same-name'; readonly name: string }
  | { readonly code: 'hand-short'; readonly missing: number }
  | { readonly code: 'face-up-short'; readonly missing: number };

/** Checks a page; `nameOf` gives a card's name as it is read. */
export function setupProblem({ notes }: Setup, nameOf: (card: string) => string): SetupProblem | undefined {
  const names = cardsIn(notes).map((card) => nameOf(card).trim());
  // A card of a table's own that has no name yet is called by its id.
  if (cardsIn(notes).some((card) => Object.hasOwn(notes.names, card) && notes.names[card]?.trim() === ''))
    return { code: 'empty-name' };
  const twice = names.find((name, i) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) < i);
  if (twice !== undefined) return { code: 'same-name', name: twice };
  const size = notes.me === null ? 0 : (handSizes(notes)[notes.me] ?? 0);
  if (notes.hand.length < size) return { code: 'hand-short', missing: size - notes.hand.length };
  const missing = faceUpCount(notes) - notes.faceUp.length;
  return missing > 0 ? { code: 'face-up-short', missing } : undefined;
}

/** The notes that a page makes: lines that do not fit the table any more are left out. */
export function notesOf({ notes, moves }: Setup): Notes {
  const names = Object.fromEntries(
    Object.entries(notes.names).flatMap(([card, name]) =>
      cardsIn(notes).includes(card) && name.trim() ? [[card, name.trim()]] : [],
    ),
  );
  const players = notes.players.map((name) => name.trim());
  return refit({ ...notes, names, players }, moves);
}
