import { expect, test } from 'vitest';
import { cursor, fork, format, jump, longJump, nextInt, parse, seed, shuffle } from './index.js';

test('xoshiro128++ gives the published outputs', () => {
  const c = cursor([1, 2, 3, 4]);
  const out = Array.from({ length: 10 }, () => c.nextUint32());
  expect(out).toEqual([
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
  ]);
  expect(jump([1, 2, 3, 4]).map((w) => w >>> 0)).toEqual([2843103750, 2038079848, 1533207345, 44816753]);
  expect(longJump([1, 2, 3, 4]).map((w) => w >>> 0)).toEqual([1611968294, 2125834322, 966769569, 3193880526]);
  expect(parse(format(fork(seed('x'), 1)))).toEqual(fork(seed('x'), 1));
  expect(shuffle(seed(1), [1, 2, 3])[0].sort()).toEqual([1, 2, 3]);
  expect(nextInt(seed(1), 0, 2 ** 52)[0]).toBeGreaterThan(100);
});
