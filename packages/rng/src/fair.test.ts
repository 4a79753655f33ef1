import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commit, seedFrom, verify } from './fair.js';

test('the seed is the HMAC-SHA256 that Node computes, under the server seed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.nat(), (server, client, nonce) => {
      expect(seedFrom(server, client, nonce)).toBe(
        createHmac('sha256', server).update(`${client}:${nonce}`).digest('hex'),
      );
    }),
  );
});

test('the promise is the SHA-256 that Node computes, under a domain of its own', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (server) => {
      const promise = createHash('sha256').update('@games/rng fair commit ').update(server).digest('hex');
      expect(commit(server)).toBe(promise);
      expect(verify(promise, server)).toBe(true);
    }),
  );
});

test('golden values', () => {
  expect(commit('server')).toBe('bf5693fda65e4c8e576ab6fb2781175a69c7d6d5176cae2b713c0779d03c559d');
  expect(seedFrom('server', 'client', 7)).toBe('171447286fd2e39c612481fcd000c294235454673c6b0ac5a97051dd51db50a7');
});

test('the outcome never derives from the published promise (the mistake of KaniCasino, pull request 152)', () => {
  const promise = commit('server');
  expect(promise).not.toBe(createHash('sha256').update('server').digest('hex'));
  for (const nonce of [0, 1]) {
    expect(seedFrom('server', 'client', nonce)).not.toBe(seedFrom(promise, 'client', nonce));
    expect(seedFrom('server', 'client', nonce)).not.toBe(promise);
  }
});

test('a seed and a nonce are never taken for another seed and another nonce', () => {
  expect(seedFrom('s', 'client:1', 2)).not.toBe(seedFrom('s', 'client', 12));
  expect(seedFrom('s', 'client:1', 2)).not.toBe(seedFrom('s', 'client', 1));
  expect(seedFrom('s', '', 0)).not.toBe(seedFrom('s', '0', 0));
  expect(verify(commit('server'), 'Server')).toBe(false);
  expect(verify(commit('server').toUpperCase(), 'server')).toBe(false);
});

test('no server seed is read as another, where HMAC pads or hashes its key', () => {
  const long = 'x'.repeat(65);
  const seeds = [
    'a',
    'a\0',
    'a\0\0',
    new Uint8Array(3),
    new Uint8Array(32),
    long,
    createHash('sha256').update(long).digest(),
  ];
  expect(new Set(seeds.map((server) => seedFrom(server, 'c', 1))).size).toBe(seeds.length);
});

test('what cannot be meant is refused by name', () => {
  expect(() => commit('')).toThrow(new RangeError('serverSeed must be not empty, not ""'));
  expect(() => commit('\ud800')).toThrow(RangeError);
  expect(() => commit(7 as never)).toThrow(TypeError);
  expect(() => seedFrom('s', '\udfff', 0)).toThrow(RangeError);
  expect(() => seedFrom('s', 7 as never, 0)).toThrow(TypeError);
  for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => seedFrom('s', 'c', nonce)).toThrow(
      `nonce must be a whole number from 0 to 9007199254740991, not ${nonce}`,
    );
  }
});
