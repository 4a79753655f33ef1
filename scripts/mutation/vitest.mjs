// What the tests of the cores use of Vitest, told to Mocha: its runner of StrykerJS keeps one process for all mutants.
import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), {
  fail: chai.expect.fail,
  ...globalThis[ASYMMETRIC_MATCHERS_OBJECT],
});
expect.extend?.(customMatchers);

const each = (define) => (rows) => (name, body) => {
  for (const row of rows) {
    const given = Array.isArray(row) ? row : [row];
    define(format(name, ...given), () => body(...given));
  }
};

const define = (name, body) => globalThis.it(name, () => body()).timeout(0);
const group = (name, body) => globalThis.describe(name, () => void body());

export const test = Object.assign(define, { each: each(define) });
export const it = test;
export const describe = Object.assign(group, { each: each(group) });
export const afterEach = (body) => globalThis.afterEach(body);
