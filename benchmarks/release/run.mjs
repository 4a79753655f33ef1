// The packages as they are beside the last release, or another revision: node release/run.mjs [revision] [rounds].
//
// Both are bundled from their sources in the same way. Each subject runs in a process of its own, the two sides in turn, for
// several rounds; printed are medians over the rounds in milliseconds, and now divided by before: below 1.00 is faster.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards, renderBoards } from '../elements/render.mjs';
import { bundle, checkOut, lastRelease } from './bundle.mjs';

const revision = process.argv[2] ?? lastRelease();
const rounds = Number(process.argv[3] ?? 5);
if (!revision) {
  console.log('There is no release yet. To compare with another revision: node release/run.mjs <revision>');
  process.exit(0);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
// Inside the project, so that what is bundled finds the packages that are installed here.
const scratch = mkdtempSync(join(root, 'benchmarks/node_modules/.release-'));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
try {
  checkOut(revision, join(scratch, 'before'));
  const sides = { now: root, before: join(scratch, 'before') };
  const subject = fileURLToPath(new URL('subject.mjs', import.meta.url));
  for (const [side, folder] of Object.entries(sides)) {
    await bundle(folder, [subject], join(scratch, `${side}-out`), 'node');
    const tags = Object.keys(boards).map((tag) => ({
      in: join(folder, `packages/elements/src/${tag}/define.ts`),
      out: tag,
    }));
    await bundle(folder, tags, join(scratch, `${side}-out/boards`), 'browser');
  }
  const run = (side, name) =>
    JSON.parse(execFileSync(process.execPath, [join(scratch, `${side}-out/subject.mjs`), name], { encoding: 'utf8' }));

  const taken = new Map();
  const add = (name, side, value) => {
    const row = taken.get(name) ?? { now: [], before: [] };
    if (value !== null) row[side].push(value);
    taken.set(name, row);
  };
  const names = run('now', 'names');
  for (let round = 0; round < rounds; round++) {
    for (const name of names) for (const side of Object.keys(sides)) add(name, side, run(side, name));
    for (const side of Object.keys(sides)) {
      const { found } = await renderBoards(join(scratch, `${side}-out`), 'boards', 9);
      for (const [tag, { ours }] of Object.entries(found)) add(`elements: <${tag}> rendered`, side, ours);
    }
  }

  console.log(`now beside ${revision}
Node ${process.version}, ${cpus()[0]?.model}, ${rounds} rounds, medians, ms; ratio = now / before
`);
  for (const [name, { now, before }] of taken) {
    const [ours, theirs] = [now, before].map((list) => (list.length === 0 ? undefined : median(list)));
    const cell = (value) => (value === undefined ? '-' : value.toFixed(2)).padStart(9);
    const ratio = ours !== undefined && theirs !== undefined ? (ours / theirs).toFixed(2) : '-';
    console.log(`${name.padEnd(42)}${cell(ours)}${cell(theirs)}  ${ratio}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
