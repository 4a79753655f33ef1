import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { publishedPackages, specifier } from './packages.js';

const folder = inject('consumer');
const packages = publishedPackages();
/** What is started as a worker's script is never imported. */
const isWorker = (name: string): boolean => name.endsWith('/worker');
/** The single-file bundles have no types: they are for a script tag. */
const specifiers = packages.flatMap(({ name, entries }) =>
  entries.filter((entry) => !/cdn|\.css$|\.json$/.test(entry)).map((entry) => specifier(name, entry)),
);
const library = specifiers.filter((name) => !name.startsWith('@games/elements') && !isWorker(name));

/** The compilers that users have: the floor, this workspace's own, and the native one. */
const compilers: Readonly<Record<string, string>> = {
  'typescript-5.4': 'scripts/published/node_modules/typescript-5.4',
  typescript: 'node_modules/typescript',
  'typescript-7': 'scripts/published/node_modules/typescript-7',
};

/** What a first user writes: one real call of each package. */
const program = `
import { reduce, create, formatMove, legalActions } from '@games/amazons-core';
import { amazons } from '@games/amazons-core';
import { buildDictionary } from '@games/boggle-core/dictionary';
import { createSolver } from '@games/boggle-core/solver';
import { encodeSave, replay } from '@games/kit';
import { nextInt, seed } from '@games/rng';

const [die]: [number, unknown] = nextInt(seed('table 4'), 1, 6);
const start = create();
if (!start.ok) throw new Error(start.error.code);
const [first] = legalActions(start.value);
if (!first) throw new Error('no first move');
const step = reduce(start.value, first);
export const text: string = step.ok ? String(die) : step.error.code;
const words: string[] = createSolver(buildDictionary(['tea']), { width: 3, height: 1 }).solve('TEA');
void [amazons.id, encodeSave, replay, formatMove, words];
`;

describe('installed from the tarballs with plain npm into an empty folder', () => {
  it('every entry is imported by Node without a DOM', () => {
    const importable = specifiers.filter((name) => !isWorker(name));
    writeFileSync(
      join(folder, 'node.mjs'),
      `const names = ${JSON.stringify(importable)};
      for (const name of names) if (Object.keys(await import(name)).length === 0 && !/define|locales|jsx/.test(name)) throw new Error(name + ' exports nothing');
      console.log('imported', names.length);`,
    );
    expect(execFileSync('node', ['node.mjs'], { cwd: folder, encoding: 'utf8' })).toBe(
      `imported ${importable.length}\n`,
    );
  });

  it.each([
    ['typescript', 'node16'],
    ['typescript', 'bundler'],
    ['typescript-5.4', 'node16'],
    ['typescript-5.4', 'bundler'],
    ['typescript-7', 'bundler'],
  ])('type-checks with %s and %s resolution', (compiler, resolution) => {
    const imports = specifiers.map((name, index) => `import * as entry${index} from '${name}';\nvoid entry${index};`);
    writeFileSync(join(folder, 'program.ts'), `${imports.join('\n')}\n${program}`);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: resolution === 'bundler' ? 'esnext' : 'node16',
        moduleResolution: resolution,
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        skipLibCheck: false,
      },
      files: ['program.ts'],
    };
    const file = join(folder, `tsconfig.${compiler}.${resolution}.json`);
    writeFileSync(file, JSON.stringify(config));
    let output = '';
    try {
      execFileSync('node', [resolve(compilers[compiler] ?? '', 'bin/tsc'), '-p', file], { cwd: folder, stdio: 'pipe' });
    } catch (error) {
      output = String((error as { stdout?: Buffer }).stdout);
    }
    expect(output).toBe('');
  });

  it('only what is imported is bundled', async () => {
    for (const name of library) {
      writeFileSync(join(folder, 'unused.mjs'), `import '${name}';`);
      const { outputFiles } = await build({
        entryPoints: [join(folder, 'unused.mjs')],
        bundle: true,
        format: 'esm',
        minify: true,
        write: false,
        logLevel: 'silent',
      });
      // An import for its side effects of a package that has none leaves nothing.
      expect(outputFiles[0]?.text.trim(), name).toBe('');
    }
  });

  it('a bundled page plays a move in a browser, with a clean console', async () => {
    writeFileSync(
      join(folder, 'page.mjs'),
      `import '@games/elements/amazons-board/define.js';
      import { create } from '@games/amazons-core';
      const board = document.createElement('amazons-board');
      board.view = create().value;
      board.addEventListener('games-action', (event) => { document.title = event.detail.action.type; });
      document.body.append(board);`,
    );
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'page.mjs')],
      bundle: true,
      format: 'esm',
      write: false,
    });
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      const log: string[] = [];
      page.on('console', (message) => log.push(message.text()));
      page.on('pageerror', (error) => log.push(String(error)));
      await page.setContent('<!doctype html><title>page</title><body></body>');
      await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
      const board = page.locator('amazons-board');
      await board.waitFor();
      for (const square of ['d1', 'd7', 'g7'])
        await board.getByRole('gridcell', { name: new RegExp(`^${square}\\b`, 'i') }).click();
      await expect.poll(() => page.title()).toBe('move');
      expect(log).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
