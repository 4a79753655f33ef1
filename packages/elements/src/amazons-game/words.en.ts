import type { GameWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English, which every other language falls back to. */
export const english: GameWords = {
  game: 'The Game of the Amazons',
  side: (side) => sides[side],
  toMove: (side) => `${sides[side]} to move`,
  turn: 'to move',
  won: 'won',
  outcome: ({ winner, reason }, margin) => {
    const [winning, losing] = [sides[winner], sides[winner === 0 ? 1 : 0]];
    if (reason === 'resign') return `${winning} wins: ${losing} gave up.`;
    if (reason === 'timeout') return `${winning} wins: ${losing} ran out of time.`;
    return `${winning} wins: ${losing} cannot move.${margin ? ` ${winning} could still reach ${margin} ${margin === 1 ? 'tile' : 'tiles'}.` : ''}`;
  },
  players: 'Players',
  newGame: 'New game',
  undo: 'Undo',
  redo: 'Redo',
  flip: 'Flip',
  resign: 'Give up',
  sound: 'Sound',
  territory: 'Territory',
  typeTurns: 'Type turns',
  swap: 'Swap sides',
  looking: (turn, turns) => `You are looking at turn ${turn} of ${turns}.`,
  backToGame: 'Back to the game',
  undone: 'Turn taken back.',
  redone: 'Turn played again.',
  started: 'New game.',
};
