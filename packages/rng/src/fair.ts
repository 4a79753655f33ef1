/**
 * Draws that a player can check afterwards: the host publishes `commit(serverSeed)` before play, the players add a text of
 * their own, the game is seeded with `seedFrom`, and at the end the host shows the server seed, so that anybody can `verify`
 * the promise and play the draws again.
 *
 * @module
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkInteger, fail } from './errors.js';

// The seed is derived under another domain than the promise: who sees the promise learns nothing of the outcome.
const DOMAIN = utf8ToBytes('@games/rng fair commit ');
const KEY_DOMAIN = utf8ToBytes('@games/rng fair key ');

/** The bytes of a seed: those given, or the UTF-8 of a text. */
function toBytes(name: string, value: string | Uint8Array): Uint8Array {
  if (typeof value === 'string') {
    // UTF-8 reads every lone surrogate as the same sign: two texts would be one seed.
    if (/\p{Surrogate}/u.test(value)) fail(name, value, 'well-formed Unicode', true);
    return utf8ToBytes(value);
  }
  if (!(value instanceof Uint8Array)) fail(name, value, 'a string or a Uint8Array', false);
  return value;
}

/** SHA-256 of a secret under a domain of its own. */
function hashUnder(domain: Uint8Array, secret: Uint8Array): Uint8Array {
  const message = new Uint8Array(domain.length + secret.length);
  message.set(domain);
  message.set(secret, domain.length);
  return sha256(message);
}

/**
 * The key of a secret. HMAC (RFC 2104) fills a short key with zero bytes and hashes one of more than 64: there a secret would
 * be read as another, so it is hashed first, under a domain of its own.
 */
function keyOf(secret: Uint8Array): Uint8Array {
  return secret.length > 64 || secret.at(-1) === 0 ? hashUnder(KEY_DOMAIN, secret) : secret;
}

/** The host's secret, which must hold something to be a secret. */
function secretBytes(serverSeed: string | Uint8Array): Uint8Array {
  const bytes = toBytes('serverSeed', serverSeed);
  if (bytes.length === 0) fail('serverSeed', serverSeed, 'not empty', true);
  return bytes;
}

/**
 * The host's promise, to be published before play: SHA-256 of `@games/rng fair commit ` and the server seed.
 *
 * @param serverSeed - the host's secret: 32 bytes of `crypto.getRandomValues`, or their hexadecimal digits; a text is its UTF-8
 * @returns 64 hexadecimal digits
 * @throws RangeError for an empty seed or a text that is not well-formed, TypeError for anything else
 *
 * @example
 * ```ts
 * import { commit } from '@games/rng/fair';
 *
 * commit('a secret of the host').length; // => 64
 * ```
 */
export function commit(serverSeed: string | Uint8Array): string {
  const secret = secretBytes(serverSeed);
  return bytesToHex(hashUnder(DOMAIN, secret));
}

/**
 * The seed of one game: HMAC-SHA256, keyed with the server seed, of `clientSeed:nonce` in UTF-8. That is the usual form of
 * provably fair games, so that other tools can check it. A server seed that ends in a zero byte, or has more than 64 bytes, is
 * hashed first (SHA-256 of `@games/rng fair key ` and the seed), since HMAC alone would read it as another seed.
 *
 * It is a text: hand it to `seed` of `@games/rng/chacha8` (all 256 bits), `seed` of `@games/rng`, or `create` of a game.
 *
 * @param serverSeed - the host's secret, as given to `commit`
 * @param clientSeed - what the players add, chosen after the promise: a text
 * @param nonce - the number of the game under these seeds, a whole number from 0
 * @returns 64 hexadecimal digits
 * @throws RangeError or TypeError for a seed or a nonce that cannot be meant
 *
 * @example
 * ```ts
 * import { shuffle, seed } from '@games/rng/chacha8';
 * import { seedFrom } from '@games/rng/fair';
 *
 * const rng = seed(seedFrom('a secret of the host', 'what the players chose', 0));
 * shuffle(rng, [1, 2, 3])[0].length; // => 3
 * ```
 */
export function seedFrom(serverSeed: string | Uint8Array, clientSeed: string, nonce: number): string {
  if (typeof clientSeed !== 'string') fail('clientSeed', clientSeed, 'a string', false);
  checkInteger('nonce', nonce, 0);
  const message = toBytes('clientSeed', `${clientSeed}:${nonce}`);
  return bytesToHex(hmac(sha256, keyOf(secretBytes(serverSeed)), message));
}

/**
 * Whether a server seed is the one that was promised.
 *
 * @param promise - what the host published
 * @param serverSeed - what the host shows after the game
 * @returns whether they belong together
 * @throws RangeError or TypeError for a seed that cannot be meant
 *
 * @example
 * ```ts
 * import { commit, verify } from '@games/rng/fair';
 *
 * const promise = commit('a secret of the host');
 * verify(promise, 'a secret of the host'); // => true
 * verify(promise, 'another secret'); // => false
 * ```
 */
export function verify(promise: string, serverSeed: string | Uint8Array): boolean {
  return promise === commit(serverSeed);
}
