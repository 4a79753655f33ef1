// How long an element takes to render and what it leaves behind: node elements/run.mjs [rounds]. Needs the built package
// (pnpm --filter @games/elements build). No other board of Amazons, Boggle or Clue is on npm, so the peer is the browser: the
// same number of squares as plain HTML, laid out by it.
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { boards, renderBoards } from './render.mjs';

const rounds = Number(process.argv[2] ?? 15);
const { version, found } = await renderBoards(
  fileURLToPath(new URL('../../packages/elements/dist/', import.meta.url)),
  'cdn',
  rounds,
);
console.log(`Chromium ${version}, ${cpus()[0]?.model}, ${rounds} rounds, medians\n`);
let missed = 0;
for (const [tag, { ours, theirs, kept }] of Object.entries(found)) {
  // What is kept of one that has gone: noise, as long as it is less than a kilobyte.
  if (kept > 1024) missed++;
  console.log(
    `${tag.padEnd(14)} first render ${ours.toFixed(1)} ms, ${boards[tag].cells} plain buttons ${theirs.toFixed(1)} ms (${(ours / theirs).toFixed(1)}); ` +
      `one that has gone keeps ${Math.round(kept)} bytes (bar 1024)`,
  );
}
process.exitCode = Math.min(missed, 1);
