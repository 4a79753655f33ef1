import type { ShellWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English for what is there from the first sight, which every other language falls back to. */
export const english: ShellWords = {
  side: (side) => sides[side],
  toMove: (side) => `${sides[side]} to move`,
  turn: 'to move',
  won: 'won',
  players: 'Players',
  you: 'you',
  computer: (level) => `computer ${level}`,
  thinking: 'thinking',
};
