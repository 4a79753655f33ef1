// @games/boggle-core beside its peers: node boggle/run.mjs [rounds] [boards]. Needs the built package
// (pnpm --filter @games/boggle-core build).
//
// Rolls of the 1987 dice, the same list for all, one core. Each subject runs in a process of its own, in turn, for several
// rounds; printed are medians over the rounds, and ours as multiples of solve-boggle, the fastest other solver on npm.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listFile } from './boards.mjs';

const rounds = Number(process.argv[2] ?? 5);
const count = process.argv[3] ?? '2000';
/** What is promised, as multiples of solve-boggle. */
const BARS = { score: 105, words: 65 };

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const run = (...args) => execFileSync(process.execPath, args, { encoding: 'utf8' });
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const subjects = ['solve-boggle', 'words', 'score', 'node-boggle-solver'];
const results = Object.fromEntries(subjects.map((subject) => [subject, []]));
for (let round = 0; round < rounds; round++) {
  for (const subject of subjects) results[subject].push(JSON.parse(run(file('subject.mjs'), subject, count)));
}
const rate = (subject) => median(results[subject].map((result) => result.rate));
const total = (subject) => results[subject][0].total;
const peer = rate('solve-boggle');

console.log(`${count} rolls of the 1987 dice, ${readFileSync(listFile, 'utf8').trim().split('\n').length} words (ENABLE)
Node ${process.version}, ${cpus()[0]?.model}, ${rounds} rounds, medians, boards a second
`);
let missed = 0;
for (const subject of subjects) {
  const times = rate(subject) / peer;
  const bar = BARS[subject];
  if (bar && times < bar) missed++;
  const label = bar ? `ours, ${subject}` : subject;
  const agrees =
    total(subject) === total('score') ? '' : `  (other words: ${total(subject)} points for ${total('score')})`;
  console.log(
    `${label.padEnd(20)}${Math.round(rate(subject)).toLocaleString('en').padStart(9)}  ${times.toFixed(2).padStart(7)} x` +
      `${bar ? `  bar ${bar} x ${times >= bar ? 'held' : 'MISSED'}` : ''}${agrees}`,
  );
}
const ready = JSON.parse(run(file('ready.mjs')));
console.log(`
dictionary from text  ${ready.build.toFixed(0)} ms  bar 300 ms
english list ready    ${ready.english.toFixed(1)} ms  bar 30 ms (module loaded and unpacked, in a fresh process)
first board solved    ${ready.first.toFixed(1)} ms later
import of the rules   ${ready.rules.toFixed(1)} ms`);
if (ready.build > 300 || ready.english > 30) missed++;
process.exit(missed === 0 ? 0 : 1);
