import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The files of this package that importing one of them loads. Types are gone by then. */
function loaded(path: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = readFileSync(new URL(path, import.meta.url), 'utf8');
  for (const [, clause = '', from = ''] of code.matchAll(/^(?:import|export) ([^;]*?)from '(\.[^']*)\.js';/gm)) {
    if (!clause.startsWith('type ')) loaded(new URL(`${from}.ts`, `file:///${path}`).pathname.slice(1), seen);
  }
  return seen;
}

const large = (path: string): readonly string[] =>
  [...loaded(path)].filter((file) => file.includes('generated/')).map((file) => file.replace(/^.*generated\//, ''));

test('whoever imports the rules loads no solver and no word list; whoever solves loads no rules', () => {
  expect(large('index.ts').toSorted()).toEqual(['denied.ts', 'first-words.ts']);
  expect(large('solver/index.ts')).toEqual(['kernels.ts']);
  expect(large('dictionary/index.ts')).toEqual([]);
  expect(large('english/index.ts').toSorted()).toEqual(['denied.ts', 'packed.ts']);
});
