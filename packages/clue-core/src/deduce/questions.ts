import type { Seat } from '@games/kit';
import { countBits } from './bits.js';
import type { Deal } from './draw.js';
import type { Table } from './problem.js';

/** Deals side by side, for asking many questions of all of them. */
export interface Worlds {
  readonly table: Table;
  readonly count: number;
  /** By seat, each deal's hand as bits. */
  readonly hands: readonly Int32Array[];
  /** Each deal's murder, by place in `murders`. */
  readonly murder: Int32Array;
  /** The murders that occur, as bits. */
  readonly murders: readonly number[];
  /** How much each deal counts; they sum to 1. */
  readonly weight: Float64Array;
}

/** What a question is worth to the one who asks. */
export interface Worth {
  /** In bits: by how much the uncertainty about the murder falls, on average. */
  readonly information: number;
  /** How likely it is that one murder is left after the answer. */
  readonly ending: number;
  /** How likely the likeliest murder will be, on average, after the answer: the chance of a good guess. */
  readonly guess: number;
  /** How likely it is that nobody can show a card. */
  readonly unanswered: number;
}

/** Puts deals side by side. */
export function worldsOf(table: Table, deals: readonly Deal[], weights?: Float64Array): Worlds {
  const hands = Array.from({ length: table.envelope - 1 }, () => new Int32Array(deals.length));
  const murder = new Int32Array(deals.length);
  const murders: number[] = [];
  const known = new Map<number, number>();
  for (const [i, deal] of deals.entries()) {
    let bits = 0;
    for (let card = 0; card < deal.length; card++) {
      const hand = hands[deal[card] as number];
      if (deal[card] === table.envelope) bits |= 1 << card;
      else if (hand) hand[i] = (hand[i] as number) | (1 << card);
    }
    const at = known.get(bits) ?? murders.push(bits) - 1;
    known.set(bits, at);
    murder[i] = at;
  }
  const weight = weights ?? new Float64Array(deals.length).fill(1 / deals.length);
  return { table, count: deals.length, hands, murder, murders, weight };
}

/**
 * Makes a judge of questions: what each answer says of the murder, over all worlds. Of several cards to show each is as
 * likely as the others.
 *
 * @param isSample - whether the worlds are a sample: then entropies are corrected (Miller 1955), and one murder that is left
 * must have been seen a few times to count
 */
export function judgeOf(
  worlds: Worlds,
  isSample: boolean,
): (order: readonly Seat[], cards: readonly number[]) => Worth {
  const { count, hands, murder, murders, weight } = worlds;
  const size = murders.length;
  const cells = new Float64Array((hands.length * 3 + 1) * size);
  const total = new Float64Array(size);
  for (let i = 0; i < count; i++)
    total[murder[i] as number] = (total[murder[i] as number] as number) + (weight[i] as number);
  const before = entropy(total, 0, size, 1);
  const few = isSample ? 4 / count : 0;
  return (order, cards) => {
    cells.fill(0);
    const [first = 0, second = 0, third = 0] = cards.map((card) => 1 << card);
    const asked = first | second | third;
    const others = order.map((seat) => ({ hand: hands[seat] as Int32Array, from: (seat * 3 + 1) * size }));
    for (let i = 0; i < count; i++) {
      const at = murder[i] as number;
      let shown = 0;
      let from = 0;
      for (const other of others) {
        shown = (other.hand[i] as number) & asked;
        from = other.from;
        if (shown !== 0) break;
      }
      if (shown === 0) {
        cells[at] = (cells[at] as number) + (weight[i] as number);
        continue;
      }
      const share = (shown & (shown - 1)) === 0 ? (weight[i] as number) : (weight[i] as number) / countBits(shown);
      const cell = from + at;
      if (shown & first) cells[cell] = (cells[cell] as number) + share;
      if (shown & second) cells[cell + size] = (cells[cell + size] as number) + share;
      if (shown & third) cells[cell + 2 * size] = (cells[cell + 2 * size] as number) + share;
    }
    return summarize(cells, size, before, few, isSample ? count : 0);
  };
}

function summarize(cells: Float64Array, size: number, before: number, few: number, sample: number): Worth {
  let after = 0;
  let ending = 0;
  let guess = 0;
  let unanswered = 0;
  let answers = 0;
  let joint = 0;
  for (let from = 0; from < cells.length; from += size) {
    let sum = 0;
    let kinds = 0;
    let most = 0;
    for (let at = from; at < from + size; at++) {
      const share = cells[at] as number;
      if (share <= 0) continue;
      sum += share;
      kinds++;
      if (share > most) most = share;
    }
    if (from === 0) unanswered = sum;
    if (kinds === 0) continue;
    answers++;
    guess += most;
    joint += kinds;
    if (kinds === 1) ending += sum > few ? sum : 0;
    else after += sum * entropy(cells, from, from + size, sum);
  }
  const correction = sample > 0 ? (joint - answers - size + 1) / (2 * sample * Math.LN2) : 0;
  const information = before - after - Math.max(0, correction);
  // Sums of shares are rounded: a certainty is said as one.
  return {
    information: information < 1e-9 ? 0 : information,
    ending: Math.min(1, ending),
    guess: Math.min(1, guess),
    unanswered: Math.min(1, unanswered),
  };
}

function entropy(shares: Float64Array, from: number, to: number, sum: number): number {
  let bits = 0;
  for (let at = from; at < to; at++) {
    const share = shares[at] as number;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits / sum + Math.log2(sum);
}
