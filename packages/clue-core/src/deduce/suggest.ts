import type { Seat } from '@games/kit';
import type { SeedValue } from '@games/rng';
import type { Card } from '../cards.js';
import { seatsAfter } from '../suggestion.js';
import { workOut } from './deduce.js';
import { cardsOfDeck } from './problem.js';
import { judgeOf, type Worth, worldsOf } from './questions.js';
import type { Knowledge, Triple } from './types.js';

/**
 * What to look for.
 *
 * @typeParam C - the ids of the cards
 */
export interface SuggestOptions<C extends string = Card> {
  /** Who asks. Default: the owner of the notes; a spectator's notes need it. */
  readonly seat?: Seat;
  /** The rooms in which a suggestion can be made now. Default: all. */
  readonly rooms?: readonly C[];
  /** Deals to judge by, where there are too many to try all: 100 to 10,000. Default 1,500. */
  readonly samples?: number;
  /** What these are drawn from. Default 0. */
  readonly seed?: SeedValue;
}

/**
 * A suggestion, and what it is worth.
 *
 * @typeParam C - the ids of the cards
 */
export interface SuggestionWorth<C extends string = Card> extends Triple<C>, Worth {
  /** Whether all deals were tried; else a sample of them. */
  readonly isExact: boolean;
}

/** So many deals are all tried. */
const FEW = 3000;

/**
 * The worth of each suggestion that can be made: how much its answer tells of the murder, and how likely it is to settle it.
 *
 * @param knowledge - what the asker knows
 * @param options - who asks, and where
 * @returns the suggestions, the most telling first; none when the notes contradict each other
 * @throws RangeError for malformed knowledge, or without a seat that asks
 *
 * @example
 * ```ts
 * import { CLASSIC_DECK, suggest } from '@games/clue-core/deduce';
 *
 * const hand = ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'] as const;
 * const knowledge = { deck: CLASSIC_DECK, hands: [6, 6, 6], me: 0, entries: [{ type: 'hand', seat: 0, cards: hand }] } as const;
 * const all = suggest(knowledge, { rooms: ['hall'] });
 * all.length; // => 36
 * const own = all.find(({ suspect, weapon }) => suspect === 'plum' && weapon === 'rope');
 * own?.unanswered; // => 1
 * own?.information; // => 0
 * ```
 */
export function suggest<C extends string = Card>(
  knowledge: Knowledge<C>,
  options: SuggestOptions<C> = {},
): readonly SuggestionWorth<C>[] {
  const seat = options.seat ?? knowledge.me;
  const { deck, hands } = knowledge;
  if (seat === null || hands[seat] === undefined)
    throw new RangeError(`options.seat must be at the table, was ${seat}`);
  const samples = options.samples ?? 1500;
  if (!(samples >= 100 && samples <= 10_000))
    throw new RangeError(`options.samples must be 100 to 10000, was ${samples}`);
  const { work, sampled } = workOut(knowledge);
  if (!work) return [];
  const all = sampled === 0 ? work.list(FEW) : undefined;
  const isExact = all !== undefined;
  const judge = judgeOf(worldsOf(work.table, all ?? work.draw(samples, options.seed ?? 0)), !isExact);
  const index = new Map(cardsOfDeck(knowledge).map((card, i) => [card, i]));
  const order = seatsAfter(seat, hands.length);
  const found: SuggestionWorth<C>[] = [];
  for (const room of deck.rooms.filter((one) => options.rooms?.includes(one) ?? true)) {
    for (const suspect of deck.suspects) {
      for (const weapon of deck.weapons) {
        const cards = [suspect, weapon, room].map((card) => index.get(card) as number);
        found.push({ suspect, weapon, room, ...judge(order, cards), isExact });
      }
    }
  }
  return found.sort((a, b) => b.information - a.information || b.ending - a.ending);
}
