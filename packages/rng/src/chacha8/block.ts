// "expand 32-byte k", the constants of D. J. Bernstein's ChaCha.
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The quarter round, on four places of a block. */
function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  x[a] = xa;
  x[b] = (xb << 7) | (xb >>> 25);
  x[c] = xc;
  x[d] = xd;
}

/**
 * One block of ChaCha with 8 rounds (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008), with his 64-bit counter and
 * 64-bit nonce, low words first.
 *
 * @param out - sixteen words, filled with the block
 * @param key - eight words
 * @param stream - the nonce: a whole number from 0
 * @param counter - the number of the block: a whole number from 0
 */
export function chacha8Block(out: Int32Array, key: readonly number[], stream: number, counter: number): void {
  const input = new Int32Array([...SIGMA, ...key, counter, counter / 2 ** 32, stream, stream / 2 ** 32]);
  out.set(input);
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(out, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(out, i, ((i + 1) & 3) + 4, ((i + 2) & 3) + 8, ((i + 3) & 3) + 12);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (input[i] as number);
}
