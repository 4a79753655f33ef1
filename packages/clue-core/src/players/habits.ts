import { countBits } from '../deduce/bits.js';

/**
 * How much likelier than chance it is that somebody names cards of their own. What is certain is left to deduction: a habit
 * only makes some deals likelier than others, and can never rule one out.
 */
interface Odds {
  /** Of suspect and weapon none is their own, one is, both are. */
  readonly things: readonly [number, number, number];
  /** The room is not their own, it is. */
  readonly room: readonly [number, number];
}

/** By which of a player's questions it is; the last stands for all later ones. */
type Habit = readonly Odds[];

/** A habit, and how likely a stranger has it. What they ask soon tells which. */
type Habits = readonly { readonly share: number; readonly habit: Habit }[];

const AVOIDS: Odds = { things: [1.35, 0.4, 0.12], room: [1.2, 0.35] };
const NEUTRAL: Odds = { things: [1, 1, 1], room: [1, 1] };

/**
 * In any room: those who weigh every answer open with a room of their own, because the answer is then about two cards instead
 * of three: 82 % of first questions and 53 % of second ones (measured over 900 questions of one-ply players with exact
 * deduction, in `benchmarks/clue/arena.mjs`). Many people avoid their own cards; some do not care.
 */
const ANYWHERE: Habits = [
  {
    share: 0.55,
    habit: [
      { things: [0.66, 1.8, 0.1], room: [0.24, 3.4] },
      { things: [1.02, 1.05, 0.2], room: [0.64, 2] },
      { things: [0.88, 1.24, 1], room: [0.87, 1.3] },
      { things: [0.92, 1.14, 1.1], room: [1.09, 0.7] },
      { things: [0.66, 1.26, 3], room: [1.2, 0.15] },
    ],
  },
  { share: 0.25, habit: [AVOIDS] },
  { share: 0.2, habit: [NEUTRAL] },
];

/**
 * On a board people walk to rooms that they do not hold (6 % of questions were asked in an own room, where 24 % would be by
 * chance), and those who weigh every answer name a suspect or a weapon of their own instead: one of the two in 72 % of first
 * questions (600 questions of players who walk to the nearest useful room). Read so, a position late in the game holds a third
 * of a bit less to find out.
 */
const ELSEWHERE = [1.26, 0.15] as const;
const ON_BOARD: Habits = [
  {
    share: 0.65,
    habit: [
      { things: [0.38, 2.2, 1], room: ELSEWHERE },
      { things: [0.5, 2.1, 0.3], room: ELSEWHERE },
      { things: [0.78, 1.6, 0.1], room: ELSEWHERE },
      { things: [0.8, 1.45, 0.8], room: ELSEWHERE },
    ],
  },
  { share: 0.2, habit: [{ ...AVOIDS, room: ELSEWHERE }] },
  { share: 0.15, habit: [NEUTRAL] },
];

/** How likely one who must know the murder, because nobody could disprove it and none of the cards is their own, says nothing. */
const KEEPS_QUIET = 0.04;

/** A question that somebody asked: its cards as bits. */
export interface Asked {
  /** The suspect and the weapon. */
  readonly things: number;
  readonly room: number;
  /** Whether nobody could disprove it, and its asker went on without an accusation. */
  readonly isQuiet: boolean;
}

/**
 * How likely it is that one who holds a hand asked all this, against chance.
 *
 * @param isOnBoard - whether the room is the one that was reached
 */
export function likelihood(asked: readonly Asked[], hand: number, isOnBoard: boolean): number {
  let sum = 0;
  for (const { share, habit } of isOnBoard ? ON_BOARD : ANYWHERE) {
    let likely = share;
    for (let n = 0; n < asked.length; n++) {
      const { things, room } = asked[n] as Asked;
      const odds = habit[Math.min(n, habit.length - 1)] as Odds;
      likely *= odds.things[countBits(things & hand)] as number;
      likely *= odds.room[room & hand ? 1 : 0];
    }
    sum += likely;
  }
  return asked.some(({ things, room, isQuiet }) => isQuiet && ((things | room) & hand) === 0) ? sum * KEEPS_QUIET : sum;
}
