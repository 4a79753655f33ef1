import type { Seat } from '@games/kit';
import { type Cursor, cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import type { Card } from '../cards.js';
import { bitsOf } from '../deduce/bits.js';
import { deduce } from '../deduce/deduce.js';
import { cardsOfDeck } from '../deduce/problem.js';
import type { Entry, Knowledge } from '../deduce/types.js';
import type { Mind } from './mind.js';

/** Where the game stands, besides the cards. */
export interface Standing {
  /** By seat, who can no longer win. */
  readonly out: readonly boolean[];
  /** How many suggestions a turn brings: 1 where every turn is in a room. */
  readonly pace: number;
}

/** So many deals are looked at through others' eyes. */
const WORLDS = 5;

/**
 * The chance to win by waiting: nobody else may get there before the next turn, and then the next question must do. What the
 * others know is read from their place, in a few deals that are likely.
 *
 * @param next - how likely the likeliest murder will be after the next question
 */
export function chanceByWaiting(mind: Mind, { out, pace }: Standing, next: number, seed: SeedValue): number {
  const { knowledge, seat, worlds } = mind;
  const draw = cursor(fork(toRng(seed), 'risk'));
  const others = knowledge.hands.flatMap((_, other) => (other === seat || out[other] ? [] : [other]));
  let waiting = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = pickWorld(worlds.weight, draw.nextFloat());
    let isFree = 1;
    for (const other of others) {
      const hands = worlds.hands.map((all) => bitsOf(all[world] as number));
      isFree *= 1 - chanceToSolve(knowledgeOfOther(knowledge, other, hands, draw), pace);
    }
    waiting += isFree / WORLDS;
  }
  const now = mind.murders[0]?.chance ?? 0;
  return waiting * (pace * next + (1 - pace) * now);
}

/** How likely one who asks well and accuses when sure wins in its turn: fitted to 1,200 turns of the arena. */
function chanceToSolve(knowledge: Knowledge, pace: number): number {
  const { murders } = deduce(knowledge);
  if (murders.length <= 1) return murders.length;
  const bits = murders.reduce((sum, { chance }) => sum - chance * Math.log2(chance), 0);
  return pace / (1 + Math.exp(3.2 * (bits - 1.5)));
}

function pickWorld(weight: Float64Array, at: number): number {
  let rest = at;
  for (let i = 0; i < weight.length; i++) {
    rest -= weight[i] as number;
    if (rest < 0) return i;
  }
  return weight.length - 1;
}

/** What another seat knows, if the cards lie like that: its hand, the cards it was shown, and all that is public. */
export function knowledgeOfOther(
  knowledge: Knowledge,
  other: Seat,
  hands: readonly (readonly number[])[],
  draw: Cursor,
): Knowledge {
  const cards = cardsOfDeck(knowledge);
  const handOf = (seat: Seat): readonly Card[] => (hands[seat] ?? []).map((card) => cards[card] as Card);
  const entries = knowledge.entries.flatMap((entry): Entry[] => {
    if (entry.type === 'hand') return [{ type: 'hand', seat: other, cards: handOf(other) }];
    if (entry.type !== 'suggestion') return [entry];
    const { card, ...open } = entry;
    const by = entry.by ?? null;
    if (by === null || (entry.seat !== other && by !== other)) return [open];
    if (card !== undefined) return [entry];
    const held = handOf(by).filter((one) => one === entry.suspect || one === entry.weapon || one === entry.room);
    return held.length > 0 ? [{ ...open, card: draw.pick(held) }] : [open];
  });
  return { ...knowledge, me: other, entries };
}
