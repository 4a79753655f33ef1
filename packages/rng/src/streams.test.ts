import { expect, test } from 'vitest';
import * as chacha8 from './chacha8/index.js';
import { type Cursor, cursor, fork, jump, longJump, type Rng, seed, split } from './index.js';

const STEPS = 20_000;

/** How many of the states that the streams come by are different: two streams that meet go on together. */
function statesOf(streams: readonly Rng[]): number {
  // Two of the four words tell states apart well enough: 64 bits, of which a double keeps 53.
  const seen = new Set<number>();
  for (const stream of streams) {
    const moving = cursor(stream);
    for (let i = 0; i < STEPS; i++) {
      seen.add(moving.nextUint32() * 2 ** 21 + (moving.nextUint32() >>> 11));
    }
  }
  return seen.size;
}

test('the test of overlaps can fail: a stream and its own continuation share states', () => {
  const start = seed('streams');
  const later = cursor(start);
  for (let i = 0; i < STEPS; i++) later.nextUint32();
  expect(statesOf([start, later.state()])).toBe(STEPS * 1.5);
});

test('forks, forks of forks and splits do not overlap', () => {
  const start = seed('streams');
  const forks = ['dice', 'cards', '', 0, 1, '1'].map((label) => fork(start, label));
  const [children, next] = split(start, 4);
  const [more] = split(next, 2);
  const streams = [start, ...forks, fork(fork(start, 'dice'), 'dice'), ...children, ...more, fork(next, 0)];
  expect(statesOf(streams)).toBe(streams.length * STEPS);
});

test('jumps do not overlap', () => {
  const start = seed('streams');
  const streams = [start, jump(start), jump(jump(start)), longJump(start), jump(longJump(start))];
  expect(statesOf(streams)).toBe(streams.length * STEPS);
});

test('a split moves on by one word, whatever it is split into, and a fork by none', () => {
  for (const count of [0, 1, 5]) {
    const moving: Cursor = cursor(seed('streams'));
    const [children, next] = split(moving.state(), count);
    expect(children).toHaveLength(count);
    moving.nextUint32();
    expect(next).toEqual(moving.state());
  }
  expect(split(seed('streams'), 2)[0]).toEqual(split(seed('streams'), 5)[0].slice(0, 2));
});

test('the streams of ChaCha8 are those of its nonces, and cross the 32nd bit of the counter', () => {
  const start = chacha8.seed('streams');
  expect(chacha8.jump(start)[8]).toBe(1);
  expect(chacha8.longJump(start)[8]).toBe(2 ** 32);
  const [word] = chacha8.nextUint32(start);
  const first = new Set([word]);
  for (const stream of [1, 2 ** 32, 2 ** 52]) {
    for (const drawn of [0, 16 * 2 ** 32])
      first.add(chacha8.nextUint32([...start.slice(0, 8), stream, drawn] as never)[0]);
  }
  expect(first.size).toBe(7);
  const end = [...start.slice(0, 9), Number.MAX_SAFE_INTEGER] as never;
  expect(() => chacha8.nextUint32(end)).toThrow(RangeError);
  expect(() => chacha8.jump([...start.slice(0, 8), Number.MAX_SAFE_INTEGER, 0] as never)).toThrow(RangeError);
});
