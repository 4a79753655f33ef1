import { findNotPlain, isRecord } from './plain.js';

/** {@link canonicalJson} without the guard, for values known to be plain or to be compared as they are. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((key) => [key, part[key]]),
        )
      : part,
  );
}

/**
 * JSON in which equal values have equal text: keys are sorted by code unit, nothing is padded. Two states are the same
 * position when this is the same, whatever order their fields were written in.
 *
 * @param value - plain JSON
 * @returns the text
 * @throws TypeError naming what JSON would lose or change (NaN, a Map, undefined): such values are not equal to their text
 *
 * @example
 * ```ts
 * import { canonicalJson } from '@games/kit';
 *
 * canonicalJson({ turn: 1, board: [{ y: 2, x: 1 }] }); // => '{"board":[{"x":1,"y":2}],"turn":1}'
 * canonicalJson({ score: Number.NaN }); // throws TypeError
 * ```
 */
export function canonicalJson(value: unknown): string {
  const path = findNotPlain(value);
  if (path !== undefined) throw new TypeError(`canonicalJson: value is not plain JSON at ${path}`);
  return sortedJson(value);
}

/** The finalizer of MurmurHash3 (Austin Appleby, public domain): every input bit moves about half of the output bits. */
function avalanche(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A short fingerprint of a value: two players whose digests differ are out of step; a position whose digest came before is
 * a repetition. The digest of a value never changes between versions of this package. It keeps no secret and stops no
 * forger: to commit to something, use `@games/rng/fair`.
 *
 * @param value - plain JSON
 * @returns 16 hexadecimal digits (64 bits)
 * @throws TypeError as `canonicalJson` does
 *
 * @example
 * ```ts
 * import { digest } from '@games/kit';
 *
 * digest({ turn: 1, board: 'x.o' }) === digest({ board: 'x.o', turn: 1 }); // => true
 * digest([]); // => '332efd0692a035ae'
 * ```
 */
export function digest(value: unknown): string {
  const text = canonicalJson(value);
  let left = 0x9e3779b9;
  let right = 0x7f4a7c15;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    left = avalanche(left ^ unit);
    right = avalanche(Math.imul(right, 31) + unit);
  }
  return [left, right].map((lane) => lane.toString(16).padStart(8, '0')).join('');
}
