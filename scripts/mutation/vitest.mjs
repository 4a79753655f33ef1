// What the tests of the cores use of Vitest, told to Mocha: its runner of StrykerJS keeps one process for all mutants.
import { format } from 'node:util';
import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), {
  fail: chai.expect.fail,
  ...globalThis[ASYMMETRIC_MATCHERS_OBJECT],
});

/** As Vitest does: rows are spread when all of them are lists. */
const each = (define) => (rows) => (name, body) => {
  const areLists = rows.every(Array.isArray);
  for (const row of rows) {
    const given = areLists ? row : [row];
    define(format(name, ...given), () => body(...given));
  }
};

let depth = 0;
const add = (name, body) => globalThis.it(name, () => body()).timeout(0);
/** Mocha would run the tests outside any group first, slow or not. */
const define = (name, body) => (depth > 0 ? add(name, body) : globalThis.describe('', () => void add(name, body)));
const group = (name, body) =>
  globalThis.describe(name, () => {
    depth++;
    body();
    depth--;
  });

const withEach = (add) => Object.assign((...given) => add(...given), { each: each(add) });

export const test = withEach(define);
export const it = withEach(define);
export const describe = withEach(group);
export const afterEach = (body) => globalThis.afterEach(body);
/** Types are the type checker's. */
export const expectTypeOf = () => ({ toEqualTypeOf: () => undefined });
