import { describe, expect, test } from 'vitest';
import { cursor, jump, longJump, nextUint32, type Rng } from './index.js';

// Published with rust-random's rand_xoshiro, made there with the authors' C code; recomputed with an independent C program.
const OUTPUTS = [
  641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
];
const JUMPED = [2843103750, 2038079848, 1533207345, 44816753];
const LONG_JUMPED = [1611968294, 2125834322, 966769569, 3193880526];
const AFTER_A_MILLION = [2928258933, 4119544218, 1001204686, 2576016786];

const START: Rng = [1, 2, 3, 4];
const unsigned = (rng: Rng): number[] => rng.map((word) => word >>> 0);

describe('xoshiro128++ is the published generator', () => {
  test('its first outputs, by the pure function and by the cursor', () => {
    const moving = cursor(START);
    expect(OUTPUTS.map(() => moving.nextUint32())).toEqual(OUTPUTS);
    let rng = START;
    for (const output of OUTPUTS) {
      const [value, next] = nextUint32(rng);
      expect(value).toBe(output);
      rng = next;
    }
    expect(moving.state()).toEqual(rng);
  });

  test('its state after a million steps', () => {
    const moving = cursor(START);
    for (let i = 0; i < 1e6; i++) moving.nextUint32();
    expect(unsigned(moving.state())).toEqual(AFTER_A_MILLION);
    let rng = START;
    for (let i = 0; i < 1e6; i++) rng = nextUint32(rng)[1];
    expect(unsigned(rng)).toEqual(AFTER_A_MILLION);
  });

  test('its jumps of 2^64 and 2^96 words', () => {
    expect(unsigned(jump(START))).toEqual(JUMPED);
    expect(unsigned(longJump(START))).toEqual(LONG_JUMPED);
    const moving = cursor(START);
    moving.jump();
    expect(unsigned(moving.state())).toEqual(JUMPED);
  });

  test('its outputs are those of the recurrence written with big integers', () => {
    const mask = 2n ** 32n - 1n;
    const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) & mask;
    let s = [0xdeadbeefn, 0xcafebaben, 0x12345678n, 0x9abcdef0n] as [bigint, bigint, bigint, bigint];
    const moving = cursor(s.map((word) => Number(BigInt.asIntN(32, word))) as unknown as Rng);
    for (let i = 0; i < 5000; i++) {
      const [s0, s1, s2, s3] = s;
      expect(moving.nextUint32()).toBe(Number((rotate((s0 + s3) & mask, 7n) + s0) & mask));
      const a = s2 ^ s0;
      const b = s3 ^ s1;
      s = [s0 ^ b, s1 ^ a, a ^ ((s1 << 9n) & mask), rotate(b, 11n)];
    }
  });
});
