// @games/rng beside its peers: node rng/run.mjs [rounds]. Needs the built package (pnpm --filter @games/rng build).
//
// Each subject runs in a process of its own, all of a row in turn, for several rounds; printed are the medians over the
// rounds, in nanoseconds a draw, and ours divided by theirs: below 1.00 ours is faster.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { rows } from './rows.mjs';

const rounds = Number(process.argv[2] ?? 7);
const subjectFile = fileURLToPath(new URL('subject.mjs', import.meta.url));
const measure = (row, subject) =>
  Number(execFileSync(process.execPath, [subjectFile, row, subject], { encoding: 'utf8' }));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const taken = Object.fromEntries(
  Object.entries(rows).map(([row, subjects]) => [
    row,
    Object.fromEntries(Object.keys(subjects).map((subject) => [subject, []])),
  ]),
);
for (let round = 0; round < rounds; round++) {
  for (const [row, subjects] of Object.entries(taken)) {
    for (const [subject, values] of Object.entries(subjects)) values.push(measure(row, subject));
  }
}

console.log(`@games/rng beside pure-rand 8.4.2, seedrandom 3.0.5 (its default, ARC4), random-js 2.1.0 (MT19937), Math.random
Node ${process.version}, ${cpus()[0]?.model}, ${rounds} rounds, medians, ns a draw; ratio = ours / theirs
`);
// The bars: every row but those that store the state, which stand here so that nobody is surprised.
const slower = [];
for (const [row, subjects] of Object.entries(taken)) {
  const own = median(subjects['@games/rng']);
  const peers = Object.entries(subjects).filter(([subject]) => subject !== '@games/rng');
  const cells = peers.map(([subject, values]) => {
    const ratio = own / median(values);
    if (ratio > 1 && !row.startsWith('stored')) slower.push(`${row}: ${subject}`);
    return `${subject} ${median(values).toFixed(2)} (${ratio.toFixed(2)})`;
  });
  console.log(`${row.padEnd(17)} ours ${own.toFixed(2).padStart(6)}   ${cells.join('   ')}`);
}
console.log(slower.length === 0 ? '\nEvery bar is met.' : `\nSlower than the bar: ${slower.join(', ')}`);
process.exitCode = Math.min(slower.length, 1);
