import type { Seat } from '@games/kit';
import { cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import { type Card, cardsOf, type Murder, type Room, SUSPECTS, type Suspect, WEAPONS } from '../cards.js';
import { bitsOf } from '../deduce/bits.js';
import { deduce } from '../deduce/deduce.js';
import type { Worth } from '../deduce/questions.js';
import type { Knowledge } from '../deduce/types.js';
import type { Mind } from './mind.js';
import { chanceByWaiting, knowledgeOfOther, type Standing } from './risk.js';

/** A question, and what it is worth to the one who asks: its bits, and the chance of a good guess after it. */
export interface Question extends Murder, Worth {
  readonly value: number;
}

/**
 * The best question in each of some rooms, own cards and all. Of those that are worth the same, chance picks.
 *
 * @param costOf - what it costs to name a suspect
 */
export function bestQuestions(
  mind: Mind,
  rooms: readonly Room[],
  seed: SeedValue,
  costOf: (suspect: Suspect) => number = () => 0,
): ReadonlyMap<Room, Question> {
  const draw = cursor(fork(toRng(seed), 'question'));
  const best = new Map<Room, Question>();
  for (const room of rooms) {
    for (const suspect of draw.shuffle(SUSPECTS)) {
      for (const weapon of draw.shuffle(WEAPONS)) {
        const worth = mind.judge({ suspect, weapon, room });
        const value = worth.information + worth.guess - costOf(suspect);
        if (value > (best.get(room)?.value ?? Number.NEGATIVE_INFINITY) + 1e-9)
          best.set(room, { suspect, weapon, room, ...worth, value });
      }
    }
  }
  return best;
}

/** An accusation that is better made now than later. */
export interface Verdict {
  readonly murder: Murder;
  /** How likely it is right. */
  readonly chance: number;
  /** How likely it is to win by waiting. */
  readonly waiting: number;
}

/** With more murders than so many, or none likelier than this, nobody thinks of guessing. */
const FEW = 60;
const LEAST = 0.2;
/** Of what it does not know yet, a player learns about so much from a question near the end of a game. */
const LEARNS = 0.6;

/** Whether to accuse at the end of a turn: when sure, or when waiting costs more than the risk. */
export function judgeAccusation(mind: Mind, standing: Standing, seed: SeedValue): Verdict | undefined {
  const { murders } = mind.deduction;
  const [sure] = murders;
  if (sure && murders.length === 1) return { murder: sure.murder as Murder, chance: 1, waiting: 0 };
  const [likely] = mind.murders;
  if (!likely || murders.length > FEW || likely.chance < LEAST) return undefined;
  const next = likely.chance + (1 - likely.chance) * LEARNS;
  const waiting = chanceByWaiting(mind, standing, next, seed);
  return likely.chance > waiting ? { murder: likely.murder as Murder, chance: likely.chance, waiting } : undefined;
}

/** A card to show, and how many bits the one who sees it still lacks afterwards. */
export interface Showing {
  readonly card: Card;
  /** `true`: they have seen it before, and learn nothing. */
  readonly isKnown: boolean;
  readonly left: number;
}

/** So many likely deals are looked at from the suggester's place. */
const VIEWS = 4;

/**
 * The card that leaves the suggester most in the dark: one they have seen, else judged from their place in a few deals.
 *
 * @param options - the cards that can be shown; the suggestion is the last entry of the mind's knowledge
 */
export function leastTelling(mind: Mind, to: Seat, options: readonly Card[], seed: SeedValue): Showing {
  const { knowledge, worlds, seat } = mind;
  const [first] = options;
  if (first === undefined) throw new RangeError('options must hold a card');
  const known = options.find((card) =>
    knowledge.entries.some(
      (entry) => entry.type === 'suggestion' && entry.seat === to && entry.by === seat && entry.card === card,
    ),
  );
  if (known !== undefined || options.length === 1)
    return { card: known ?? first, isKnown: known !== undefined, left: 0 };
  const draw = cursor(fork(toRng(seed), 'show'));
  const at = knowledge.entries.length - 1;
  const left = options.map(() => 0);
  for (let i = 0; i < VIEWS; i++) {
    const world = draw.nextInt(0, worlds.count - 1);
    const hands = worlds.hands.map((all) => bitsOf(all[world] as number));
    const seen = knowledgeOfOther(knowledge, to, hands, draw);
    for (const [o, card] of options.entries()) {
      const entries = seen.entries.map((entry, e) =>
        e === at && entry.type === 'suggestion' ? { ...entry, by: seat, card } : entry,
      );
      left[o] = (left[o] as number) + entropyOf({ ...seen, entries }) / VIEWS;
    }
  }
  const most = Math.max(...left);
  const best = left.findIndex((bits) => bits > most - 1e-9);
  return { card: options[best] as Card, isKnown: false, left: most };
}

function entropyOf(knowledge: Knowledge): number {
  return deduce(knowledge).murders.reduce((sum, { chance }) => sum - chance * Math.log2(chance), 0);
}

/** The cards of a suggestion that are one's own. */
export function ownCards(hand: readonly Card[], suggestion: Murder): readonly Card[] {
  return cardsOf(suggestion).filter((card) => hand.includes(card));
}
