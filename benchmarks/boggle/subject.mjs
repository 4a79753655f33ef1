// Measures one subject in this process and prints JSON: node subject.mjs <subject> <boards>. Boards a second of process time,
// the fastest tenth of its blocks: what the code takes when nothing else has the processor.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { boards, listFile, points } from './boards.mjs';

const require = createRequire(import.meta.url);
const [, , name, count] = process.argv;

/** Each gives a function of a board: its words, or its points. */
const subjects = {
  async score() {
    const solver = await ours();
    return (board) => solver.score(board);
  },
  async words() {
    const solver = await ours();
    return (board) => solver.solve(board);
  },
  async 'solve-boggle'() {
    // It reads its own list when it is loaded: it is given ours.
    const { createReadStream } = fs;
    fs.createReadStream = (path, ...rest) => createReadStream(/english\.txt$/.test(path) ? listFile : path, ...rest);
    const Boggle = require('solve-boggle');
    await new Promise((resolve) => new Boggle('abcdefghijklmnop').solve(resolve));
    return (board) => {
      const game = new Boggle(board);
      game.solve();
      return game.words;
    };
  },
  async 'node-boggle-solver'() {
    const solver = require('node-boggle-solver')(fs.readFileSync(listFile, 'utf8').split('\n').filter(Boolean));
    return (board) => {
      let words;
      solver.solve(board, (_, result) => {
        words = result.list;
      });
      return words;
    };
  },
};

async function ours() {
  const { buildDictionary } = await import('@games/boggle-core/dictionary');
  const { createSolver } = await import('@games/boggle-core/solver');
  return createSolver(buildDictionary(fs.readFileSync(listFile, 'utf8')), { width: 4, height: 4 });
}

const solve = await subjects[name]();
const rolled = boards(Number(count));
let total = 0;
for (const board of rolled) {
  const found = solve(board);
  total += typeof found === 'number' ? found : points(found);
}
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
// Warm for as long as the optimizing compiler may need, then passes over all boards in blocks; by block, the fastest pass.
for (const end = cpu() + 1e6; cpu() < end; ) for (const board of rolled.slice(0, 200)) solve(board);
const size = name === 'score' || name === 'words' ? 100 : 10;
const best = new Float64Array(rolled.length / size).fill(Number.POSITIVE_INFINITY);
const end = cpu() + 3e6;
for (let pass = 0; pass < 3 || (cpu() < end && pass < 30); pass++) {
  for (let block = 0; block < best.length; block++) {
    const start = process.hrtime.bigint();
    for (let at = block * size; at < (block + 1) * size; at++) solve(rolled[at]);
    best[block] = Math.min(best[block], Number(process.hrtime.bigint() - start));
  }
}
console.log(JSON.stringify({ rate: rolled.length / (best.reduce((a, b) => a + b) / 1e9), total }));
