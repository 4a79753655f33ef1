import type { DialogWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** How the levels feel, for the two ends and the middle. */
const feel: Readonly<Record<number, string>> = {
  1: ', for a first game',
  4: ', casual',
  7: ', strong',
  10: ', all it has',
};

/** English for the dialogs. */
export const dialogEnglish: DialogWords = {
  resignQuestion: (side) => `${sides[side]}, do you want to give this game up?`,
  resignNo: 'Play on',
  wrongSize: (label, least, most) => `${label}: choose a whole number from ${least} to ${most}.`,
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
    person: 'A person',
    level: (level) => `Computer ${level}${feel[level] ?? ''}`,
    first: 'Who moves first',
    clock: 'Clocks',
    noClock: 'None: take your time',
    time: (minutes, increment) => `${minutes} minutes each, ${increment} s more a turn`,
    otherTime: 'Another time',
    minutes: 'Minutes each',
    increment: 'Seconds more a turn',
    pie: 'Pie rule',
    pieHelp: 'After the first turn the other player may swap sides.',
    start: 'Start',
    cancel: 'Cancel',
  },
};
