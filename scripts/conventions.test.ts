import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from './published/packages.js';

const text = readFileSync('docs/conventions.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| [WNG]\d+ \|/.test(line));

describe('docs/conventions.md', () => {
  it('answers for every convention, once', () => {
    const numbers = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_none, index) => `${letter}${index + 1}`);
    const answered = rows.map((row) => row.split('|')[1]?.trim());
    expect(answered).toEqual([...numbers('W', 30), ...numbers('N', 20), ...numbers('G', 18)]);
  });

  it.each(rows)('names what is there: %s', (row) => {
    const held = row.split('|')[3] ?? '';
    const files = [...held.matchAll(/`([^`]+\/[^`]+|[\w.-]+\.(?:json|js|mjs))`/g)].map(([, file = '']) => file);
    if (files.length === 0) expect(held).toMatch(/does not apply/i);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});

it('no event of an element has the name of a native one (W9)', () => {
  const sources = readdirSync('packages/elements/src', { recursive: true })
    .map((name) => join('packages/elements/src', String(name)))
    .filter((file) => /\.ts$/.test(file) && !/\.(browser|test)\.ts$/.test(file));
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new CustomEvent(?:<[^>]*>)?\(\s*'([^']+)'|\bemit\(\s*'([^']+)'/g)].map(
      ([, first, second]) => first ?? second ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !name.startsWith('games-'))).toEqual([]);
});

it('every package says where it comes from, as the root does: provenance is refused without it (N12)', () => {
  const { repository, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const { dir } of publishedPackages()) {
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    expect(manifest.repository, dir).toEqual({ ...repository, directory: dir });
    expect(manifest.bugs, dir).toBe(bugs);
    expect(manifest.homepage, dir).toContain(dir);
  }
});

it('the oldest Node that a package names is the one that is tested and the one that is asked for (N3)', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, floor = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  for (const { dir } of publishedPackages())
    expect(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).engines, dir).toEqual(engines);
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`node: ["${floor}.0"`);
  expect(readFileSync('scripts/bootstrap.mjs', 'utf8')).toContain(`needs Node ${floor} or newer`);
});

it('a package depends on those below it, and of others on these alone (N4)', () => {
  const foreign = publishedPackages().map(({ name, dir }) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return [name, Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@games/'))] as const;
  });
  expect(Object.fromEntries(foreign.filter(([, names]) => names.length > 0))).toEqual({
    '@games/elements': ['idb', 'lit'],
    '@games/rng': ['@noble/hashes'],
  });
});

it('every README shows a picture that is there, small, and said in words', () => {
  for (const folder of ['.', ...readdirSync('packages').map((name) => `packages/${name}`)]) {
    const [, words = '', file = ''] = /^!\[(.*)\]\((.*)\)$/m.exec(readFileSync(`${folder}/README.md`, 'utf8')) ?? [];
    expect(words, folder).toMatch(/\w+ \w+/);
    expect(statSync(`${folder}/${file}`).size, folder).toBeLessThan(60_000);
  }
});

describe('nobody is left with an import that was not installed (N13)', () => {
  const pages = (folder: string): readonly string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  const documents = [
    'README.md',
    ...readdirSync('packages').map((name) => `packages/${name}/README.md`),
    ...['docs', 'docs/start', 'docs/guide', 'docs/recipes'].flatMap(pages),
  ];

  it.each(documents)('%s', (document) => {
    const page = readFileSync(document, 'utf8').replace(/^<<< \.\.\/\.\.\/(.+)$/gm, (_line, file) => {
      return `\`\`\`ts\n${readFileSync(file, 'utf8')}\n\`\`\``;
    });
    const fences = [...page.matchAll(/^```(?:ts|js)[^\n]*\n([\s\S]*?)^```/gm)].map(([, fence]) => fence).join('\n');
    const imported = [...fences.matchAll(/(?:from|import) '(@games\/[a-z-]+)/g)].map(([, name]) => name);
    if (fences.includes("'@games/kit/laws'")) imported.push('fast-check');
    const installed = [...page.matchAll(/npm install ([^\n`#]+)|(?<=npm install .*)`(@games[^`]+)`/g)].flatMap(
      ([, names = '', another = '']) => [...names.split(' '), another],
    );
    expect(installed).toEqual(expect.arrayContaining(imported));
  });
});
