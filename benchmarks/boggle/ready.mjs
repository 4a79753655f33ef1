// How long it takes until the first word: node ready.mjs, for one cold process; prints JSON, milliseconds, medians of seven.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listFile } from './boards.mjs';

const self = fileURLToPath(import.meta.url);
const now = () => performance.now();

if (process.argv[2] === 'build') {
  const { buildDictionary } = await import('@games/boggle-core/dictionary');
  const text = readFileSync(listFile, 'utf8');
  const start = now();
  buildDictionary(text);
  console.log(JSON.stringify({ build: now() - start }));
} else if (process.argv[2] === 'english') {
  // What the rules and the solver share is loaded already, as on any page that shows a board.
  let start = now();
  await import('@games/boggle-core');
  const rules = now() - start;
  const { createSolver } = await import('@games/boggle-core/solver');
  start = now();
  const { english } = await import('@games/boggle-core/english');
  const dictionary = english();
  const loaded = now() - start;
  start = now();
  createSolver(dictionary, { width: 4, height: 4 }).solve('perslatgsineters');
  console.log(JSON.stringify({ rules, english: loaded, first: now() - start }));
} else {
  const best = {};
  for (let round = 0; round < 7; round++) {
    for (const part of ['build', 'english']) {
      const taken = JSON.parse(execFileSync(process.execPath, [self, part], { encoding: 'utf8' }));
      for (const [name, value] of Object.entries(taken)) best[name] = [...(best[name] ?? []), value];
    }
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  console.log(JSON.stringify(Object.fromEntries(Object.entries(best).map(([name, values]) => [name, median(values)]))));
}
