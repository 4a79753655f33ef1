import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { publishedPackages } from './packages.js';

const read = (tarball: string, file: string): string =>
  execFileSync('tar', ['-xzOf', tarball, file], { encoding: 'utf8', maxBuffer: 64_000_000 });

describe.each(publishedPackages())('$name as published', ({ name, dir, entries }) => {
  const tarball = inject('tarballs')[name] ?? '';

  it('has a manifest without a fault (publint)', async () => {
    const { messages, pkg } = await publint({ pkgDir: resolve(dir), pack: 'pnpm', strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('is imported by the names of its entries, and never by a path of its build (N1)', () => {
    const { exports } = JSON.parse(read(tarball, 'package/package.json'));
    expect(exports).toHaveProperty(['./package.json']);
    expect(Object.keys(exports).filter((entry) => /dist|src|\*\*/.test(entry))).toEqual([]);
    expect(JSON.stringify(exports)).not.toContain('@games/source');
  });

  it('has types that resolve (attw)', () => {
    // Stylesheets and the single-file bundles for a script tag have no types to check.
    const typed = entries.filter((entry) => !/cdn/.test(entry));
    const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', '--entrypoints', ...typed];
    expect(() =>
      execFileSync(resolve('node_modules/.bin/attw'), args, { stdio: 'pipe', encoding: 'utf8' }),
    ).not.toThrow();
  });

  it('carries its licence, its readme, the notices of what it contains of others, and no test (N20)', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    const notices = existsSync(join(dir, 'THIRD-PARTY.md')) ? ['package/THIRD-PARTY.md'] : [];
    const wanted = ['package/LICENSE', 'package/README.md', 'package/package.json', ...notices];
    expect(files).toEqual(expect.arrayContaining(wanted));
    // Who debugs into a package reads its source: by a map that holds the text.
    // What is one file with all that it needs in it (for a script tag, for a worker) is minified, and has none.
    const scripts = files.filter((file) => file.endsWith('.js') && !/\/cdn\/|\/clue-mind\/worker\.js$/.test(file));
    expect(scripts.filter((file) => !files.includes(`${file}.map`))).toEqual([]);
    const maps = scripts.map((file) => `${file}.map`);
    const texts = maps.map((map) => JSON.parse(read(tarball, map)).sourcesContent?.join('') ?? '');
    expect(texts.some((text) => text.includes('export function'))).toBe(true);
    expect(files.filter((file) => /\.(test|props|browser)\.|\/src\//.test(file))).toEqual([]);
  });
});

it('@games/boggle-core carries the notes that its word lists ask for', () => {
  const notes = execFileSync(
    'tar',
    ['-xzOf', inject('tarballs')['@games/boggle-core'] ?? '', 'package/THIRD-PARTY.md'],
    {
      encoding: 'utf8',
    },
  );
  for (const name of ['ENABLE', 'public domain', 'SCOWL', 'Kevin Atkinson', 'cuss']) expect(notes).toContain(name);
});
