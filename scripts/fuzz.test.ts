// Every parser and decoder beside every other: what is listed in docs/fuzz.md. More, and from another place:
// FUZZ_RUNS=20000 FUZZ_SEED=7 npx vitest run --project node scripts/fuzz.test.ts
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { near } from './fuzz/mutate.js';
import { type Subject, seedsOf, subjects } from './fuzz/subjects.js';

const numRuns = Number(process.env.FUZZ_RUNS ?? 100);
const seed = Number(process.env.FUZZ_SEED ?? 20261130);

interface Read {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: { readonly code?: unknown };
}

/** What a parser makes of a text: a value, a refusal with a code, or (where the subject says so) an error of the named kinds. */
function outcomeOf({ read, throws, lenient }: Subject, text: string): Read {
  try {
    const value = read(text);
    return throws || lenient ? { ok: true, value } : (value as Read);
  } catch (error) {
    if (!throws || !(error instanceof RangeError || error instanceof TypeError)) throw error;
    return { ok: false, error: { code: error.name } };
  }
}

describe.each(subjects)('$name', (subject) => {
  const seeds = seedsOf(subject);

  it('still reads what was once written', () => {
    expect(seeds.length).toBeGreaterThan(0);
    for (const text of seeds) expect(outcomeOf(subject, text), text).toMatchObject({ ok: true });
    // Who passes over what it cannot read must find more in a seed than in nothing.
    if (subject.lenient) expect(outcomeOf(subject, seeds[0] ?? '')).not.toEqual(outcomeOf(subject, ''));
  });

  it('answers to any text: a value or a code, the same each time, and nothing else is touched', () => {
    fc.assert(
      fc.property(near(seeds), (text) => {
        const outcome = outcomeOf(subject, text);
        if (!outcome.ok) expect(outcome.error?.code).toMatch(/^[\w-]+$/);
        expect(outcomeOf(subject, text)).toEqual(outcome);
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (outcome.ok && subject.write) {
          const written = subject.write(outcome.value as never);
          const again = outcomeOf(subject, written);
          expect(again.ok, written).toBe(true);
          expect(subject.write(again.value as never)).toBe(written);
        }
      }),
      { numRuns, seed },
    );
  });
});

it('docs/fuzz.md names every subject', () => {
  const page = readFileSync('docs/fuzz.md', 'utf8');
  for (const { name } of subjects) expect(page).toContain(`| ${name} |`);
});
