import { countBits } from '../deduce/bits.js';

/**
 * How much likelier than chance it is that somebody names a card of their own, and one that they do not hold. What is certain
 * is left to deduction: a habit only makes some deals likelier than others, and can never rule one out.
 */
interface Odds {
  readonly own: number;
  readonly other: number;
}

/** By which of a player's questions it is (the last stands for all later ones): the room, and the suspect and the weapon each. */
type Habit = readonly { readonly room: Odds; readonly thing: Odds }[];

const NEUTRAL: Odds = { own: 1, other: 1 };
const AVOIDED: Odds = { own: 0.35, other: 1.16 };

/**
 * The habits that a stranger may have, and how likely each is. What they ask soon tells which.
 *
 * Those who weigh every answer open with a room of their own, because an answer is then about two cards instead of three: 82 %
 * of first questions, 53 % of second ones (measured over 900 questions of one-ply players with exact deduction; see
 * `benchmarks/clue/arena.mjs`). Many people avoid their own cards; some do not care.
 */
const HABITS: readonly { readonly share: number; readonly habit: Habit }[] = [
  {
    share: 0.55,
    habit: [
      { room: { own: 3.4, other: 0.24 }, thing: { own: 1.6, other: 0.86 } },
      { room: { own: 2, other: 0.64 }, thing: { own: 0.9, other: 1.02 } },
      { room: { own: 1.3, other: 0.87 }, thing: { own: 1.2, other: 0.95 } },
      { room: { own: 0.7, other: 1.09 }, thing: { own: 1.2, other: 0.95 } },
      { room: { own: 0.15, other: 1.2 }, thing: { own: 1.4, other: 0.87 } },
    ],
  },
  { share: 0.25, habit: [{ room: AVOIDED, thing: AVOIDED }] },
  { share: 0.2, habit: [{ room: NEUTRAL, thing: NEUTRAL }] },
];

/** How likely one who must know the murder, because nobody could disprove it and none of the cards is their own, says nothing. */
const KEEPS_QUIET = 0.04;

/** A question that somebody asked: its cards as bits. */
export interface Asked {
  /** The suspect and the weapon. */
  readonly things: number;
  /** The room; 0 where the board left no choice of it. */
  readonly room: number;
  /** Whether nobody could disprove it, and its asker went on without an accusation. */
  readonly isQuiet: boolean;
}

/** How likely it is that one who holds a hand asked all this, against chance. */
export function likelihood(asked: readonly Asked[], hand: number): number {
  let sum = 0;
  for (const { share, habit } of HABITS) {
    let likely = share;
    for (let n = 0; n < asked.length; n++) {
      const { things, room } = asked[n] as Asked;
      const odds = habit[Math.min(n, habit.length - 1)] as Habit[number];
      const own = countBits(things & hand);
      if (own > 0) likely *= own > 1 ? odds.thing.own ** 2 : odds.thing.own * odds.thing.other;
      else likely *= odds.thing.other ** 2;
      if (room !== 0) likely *= room & hand ? odds.room.own : odds.room.other;
    }
    sum += likely;
  }
  return asked.some(({ things, room, isQuiet }) => isQuiet && ((things | room) & hand) === 0) ? sum * KEEPS_QUIET : sum;
}
