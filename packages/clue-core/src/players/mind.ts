import type { Seat } from '@games/kit';
import type { SeedValue } from '@games/rng';
import type { Card } from '../cards.js';
import { type Deduction, workOut } from '../deduce/deduce.js';
import { cardsOfDeck } from '../deduce/problem.js';
import { judgeOf, type Worlds, type Worth, worldsOf } from '../deduce/questions.js';
import type { Knowledge, Triple } from '../deduce/types.js';
import { seatsAfter } from '../suggestion.js';
import { type Asked, likelihood } from './habits.js';

/** What a player makes of what it knows. */
export interface Mind {
  readonly knowledge: Knowledge;
  readonly seat: Seat;
  readonly deduction: Deduction;
  /** Deals that fit, as likely as habits make them. */
  readonly worlds: Worlds;
  /** The murders in these deals, the likeliest first. */
  readonly murders: readonly { readonly murder: Triple; readonly chance: number }[];
  /** What a suggestion is worth to this player. */
  judge(suggestion: Triple): Worth;
}

/** Deals that are all tried, and the deals that are drawn where there are more. */
const FEW = 3000;
const SAMPLES = 1500;

/**
 * Deduces, and weighs what remains.
 *
 * @param isOnBoard - whether a suggestion names the room that was reached, not any
 * @param isReading - whether what others ask is read by their habits; else every deal is as likely as any other
 */
export function makeMind(
  knowledge: Knowledge,
  seat: Seat,
  isReading: boolean,
  seed: SeedValue,
  isOnBoard = false,
): Mind | undefined {
  const { work, ...deduction } = workOut(knowledge);
  if (!work) return undefined;
  const all = deduction.isExact ? work.list(FEW) : undefined;
  const plain = worldsOf(work.table, all ?? work.draw(SAMPLES, seed));
  const worlds = isReading ? { ...plain, weight: weigh(plain, knowledge, seat, isOnBoard) } : plain;
  const cards = cardsOfDeck(knowledge);
  const index = new Map(cards.map((card, i) => [card, i]));
  const order = seatsAfter(seat, knowledge.hands.length);
  const judge = judgeOf(worlds, all === undefined);
  return {
    knowledge,
    seat,
    deduction,
    worlds,
    murders: murdersOf(worlds, cards),
    judge: ({ suspect, weapon, room }) =>
      judge(
        order,
        [suspect, weapon, room].map((card) => index.get(card) as number),
      ),
  };
}

/** What players ask tells what they hold. */
function weigh({ hands, count }: Worlds, knowledge: Knowledge, me: Seat, isOnBoard: boolean): Float64Array {
  const weight = new Float64Array(count).fill(1);
  for (const [seat, own] of hands.entries()) {
    if (seat === me) continue;
    const asked = askedBy(knowledge, seat);
    if (asked.length === 0) continue;
    for (let i = 0; i < count; i++) weight[i] = (weight[i] as number) * likelihood(asked, own[i] as number, isOnBoard);
  }
  const sum = weight.reduce((total, one) => total + one, 0);
  return weight.map((one) => one / sum);
}

function askedBy(knowledge: Knowledge, seat: Seat): readonly Asked[] {
  const index = new Map(cardsOfDeck(knowledge).map((card, i) => [card, i]));
  const bit = (card: Card): number => 1 << (index.get(card) as number);
  return knowledge.entries.flatMap((entry, at) => {
    if (entry.type !== 'suggestion' || entry.seat !== seat) return [];
    const isOpen = (entry.by ?? null) === null && entry.passed.length === knowledge.hands.length - 1;
    const next = knowledge.entries[at + 1];
    const isQuiet = isOpen && next !== undefined && !(next.type === 'accusation' && next.seat === seat);
    return [{ things: bit(entry.suspect) | bit(entry.weapon), room: bit(entry.room), isQuiet }];
  });
}

function murdersOf({ murder, murders, weight }: Worlds, cards: readonly Card[]): Mind['murders'] {
  const chances = new Float64Array(murders.length);
  for (const [i, at] of murder.entries()) chances[at] = (chances[at] as number) + (weight[i] as number);
  const found = murders.map((bits, at) => {
    const [suspect, weapon, room] = cards.filter((_, card) => (bits >>> card) & 1) as [Card, Card, Card];
    return { murder: { suspect, weapon, room }, chance: chances[at] as number };
  });
  return found.sort((a, b) => b.chance - a.chance);
}
