// `npm test`: builds, checks and tests everything, and ends with one line, `N passed, N failed`.
// A type check, a linter or a build counts as one; a test file's tests count each.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, howToGetChromium } from './chromium.mjs';
import { writeExamples } from './examples.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, '.cache');
const bin = (name) => join(root, 'node_modules/.bin', name);
let passed = 0;
let failed = 0;
const failures = [];

/** Runs a command; what it prints is shown at once (`loud`) or only if it fails. */
function run(name, command, args, { loud = false, cwd = root, env = {} } = {}) {
  return new Promise((done) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ ok: false, output: String(error) }));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0 && !loud) console.log(output);
      done({ ok: code === 0, output });
    });
  });
}

/** A check that counts as one test. */
async function check(name, command, args, options) {
  const { ok } = await run(name, command, args, options);
  if (ok) passed++;
  else {
    failed++;
    failures.push(name);
  }
  return ok;
}

/** A test runner that counts its own tests in a report; a runner that left no report, or failed without a failed test, counts as one failure. */
async function suite(name, command, args, reportFile, count, options) {
  rmSync(reportFile, { force: true });
  const { ok } = await run(name, command, args, options);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch (error) {
    console.log(`${name} left no readable report: ${error.message}`);
  }
  if ((!ok && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed++;
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) failures.push(`${name}: ${counts.failed}`);
}

function finish() {
  if (failures.length > 0) console.log(`Failed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

mkdirSync(cache, { recursive: true });
const chromium = findChromium() ?? (await import('playwright')).chromium.executablePath();
const { existsSync } = await import('node:fs');
if (!existsSync(chromium)) {
  console.log(howToGetChromium);
  failed++;
  failures.push('a browser to test in');
  finish();
}
writeExamples();

/** The tests of one of the projects of vitest.config.ts. */
const vitest = (name, project) => {
  const report = join(cache, `vitest-${project}.json`);
  return suite(
    name,
    bin('vitest'),
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report,
    (told) => ({ passed: told.numPassedTests, failed: told.numFailedTests + told.numFailedTestSuites }),
  );
};

/** What needs no build: mistakes show early. */
async function sources() {
  await check('format and lint (biome)', bin('biome'), ['check', '.']);
  await check('workspace (sherif)', bin('sherif'), []);
  await check('architecture and templates (eslint)', bin('eslint'), ['.', '--max-warnings=0']);
  await vitest('unit and property tests (vitest)', 'node');
  await check('types', 'node', ['scripts/typecheck.mjs']);
  await vitest('elements in a browser (vitest)', 'browser');
}

/** What is built, and what is said of it. */
async function products() {
  if (!(await check('build', bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--concurrency=2'])))
    return false;
  await check('dead code and dependencies (knip)', bin('knip'), []);
  await check('every export is documented (typedoc)', bin('typedoc'), ['--emit', 'none', '--logLevel', 'Warn']);
  await check('size of what is shipped (size-limit)', bin('size-limit'), []);
  await vitest('packages as they are published (vitest)', 'published');
  return true;
}

// Two lanes for two cores: most steps use one only. The app comes after them, with the machine to itself.
const [, built] = await Promise.all([sources(), products()]);
if (!built) finish();
const playwrightReport = join(cache, 'playwright.json');
await suite(
  'app tests (playwright)',
  bin('playwright'),
  ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line,json'],
  playwrightReport,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
  { loud: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } },
);
finish();
