// Perft through the public API beside a plain typed-array loop, as ratios of medians. Bar: at most 3.
import { create, perft } from '@games/amazons-core';

const WIDTH = 10;
const EDGE = WIDTH + 2;
const DIRECTIONS = [1, -1, EDGE, -EDGE, EDGE + 1, EDGE - 1, 1 - EDGE, -EDGE - 1];

/** The plain loop: a mailbox with a border, no counting tricks but the last ply's arrows. */
function plain(board, sides, depth, side) {
  let nodes = 0;
  const own = sides[side];
  for (let i = 0; i < 4; i++) {
    const from = own[i];
    board[from] = 0;
    for (const step of DIRECTIONS) {
      for (let to = from + step; board[to] === 0; to += step) {
        board[to] = 1;
        own[i] = to;
        for (const aim of DIRECTIONS) {
          for (let arrow = to + aim; board[arrow] === 0; arrow += aim) {
            if (depth === 1) nodes++;
            else {
              board[arrow] = 1;
              nodes += plain(board, sides, depth - 1, 1 - side);
              board[arrow] = 0;
            }
          }
        }
        board[to] = 0;
      }
    }
    own[i] = from;
    board[from] = 1;
  }
  return nodes;
}

function start() {
  const board = new Int8Array(EDGE * EDGE).fill(1);
  for (let row = 1; row <= WIDTH; row++) board.fill(0, row * EDGE + 1, row * EDGE + 1 + WIDTH);
  const at = (name) => Number(name.slice(1)) * EDGE + name.charCodeAt(0) - 96;
  const sides = [['a4', 'd1', 'g1', 'j4'].map(at), ['a7', 'd10', 'g10', 'j7'].map(at)];
  for (const square of sides.flat()) board[square] = 1;
  return [board, sides];
}

const state = create().value;
const [board, sides] = start();
const subjects = { 'plain loop': () => plain(board, sides, 2, 0), 'perft(state, 2)': () => perft(state, 2) };
const times = { 'plain loop': [], 'perft(state, 2)': [] };
for (let round = 0; round < 24; round++) {
  for (const [name, run] of Object.entries(subjects)) {
    const began = process.cpuUsage();
    if (run() !== 4_307_152) throw new Error(`${name} counts wrongly`);
    const { user, system } = process.cpuUsage(began);
    if (round >= 3) times[name].push((user + system) / 1000);
  }
}
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
const loop = median(times['plain loop']);
const ours = median(times['perft(state, 2)']);
console.log(
  `10 x 10, depth 2: ours ${ours.toFixed(1)} ms, plain loop ${loop.toFixed(1)} ms, ratio ${(ours / loop).toFixed(2)} (bar 3)`,
);
process.exit(ours / loop <= 3 ? 0 : 1);
