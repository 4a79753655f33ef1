import type { Problem, Table } from './problem.js';

/**
 * Whether any deal fits, and one that does. A matching of cards to places finds a deal that respects who may hold what and how
 * many; where it breaks a "one of these" or a wrong accusation, the search branches on whose card mends it. A matching sees at
 * once what a search by cards finds last: three cards for two places.
 *
 * @returns by card, its holder; `undefined` when no deal fits
 */
export function findDeal(problem: Problem, hint?: Int8Array): Int8Array | undefined {
  return search(problem, problem.allowed, hint ?? new Int8Array(problem.table.cards).fill(-1));
}

/** Whether a deal fits in which one card is, or is not, with a holder. */
export function findDealWith(
  problem: Problem,
  card: number,
  holder: number,
  isThere: boolean,
  hint?: Int8Array,
): Int8Array | undefined {
  const bit = 1 << holder;
  return findDeal({ ...problem, allowed: narrowed(problem.allowed, card, isThere ? bit : ~bit) }, hint);
}

function narrowed(allowed: Int32Array, card: number, bits: number): Int32Array {
  const next = allowed.slice();
  next[card] = (next[card] as number) & bits;
  return next;
}

function search(problem: Problem, allowed: Int32Array, hint: Int8Array): Int8Array | undefined {
  const deal = match(problem.table, allowed, hint);
  if (!deal) return undefined;
  const isAt = (card: number, holder: number): boolean => deal[card] === holder;
  for (const { holder, cards } of problem.clauses) {
    const options: number[] = [];
    for (let card = 0; card < allowed.length; card++) if ((cards >>> card) & 1) options.push(card);
    if (!options.some((card) => isAt(card, holder))) return branch(problem, allowed, deal, options, holder, true);
  }
  const { envelope } = problem.table;
  const broken = problem.wrong.find((cards) => cards.every((card) => isAt(card, envelope)));
  return broken ? branch(problem, allowed, deal, broken, envelope, false) : deal;
}

/** Tries one card after the other with (or without) the holder, those before it the other way round, so that no deal is looked at twice. */
function branch(
  problem: Problem,
  allowed: Int32Array,
  deal: Int8Array,
  cards: readonly number[],
  holder: number,
  isThere: boolean,
): Int8Array | undefined {
  const bit = 1 << holder;
  let rest = allowed;
  for (const card of cards) {
    const now = narrowed(rest, card, isThere ? bit : ~bit);
    const found = now[card] === 0 ? undefined : search(problem, now, deal);
    if (found) return found;
    rest = narrowed(rest, card, isThere ? ~bit : bit);
    if (rest[card] === 0) return undefined;
  }
  return undefined;
}

/** A deal that respects who may hold what and how many, by augmenting paths (Berge 1957); starts from a deal that nearly does. */
function match(table: Table, allowed: Int32Array, hint: Int8Array): Int8Array | undefined {
  const { cards, envelope, category, capacity } = table;
  const places = envelope + 3;
  const deal = new Int8Array(cards).fill(-1);
  const left = new Int8Array(places).fill(1);
  for (let holder = 0; holder < envelope; holder++) left[holder] = capacity[holder] as number;
  /** The envelope is three places, one a kind. */
  const placeOf = (card: number, holder: number): number =>
    holder === envelope ? envelope + (category[card] as number) : holder;
  for (let card = 0; card < cards; card++) {
    const holder = hint[card] as number;
    if (holder < 0 || ((allowed[card] as number) & (1 << holder)) === 0) continue;
    const place = placeOf(card, holder);
    if ((left[place] as number) === 0) continue;
    left[place] = (left[place] as number) - 1;
    deal[card] = place;
  }
  let seen = 0;
  const seat = (card: number): boolean => {
    let options = allowed[card] as number;
    for (; options !== 0; options &= options - 1) {
      const place = placeOf(card, 31 - Math.clz32(options & -options));
      if ((seen >>> place) & 1) continue;
      seen |= 1 << place;
      if ((left[place] as number) > 0) {
        left[place] = (left[place] as number) - 1;
        deal[card] = place;
        return true;
      }
      for (let other = 0; other < cards; other++) {
        if (deal[other] !== place || !seat(other)) continue;
        deal[card] = place;
        return true;
      }
    }
    return false;
  };
  for (let card = 0; card < cards; card++) {
    if ((deal[card] as number) >= 0) continue;
    seen = 0;
    if (!seat(card)) return undefined;
  }
  for (let card = 0; card < cards; card++) if ((deal[card] as number) > envelope) deal[card] = envelope;
  return deal;
}
