import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyState } from './fixtures/states.js';
import type { Kernel } from './kernel.js';
import { plainKernel } from './plain-kernel.js';
import { pack } from './position.js';
import { wasmKernel } from './wasm-kernel.js';
import { FEATURE_COUNT } from './weights.js';

/** Everything a kernel says of a position. */
function said(kernel: Kernel, packed: ReturnType<typeof pack>): unknown {
  const { width, height, side } = packed;
  kernel.resize(width, height);
  kernel.empty.set(packed.empty);
  kernel.amazons.set(packed.amazons);
  const value = kernel.evaluate(side);
  const features = [...kernel.features.subarray(0, FEATURE_COUNT + 1)];
  const list = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => [kernel.moves[i] as number, kernel.scores[i] as number]);
  const moves = list(kernel.expandAmazons(side));
  const arrows = moves[0] ? list(kernel.expandArrows(side, moves[0][0] & 255)) : [];
  return { value, features, moves, arrows };
}

describe('the two kernels', () => {
  it('give equal numbers on any board', () => {
    const plain = plainKernel();
    const wasm = wasmKernel();
    if (!wasm) throw new Error('this machine runs no WebAssembly SIMD');
    fc.assert(
      fc.property(anyState, (state) => {
        const packed = pack(state);
        expect(said(wasm, packed)).toEqual(said(plain, packed));
      }),
      { numRuns: 400 },
    );
  });

  it('change nothing of the board they are given', () => {
    for (const kernel of [plainKernel(), wasmKernel() ?? plainKernel()]) {
      fc.assert(
        fc.property(anyState, (state) => {
          const packed = pack(state);
          said(kernel, packed);
          expect([...kernel.empty]).toEqual([...packed.empty]);
          expect([...kernel.amazons]).toEqual([...packed.amazons]);
        }),
        { numRuns: 50 },
      );
    }
  });
});
