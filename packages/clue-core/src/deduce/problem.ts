import type { Seat } from '@games/kit';
import type { Entry, Holder, Knowledge } from './types.js';

/**
 * The least that an entry says. Cards and holders are numbers here: cards in the order of the deck, holders seat by seat,
 * then the table, then the envelope; sets of either are the bits of a number.
 */
export type Fact =
  | { readonly type: 'holds' | 'lacks'; readonly entry: number; readonly card: number; readonly holder: number }
  /** The seat holds one of these cards at least. */
  | { readonly type: 'shows'; readonly entry: number; readonly holder: Seat; readonly cards: number }
  /** Not these three together. */
  | { readonly type: 'wrong'; readonly entry: number; readonly cards: readonly [number, number, number] };

/** What does not depend on the entries. */
export interface Table {
  /** How many cards. */
  readonly cards: number;
  /** By card: 0 suspect, 1 weapon, 2 room. */
  readonly category: readonly number[];
  /** By category, its cards. */
  readonly kinds: readonly [readonly number[], readonly number[], readonly number[]];
  /** By seat, then the table: how many cards it holds. */
  readonly capacity: readonly number[];
  /** The number of the envelope as a holder: one after the table. */
  readonly envelope: number;
}

/** The ids of a deck, in its order: the numbers of cards are places in this list. */
export function cardsOfDeck<C extends string>({ deck }: Knowledge<C>): readonly C[] {
  return [...deck.suspects, ...deck.weapons, ...deck.rooms];
}

/** Reads what does not depend on the entries. */
export function tableOf<C extends string>({ deck, hands }: Knowledge<C>): Table {
  const sizes = [deck.suspects.length, deck.weapons.length, deck.rooms.length];
  const category = sizes.flatMap((size, kind) => Array.from({ length: size }, () => kind));
  const kindOf = (kind: number): number[] => category.flatMap((one, card) => (one === kind ? [card] : []));
  const held = hands.reduce((sum, hand) => sum + hand, 0);
  return {
    cards: category.length,
    category,
    kinds: [kindOf(0), kindOf(1), kindOf(2)],
    capacity: [...hands, category.length - 3 - held],
    envelope: hands.length + 1,
  };
}

/** The number of a holder. */
export function holderIndex(table: Table, holder: Holder): number {
  if (holder === 'envelope') return table.envelope;
  return holder === 'table' ? table.envelope - 1 : holder;
}

/** The holder with a number. */
export function holderAt(table: Table, index: number): Holder {
  if (index === table.envelope) return 'envelope';
  return index === table.envelope - 1 ? 'table' : index;
}

/** Takes all entries apart. */
export function factsOf<C extends string>(knowledge: Knowledge<C>, table: Table): readonly Fact[] {
  const index = new Map(cardsOfDeck(knowledge).map((card, i) => [card, i]));
  const at = (card: C): number => index.get(card) as number;
  return knowledge.entries.flatMap((entry, i) => factsOfEntry(entry, i, at, table));
}

function factsOfEntry<C extends string>(
  entry: Entry<C>,
  i: number,
  at: (card: C) => number,
  table: Table,
): readonly Fact[] {
  const placed = (type: 'holds' | 'lacks', card: C, holder: Holder): Fact => ({
    type,
    entry: i,
    card: at(card),
    holder: holderIndex(table, holder),
  });
  const holds = (card: C, holder: Holder): Fact => placed('holds', card, holder);
  switch (entry.type) {
    case 'hand':
      return entry.cards.map((card) => holds(card, entry.seat));
    case 'faceUp':
      return entry.cards.map((card) => holds(card, 'table'));
    case 'holds':
    case 'lacks':
      return [placed(entry.type, entry.card, entry.holder)];
    case 'accusation': {
      const cards = [entry.suspect, entry.weapon, entry.room];
      if (entry.right) return cards.map((card) => holds(card, 'envelope'));
      return [{ type: 'wrong', entry: i, cards: [at(entry.suspect), at(entry.weapon), at(entry.room)] }];
    }
    case 'suggestion': {
      const cards = [entry.suspect, entry.weapon, entry.room];
      const lacks = entry.passed.flatMap((seat) => cards.map((card) => placed('lacks', card, seat)));
      if (entry.by === undefined || entry.by === null) return lacks;
      if (entry.card !== undefined) return [...lacks, holds(entry.card, entry.by)];
      const shown = cards.reduce((bits, card) => bits | (1 << at(card)), 0);
      return [...lacks, { type: 'shows', entry: i, holder: entry.by, cards: shown }];
    }
  }
}

/** Sets of cards and holders as constraints on a deal: what counting and searching work from. */
export interface Problem {
  readonly table: Table;
  /** By card, the holders it may be with, as bits. */
  readonly allowed: Int32Array;
  /** One of these cards is the seat's. */
  readonly clauses: readonly { readonly holder: number; readonly cards: number }[];
  /** Not these three together in the envelope. */
  readonly wrong: readonly (readonly [number, number, number])[];
}

/** Puts facts together. A card that is said to be in two places is left without any. */
export function problemOf(table: Table, facts: Iterable<Fact>): Problem {
  const everywhere = 2 ** (table.envelope + 1) - 1;
  const allowed = new Int32Array(table.cards).fill(everywhere);
  const clauses: { holder: number; cards: number }[] = [];
  const wrong: (readonly [number, number, number])[] = [];
  for (const fact of facts) {
    if (fact.type === 'shows') clauses.push({ holder: fact.holder, cards: fact.cards });
    else if (fact.type === 'wrong') wrong.push(fact.cards);
    else {
      const bit = 1 << fact.holder;
      allowed[fact.card] = (allowed[fact.card] as number) & (fact.type === 'holds' ? bit : ~bit);
    }
  }
  return { table, allowed, clauses, wrong };
}
