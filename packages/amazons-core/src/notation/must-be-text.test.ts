import { parseMove, parseMoves, parsePosition } from '@games/amazons-core';
import { parseSgf } from '@games/amazons-core/sgf';
import { expect, it } from 'vitest';

it.each([undefined, null, 7, ['d1-d7/g7'], Object.create(null), Symbol('text')])(
  'a text that is no text throws, by name: %o',
  (value) => {
    for (const read of [parseMove, parseMoves, parsePosition, parseSgf]) {
      expect(() => Reflect.apply(read, undefined, [value])).toThrow(/^text must be a string, got /);
    }
  },
);
