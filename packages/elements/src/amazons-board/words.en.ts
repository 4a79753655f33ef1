import type { BoardWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English, which every other language falls back to. */
export const english: BoardWords = {
  board: (width, height) => `Amazons board, ${width} by ${height}`,
  side: (side) => sides[side],
  amazon: (side) => `${sides[side]} amazon`,
  empty: 'empty',
  arrow: 'arrow',
  canGo: 'you can go here',
  canShoot: 'the arrow can land here',
  ownedBy: (side) => `belongs to ${sides[side]}`,
  hinted: (stage) => ({ from: 'hint: this amazon', to: 'hint: go here', arrow: 'hint: shoot here' })[stage],
  chooseAmazon: (side) => `${sides[side]} to move. Choose an amazon.`,
  chooseDestination: (from) => `Choose where the amazon on ${from} goes.`,
  chooseArrow: (to) => `Now choose where the arrow from ${to} lands.`,
  waiting: (side) => `${sides[side]} is to move.`,
  over: 'The game is over.',
  takeBack: 'Take back',
  tookBack: 'Taken back.',
  chosen: (from, targets) => `${from} chosen, ${targets} squares to go to.`,
  moved: (to, targets) => `Goes to ${to}. Now the arrow: ${targets} squares.`,
  played: (side, { from, to, arrow }) => `${sides[side]} went from ${from} to ${to}, arrow on ${arrow}.`,
  swapped: 'The sides were swapped.',
  toMove: (side) => `${sides[side]} to move.`,
};
