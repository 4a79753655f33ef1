// `npm run mutation`, or `npm run mutation -- clue-core`: breaks the rules of a core in each small way StrykerJS knows,
// and sees whether a test notices. `--quick` leaves the random plays out; `--again` tries only what changed since the last `--again`.
// What is told goes to .cache/mutation; docs/mutation.md says what became of it.
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { writeExamples } from './examples.mjs';
import { CORES, rulesOf } from './mutation/cores.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The score of a report, as a row of the table in docs/mutation.md. */
function toRow(core) {
  const { files } = JSON.parse(readFileSync(report(core), 'utf8'));
  const told = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...names) => told.filter((status) => names.includes(status)).length;
  const [killed, timeout, survived, bare] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((name) => count(name));
  const all = killed + timeout + survived + bare;
  const score = (((killed + timeout) / all) * 100).toFixed(1);
  return `| ${[core, all, killed, timeout, survived, bare, `${score} %`].join(' | ')} |`;
}

const report = (core) => join(root, `.cache/mutation/${core}.json`);

async function breakRules(core, { quick, again }) {
  const folder = `packages/${CORES[core].folder}`;
  const stryker = new Stryker({
    mutate: rulesOf(core),
    // The copy holds one package and what it takes to run its tests.
    ignorePatterns: [
      '**',
      ...['.cache/examples/**', 'scripts/mutation/**', '*.json'].map((kept) => `!${kept}`),
      ...['src/**', '*.json'].map((kept) => `!${folder}/${kept}`),
    ],
    tempDirName: '.cache/stryker',
    buildCommand: `node scripts/mutation/bundle.mjs ${core}${quick ? ' quick' : ''}`,
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/mocha-runner'))],
    testRunner: 'mocha',
    mochaOptions: { spec: [`${folder}/src/mutation.bundle.mjs`] },
    coverageAnalysis: 'perTest',
    // What is computed while a module loads is the same for all tests: each mutant would need a process of its own.
    ignoreStatic: true,
    // A word of a vocabulary that is emptied is no member of its union any more: the type checker kills it.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: Math.min(2, availableParallelism()),
    timeoutMS: 20_000,
    incremental: again,
    incrementalFile: join(root, `.cache/mutation/${core}.incremental.json`),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report(core) },
    logLevel: 'warn',
  });
  await stryker.runMutationTest();
}

process.chdir(root);
mkdirSync(join(root, '.cache/mutation'), { recursive: true });
const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, again: { type: 'boolean', default: false } },
});
const unknown = named.filter((core) => !Object.hasOwn(CORES, core));
if (unknown.length > 0) {
  console.error(`No rules known of ${unknown.join(', ')}: choose from ${Object.keys(CORES).join(', ')}.`);
  process.exit(1);
}
writeExamples();
const cores = named.length > 0 ? named : Object.keys(CORES);
for (const core of cores) await breakRules(core, flags);
console.log('| core | mutants | killed | timed out | survived | no coverage | score |');
for (const core of cores) console.log(toRow(core));
