import { CLASSIC_THEME, isRoom, type Place, refusalText } from '@games/clue-core';
import type { BoardWords } from './words.js';

const cards = CLASSIC_THEME;
const total = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0);
const place = (where: Place): string =>
  where === 'middle' ? 'the middle' : isRoom(where) ? `the ${cards[where]}` : where;

/** English, which every other language falls back to. */
export const english: BoardWords = {
  cards,
  board: 'The Clue board',
  corridor: 'corridor',
  wall: 'wall',
  middle: 'the middle, closed',
  door: (room) => `door of the ${cards[room]}`,
  start: (suspect) => `where ${cards[suspect]} starts`,
  here: (suspects) => `${suspects.map((suspect) => cards[suspect]).join(', ')} here`,
  canGo: ({ kind, to }) =>
    ({
      square: 'you can go here',
      room: 'you can go in',
      passage: `a secret passage leads you to ${place(to)}`,
      stay: 'you can stay here',
    })[kind],
  choice: ({ kind, to }) =>
    ({
      square: `${to}`,
      room: `Go to ${place(to)}`,
      passage: `Secret passage to ${place(to)}`,
      stay: `Stay in ${place(to)}`,
    })[kind],
  destinations: 'Where you can go',
  squares: (count) => (count === 1 ? '1 square' : `${count} squares`),
  die: (roll) => (roll.length === 0 ? 'The die waits' : `Rolled ${roll.join(' and ')}`),
  rollDie: 'Roll the die',
  roll: 'Roll',
  prompt: (choices, roll) => {
    if (roll.length === 0) return choices.length > 0 ? 'Roll the die, or choose a room.' : 'Roll the die.';
    return `You rolled ${total(roll)}. Choose one of the highlighted places.`;
  },
  noChoice: 'You can’t move: end your turn.',
  keys: 'Arrow keys move by square. N goes to the next place you can reach, Shift N to the one before. Enter chooses. T tells where you can go, S what to do.',
  refusal: (refusal) => refusalText(refusal),
};
