// The deep rows of the perft table, too slow for the test suite: minutes to hours. Run after a build:
//   node packages/amazons-core/scripts/perft.mjs          (rows of under a minute)
//   node packages/amazons-core/scripts/perft.mjs all
import { parsePosition, perft, SETUPS } from '../dist/index.js';

const FIVE = '1q1q1/q3q/5/Q3Q/1Q1Q1';
const FOUR = '1qq1/q2q/Q2Q/1QQ1';
const FIRST_MIDGAME = '3Q1*4/3**5/3*1*qQ*1/3**1q*1q/1*3*2*1/3*1Q4/4***Q2/5*q**1/2*2**1*1/2*1******';
const SECOND_MIDGAME = '9*/10/1*1q1*1q2/5*Q1**/***1***3/1Q*2Q2**/2q2*1**1/5Qq*2/2****4/*1******2';

/** [name, position, depth, count]; at least two programs agree on all but those marked. */
const rows = [
  ['6 x 6, two amazons', SETUPS['6x6-two'].position, 3, 43_377_569],
  ['6 x 6', SETUPS['6x6'].position, 3, 91_074_224],
  ['4 x 4', FOUR, 5, 39_395_660],
  ['4 x 4', FOUR, 6, 313_847_874],
  ['5 x 5', FIVE, 4, 970_203_644],
  ['midgame, 30 turns, first', FIRST_MIDGAME, 3, 11_467_225],
  ['midgame, 30 turns, second', SECOND_MIDGAME, 3, 21_433_516],
];
const long = [
  ['4 x 4', FOUR, 7, 1_263_760_768],
  ['4 x 4, the longest games', FOUR, 8, 1_806_266_556],
  ['8 x 8', SETUPS['8x8'].position, 3, 1_358_441_750],
  ['midgame, 30 turns, first', FIRST_MIDGAME, 4, 1_830_822_550],
  ['midgame, 30 turns, second', SECOND_MIDGAME, 4, 7_641_462_903],
  ['10 x 10', SETUPS.standard.position, 3, 8_350_439_170],
  ['6 x 6', SETUPS['6x6'].position, 4, 28_857_914_846],
];

for (const [name, position, depth, expected] of process.argv[2] === 'all' ? [...rows, ...long] : rows) {
  const state = parsePosition(position);
  if (!state.ok) throw new TypeError(state.error.code);
  const begin = process.hrtime.bigint();
  const count = perft(state.value, depth);
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  const verdict = count === expected ? 'ok' : `WRONG, expected ${expected}`;
  process.stdout.write(`${name}, depth ${depth}: ${count} ${verdict} (${seconds.toFixed(1)} s)\n`);
  if (count !== expected) process.exitCode = 1;
}
