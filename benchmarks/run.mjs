// `npm run bench`: each package beside its peers and beside the last release, in one run, as ratios. Build first: what is measured is what is published.
// Matches of the engine take an hour and have commands of their own (see benchmarks/amazons).
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const suites = [
  ['rng/run.mjs'],
  ['amazons/perft.mjs'],
  ['amazons/speed.mjs'],
  ['boggle/run.mjs'],
  ['clue/deduce.mjs', '--logs', '5', '--spectators', '1', '--why', '0'],
  ['elements/run.mjs'],
  ['release/run.mjs'],
];
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);
let missed = 0;
for (const [suite = '', ...options] of suites) {
  console.log(`## ${suite}\n`);
  const { status } = spawnSync(process.execPath, [join(here, suite), ...options], { cwd: here, stdio: 'inherit' });
  if (status !== 0) missed++;
  console.log('');
}
process.exit(missed === 0 ? 0 : 1);
