import type { Cursor } from '@games/rng';
import type { Deal } from './draw.js';
import type { Settled } from './settle.js';

/** By holder, its cards as bits: a deal in which a "one of these" is seen to be true at a glance. */
type Hands = Int32Array;

/** A deal under way: by card its holder, by holder its cards. */
export interface Walker {
  readonly deal: Deal;
  readonly hands: Hands;
}

/** Makes a walker of a deal. */
export function walkerOf({ table }: Settled, deal: Deal): Walker {
  const hands = new Int32Array(table.envelope + 1);
  for (const [card, holder] of deal.entries()) hands[holder] = (hands[holder] as number) | (1 << card);
  return { deal: deal.slice(), hands };
}

/** A copy that goes its own way. */
export function copyOf({ deal, hands }: Walker): Walker {
  return { deal: deal.slice(), hands: hands.slice() };
}

/**
 * Makes what takes a walker from deal to deal: two or three unsettled cards change places, and where that breaks nothing, they
 * stay there. Each step is as likely as its way back, so deals that were each as likely as any other remain so (Metropolis
 * 1953, with every deal of one weight).
 *
 * @param settled - what must be true of every deal
 */
export function walk(settled: Settled): (walker: Walker, steps: number, cursor: Cursor) => void {
  const { table, place, allowed, clauses } = settled;
  const { envelope, category } = table;
  const cards = [...place.keys()].filter((card) => (place[card] as number) < 0);
  const told: number[][] = Array.from({ length: envelope + 1 }, () => []);
  for (const { holder, cards: one } of clauses) told[holder]?.push(one);
  const wrong = settled.wrong.map((three) => three.reduce((bits, card) => bits | (1 << card), 0));
  const may = (card: number, holder: number, from: number): boolean =>
    (((allowed[card] as number) >>> holder) & 1) === 1 && (holder !== envelope || category[card] === category[from]);
  const fits = (holder: number, hand: number): boolean => {
    if (holder === envelope) return !wrong.includes(hand);
    for (const one of told[holder] as number[]) if ((hand & one) === 0) return false;
    return true;
  };
  const last = cards.length - 1;
  return ({ deal, hands }, steps, cursor) => {
    if (last < 1) return;
    for (let step = 0; step < steps; step++) {
      const a = cards[cursor.nextInt(0, last)] as number;
      const b = cards[cursor.nextInt(0, last)] as number;
      const [ofA, ofB] = [deal[a] as number, deal[b] as number];
      if (ofA === ofB) continue;
      if ((step & 1) === 0) {
        if (!may(a, ofB, b) || !may(b, ofA, a)) continue;
        const both = (1 << a) | (1 << b);
        const [handA, handB] = [(hands[ofA] as number) ^ both, (hands[ofB] as number) ^ both];
        if (!fits(ofA, handA) || !fits(ofB, handB)) continue;
        deal[a] = ofB;
        deal[b] = ofA;
        hands[ofA] = handA;
        hands[ofB] = handB;
        continue;
      }
      const c = cards[cursor.nextInt(0, last)] as number;
      const ofC = deal[c] as number;
      if (ofC === ofA || ofC === ofB || !may(a, ofB, b) || !may(b, ofC, c) || !may(c, ofA, a)) continue;
      const handA = (hands[ofA] as number) ^ ((1 << a) | (1 << c));
      const handB = (hands[ofB] as number) ^ ((1 << b) | (1 << a));
      const handC = (hands[ofC] as number) ^ ((1 << c) | (1 << b));
      if (!fits(ofA, handA) || !fits(ofB, handB) || !fits(ofC, handC)) continue;
      deal[a] = ofB;
      deal[b] = ofC;
      deal[c] = ofA;
      hands[ofA] = handA;
      hands[ofB] = handB;
      hands[ofC] = handC;
    }
  };
}
