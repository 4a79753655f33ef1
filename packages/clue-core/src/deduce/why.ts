import type { Seat } from '@games/kit';
import type { Card } from '../cards.js';
import { bitsOf } from './bits.js';
import { findFit, irreducible, smallestClash } from './clash.js';
import { cardsOfDeck, type Fact, holderAt, type Table } from './problem.js';
import type { Holder, Knowledge, Triple } from './types.js';

/**
 * A part of an entry that a conclusion needs. `entry` is its place in `knowledge.entries`.
 *
 * @typeParam C - the ids of the cards
 */
export type Reason<C extends string = Card> =
  | { readonly type: 'holds' | 'lacks'; readonly entry: number; readonly holder: Holder; readonly cards: readonly C[] }
  /** The seat holds one of these cards. */
  | { readonly type: 'shows'; readonly entry: number; readonly holder: Seat; readonly cards: readonly C[] }
  /** Not these three together. */
  | ({ readonly type: 'wrong'; readonly entry: number } & Triple<C>);

/**
 * Why a card must be, or cannot be, with a holder. `whyText` says it in words.
 *
 * @typeParam C - the ids of the cards
 */
export interface Why<C extends string = Card> {
  /** What it is about. */
  readonly card: C;
  /** Where. */
  readonly holder: Holder;
  /** `true`: the card is there. `false`: it is not. */
  readonly isThere: boolean;
  /** The fewest entries that force it, by place in `knowledge.entries`; none where the number of cards is enough. */
  readonly entries: readonly number[];
  /** What these entries contribute, without what is not needed, in the order of the entries. */
  readonly reasons: readonly Reason<C>[];
  /** Whether no fewer entries would do; else there are merely none too many. */
  readonly isSmallest: boolean;
}

/** Finds the fewest entries that force a conclusion, and what of them is needed. */
export function whyOf<C extends string>(
  knowledge: Knowledge<C>,
  table: Table,
  facts: readonly Fact[],
  card: number,
  holder: number,
  isThere: boolean,
): Why<C> | undefined {
  const against = { card, holder, isThere: !isThere };
  const clash = smallestClash(table, facts, against);
  if (!clash) return undefined;
  const given = facts.filter(({ entry }) => clash.entries.includes(entry));
  const needed = irreducible(given, (some) => !findFit(table, some, against));
  const cards = cardsOfDeck(knowledge);
  return {
    card: cards[card] as C,
    holder: holderAt(table, holder),
    isThere,
    entries: clash.entries,
    reasons: reasonsOf(needed, cards, table),
    isSmallest: clash.isSmallest,
  };
}

/** Facts in terms of cards, those of one entry and holder as one. */
function reasonsOf<C extends string>(facts: readonly Fact[], cards: readonly C[], table: Table): readonly Reason<C>[] {
  const reasons: Reason<C>[] = [];
  const id = (card: number): C => cards[card] as C;
  for (const fact of facts) {
    const { entry } = fact;
    if (fact.type === 'wrong') {
      const [suspect, weapon, room] = fact.cards.map(id) as [C, C, C];
      reasons.push({ type: 'wrong', entry, suspect, weapon, room });
    } else if (fact.type === 'shows') {
      reasons.push({ type: 'shows', entry, holder: fact.holder, cards: bitsOf(fact.cards).map(id) });
    } else {
      const holder = holderAt(table, fact.holder);
      const at = reasons.findIndex((one) => one.type === fact.type && one.entry === entry && one.holder === holder);
      const before = reasons[at];
      if (before && before.type === fact.type) reasons[at] = { ...before, cards: [...before.cards, id(fact.card)] };
      else reasons.push({ type: fact.type, entry, holder, cards: [id(fact.card)] });
    }
  }
  return reasons;
}
