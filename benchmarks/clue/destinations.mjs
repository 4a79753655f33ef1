// How long the search for destinations takes: every place of the classic board, rolls of 1 to 12, tokens at random.
//
//   node benchmarks/clue/destinations.mjs
import { importSources } from './sources.mjs';

const { classicBoard, findDestinations, ROOMS } = await importSources('index.ts');
const board = classicBoard();
let state = 1;
const random = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const tokens = (count) => Array.from({ length: count }, () => board.squares[random(board.squares.length)]);

const cases = [];
for (const crowd of [0, 5, 5, 5, 20]) {
  const blocked = tokens(crowd);
  for (const from of [...board.squares, ...ROOMS]) {
    if (!blocked.includes(from)) for (let steps = 1; steps <= 12; steps++) cases.push({ from, steps, blocked });
  }
}
for (const walk of cases) findDestinations(board, walk);
// The best of five: what the search costs, not what else the machine was doing.
const times = cases.map((walk) => {
  const runs = Array.from({ length: 5 }, () => {
    const began = performance.now();
    findDestinations(board, walk);
    return performance.now() - began;
  });
  return { ...walk, ms: Math.min(...runs) };
});
times.sort((a, b) => a.ms - b.ms);
const worst = times.at(-1);
console.log(
  `${times.length} searches: median ${times[times.length >> 1].ms.toFixed(3)} ms, worst ${worst.ms.toFixed(2)} ms`,
);
console.log(
  `worst: ${worst.steps} steps from ${worst.from}, other tokens on ${worst.blocked.join(' ') || 'no square'}`,
);
