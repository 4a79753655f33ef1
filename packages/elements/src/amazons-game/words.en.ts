import { explain } from '@games/amazons-core/text';
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
  flip: 'Turn',
  resign: 'Give up',
  resignQuestion: (side) => `${sides[side]}, do you want to give this game up?`,
  resignNo: 'Play on',
  sound: 'Sound',
  territory: 'Territory',
  typeTurns: 'Type',
  swap: 'Swap sides',
  moves: 'Turns',
  noMoves: 'No turns yet.',
  firstMove: 'To the start',
  backMove: 'One turn back',
  forwardMove: 'One turn on',
  lastMove: 'To the end',
  looking: (turn, turns) => `You are looking at turn ${turn} of ${turns}.`,
  backToGame: 'Back to the game',
  undone: 'Turn taken back.',
  redone: 'Turn played again.',
  started: 'New game.',
  menu: {
    board: 'Board',
    setup: {
      standard: '10 × 10, standard',
      cross: '10 × 10, cross',
      scrambled: '10 × 10, scrambled',
      '8x8': '8 × 8, four amazons',
      '8x8-three': '8 × 8, three amazons',
      '6x6': '6 × 6, four amazons',
      '6x6-two': '6 × 6, two amazons',
      custom: 'Another size',
    },
    columns: 'Columns',
    rows: 'Rows',
    first: 'Who moves first',
    pie: 'Pie rule',
    pieHelp: 'After the first turn the other player may swap sides.',
    start: 'Start',
    cancel: 'Cancel',
  },
  refusal: (refusal) => explain(refusal),
};
