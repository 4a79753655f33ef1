import type { Cursor as AnyCursor } from '../types.js';

/**
 * The state of a ChaCha8 generator: the key as eight 32-bit signed words, the number of the stream, and how many words of
 * the stream have been drawn. Plain JSON, about 100 characters; it never changes.
 *
 * Who does not know the state cannot tell the draws from chance; who knows it knows every draw, the past ones too. Keep it
 * where the players cannot see it.
 */
export type Rng = readonly [
  key0: number,
  key1: number,
  key2: number,
  key3: number,
  key4: number,
  key5: number,
  key6: number,
  key7: number,
  stream: number,
  drawn: number,
];

/** A ChaCha8 generator that moves; see `Cursor` of `@games/rng`. */
export type Cursor = AnyCursor<Rng>;
