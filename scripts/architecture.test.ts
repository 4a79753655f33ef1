import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The rules that a text would break if it stood in that file. */
async function broken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

describe('the lint rule holds the architecture', () => {
  const core = 'packages/amazons-core/src/probe.ts';
  const globals = 'no-restricted-globals';
  const syntax = 'no-restricted-syntax';
  const imports = 'no-restricted-imports';

  it.each([
    ['the clock', core, 'export const now: number = Date.now();', globals],
    ['a timer', core, 'export const later: unknown = setTimeout(() => 0, 1);', globals],
    ['the DOM', core, 'export const body: unknown = document.body;', globals],
    ['Math.random', core, 'export const luck: number = Math.random();', syntax],
    ['async work', core, 'export async function wait(): Promise<void> {}', syntax],
    ['a class', core, 'export class Board {}', syntax],
    ['the locale', core, 'export const order: number = "a".localeCompare("b");', syntax],
    ['an element', core, 'import "@games/elements/amazons-board";', imports],
    ['another core', core, 'import "@games/clue-core";', imports],
    ['I/O', core, 'import "node:fs";', imports],
    ['the kit from rng', 'packages/rng/src/probe.ts', 'import "@games/kit";', imports],
    ['a core from the kit', 'packages/kit/src/probe.ts', 'import "@games/amazons-core";', imports],
    [
      'rules in a board',
      'packages/elements/src/amazons-board/probe.ts',
      'import { reduce } from "@games/amazons-core"; export const step: unknown = reduce;',
      imports,
    ],
  ])('refuses %s', async (_what, file, code, rule) => {
    expect(await broken(file, code)).toContain(rule);
  });

  it('takes what is allowed', async () => {
    expect(await broken(core, 'import { ok } from "@games/kit"; export const one: unknown = ok(1);')).toEqual([]);
    const engine = 'packages/amazons-core/src/engine/probe.ts';
    expect(await broken(engine, 'export const now: number = performance.now();')).toEqual([]);
  });
});

describe('dependencies point one way', () => {
  const rank = (name: string): number =>
    name === '@games/rng'
      ? 0
      : name === '@games/kit'
        ? 1
        : name.endsWith('-core')
          ? 2
          : name === '@games/elements'
            ? 3
            : 4;

  it.each(readdirSync('packages'))('%s', (folder) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8'));
    for (const dependency of Object.keys(dependencies).filter((other) => other.startsWith('@games/'))) {
      expect(rank(dependency), `${name} -> ${dependency}`).toBeLessThan(rank(name));
    }
  });
});
