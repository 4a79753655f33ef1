import { CLASSIC_DECK, type Deck, type Entry } from '@games/clue-core/deduce';
import type { Seat } from '@games/kit';

/** What a person writes down as the game goes on: a line of the log. */
export type LogEntry = Extract<Entry<string>, { type: 'suggestion' | 'accusation' | 'holds' | 'lacks' }>;

/** All that stands in a notebook. Plain JSON. */
export interface Notes {
  /** The cards that are played with, by id: 1 to 10 suspects, 1 to 10 weapons, 1 to 12 rooms. */
  readonly deck: Deck<string>;
  /** Names of a table's own for any of the cards; the others have the classic names. */
  readonly names: Readonly<Record<string, string>>;
  /** 2 to 6 names, in the order of turns; an empty one is called by number. */
  readonly players: readonly string[];
  /** Who writes; `null`: somebody who only watches. */
  readonly me: Seat | null;
  /** Who was dealt the first card, and so has one more where the cards do not come out even; `null`: the rest lies face up. */
  readonly dealtFirst: Seat | null;
  /** The writer's own cards. */
  readonly hand: readonly string[];
  /** Cards on the table that everybody sees. */
  readonly faceUp: readonly string[];
  /** What happened, in order. */
  readonly log: readonly LogEntry[];
}

/** The kinds of cards, as fields of a deck. */
export const KINDS = ['suspects', 'weapons', 'rooms'] as const;
/** A kind of cards. */
export type Kind = (typeof KINDS)[number];

/** So many cards a kind may have. */
export const MOST_CARDS: Readonly<Record<Kind, number>> = { suspects: 10, weapons: 10, rooms: 12 };
/** How many play. */
export const PLAYERS = { min: 2, max: 6 } as const;

/** A notebook in which nothing stands yet: three players, the classic cards. */
export const NO_NOTES: Notes = {
  deck: CLASSIC_DECK,
  names: {},
  players: ['', '', ''],
  me: 0,
  dealtFirst: 0,
  hand: [],
  faceUp: [],
  log: [],
};

/** The ids of all cards: suspects, weapons, rooms. */
export function cardsIn({ deck }: Pick<Notes, 'deck'>): readonly string[] {
  return [...deck.suspects, ...deck.weapons, ...deck.rooms];
}

/** How many cards are left when everybody has got the same number; three lie in the envelope. */
export function remainder({ deck, players }: Pick<Notes, 'deck' | 'players'>): number {
  return Math.max(0, cardsIn({ deck }).length - 3) % players.length;
}

/** How many cards lie face up. */
export function faceUpCount(notes: Pick<Notes, 'deck' | 'players' | 'dealtFirst'>): number {
  return notes.dealtFirst === null ? remainder(notes) : 0;
}

/** By seat, how many cards are held: dealt one by one, from whoever was dealt the first. */
export function handSizes(notes: Pick<Notes, 'deck' | 'players' | 'dealtFirst'>): readonly number[] {
  const { players, dealtFirst } = notes;
  const each = Math.floor(Math.max(0, cardsIn(notes).length - 3) / players.length);
  const extra = remainder(notes);
  return players.map((_, seat) => {
    if (dealtFirst === null) return each;
    return each + ((seat - dealtFirst + players.length) % players.length < extra ? 1 : 0);
  });
}

/** Who suggests next: the one after the last who did, passing over those who have accused wrongly. */
export function nextSeat({ players, log }: Pick<Notes, 'players' | 'log'>): Seat {
  const last = log.findLast(({ type }) => type === 'suggestion');
  const out = log.flatMap((entry) => (entry.type === 'accusation' && !entry.right ? [entry.seat] : []));
  const from = last?.type === 'suggestion' ? last.seat + 1 : 0;
  const order = players.map((_, i) => (from + i) % players.length);
  return order.find((seat) => !out.includes(seat)) ?? from % players.length;
}

/** Who is asked before `by` shows a card, or everybody else where nobody does. */
export function passedBefore(asker: Seat, by: Seat | null, players: number): readonly Seat[] {
  const order = Array.from({ length: players - 1 }, (_, i) => (asker + 1 + i) % players);
  return by === null ? order : order.slice(0, Math.max(0, order.indexOf(by)));
}
