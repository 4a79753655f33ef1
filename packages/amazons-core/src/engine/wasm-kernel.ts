import { KERNEL_BINARY } from './generated/kernel-binary.js';
import { type Kernel, MAX_MOVES, ROWS } from './kernel.js';
import { FEATURE_COUNT, FREEDOM, HEMMED, type Knots, WEIGHTS, weightTable } from './weights.js';

/** What the compiled kernel gives (assembly/kernel.ts). */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly emptyAt: { readonly value: number };
  readonly amazonsAt: { readonly value: number };
  readonly movesAt: { readonly value: number };
  readonly scoresAt: { readonly value: number };
  readonly featuresAt: { readonly value: number };
  readonly freedomAt: { readonly value: number };
  readonly hemmedAt: { readonly value: number };
  readonly weightsAt: { readonly value: number };
  resize(width: number, height: number): void;
  evaluate(side: number): number;
  expandAmazons(side: number): number;
  expandArrows(side: number, from: number): number;
}

/** The part of WebAssembly that is used here; a core is built without the DOM's types. */
interface WebAssemblyLike {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: Exports };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 by hand: neither `atob` nor `Buffer` is everywhere. */
function decode(text: string): Uint8Array {
  const length = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array((length * 3) >> 2);
  let held = 0;
  for (let i = 0, at = 0; i < length; i++) {
    held = (held << 6) | ALPHABET.indexOf(text.charAt(i));
    if ((i & 3) !== 0) bytes[at++] = (held >> (6 - 2 * (i & 3))) & 255;
  }
  return bytes;
}

let compiled: object | null | undefined;

/** The module, compiled on first use; `null` where WebAssembly, its SIMD or compiling itself (a strict CSP) is missing. */
function compile(wasm: WebAssemblyLike | undefined): object | null {
  if (compiled === undefined) {
    try {
      compiled = wasm ? new wasm.Module(decode(KERNEL_BINARY)) : null;
    } catch {
      compiled = null;
    }
  }
  return compiled;
}

/**
 * The kernel in WebAssembly: four boards at a time, some five times as fast as the plain one, with equal results.
 *
 * @returns a kernel of its own memory, or `undefined` where it cannot run
 */
export function wasmKernel(sight: Knots = WEIGHTS): Kernel | undefined {
  const wasm = (globalThis as unknown as { WebAssembly?: WebAssemblyLike }).WebAssembly;
  const module = compile(wasm);
  if (!wasm || !module) return undefined;
  const weights = weightTable(sight);
  const { exports } = new wasm.Instance(module, {});
  const { buffer } = exports.memory;
  const empty = new Int32Array(buffer, exports.emptyAt.value, ROWS);
  const amazons = new Int32Array(buffer, exports.amazonsAt.value, ROWS);
  new Int32Array(buffer, exports.freedomAt.value, FREEDOM.length).set(FREEDOM);
  new Int32Array(buffer, exports.hemmedAt.value, HEMMED.length).set(HEMMED);
  new Int32Array(buffer, exports.weightsAt.value, weights.length).set(weights);
  return {
    empty,
    amazons,
    moves: new Uint16Array(buffer, exports.movesAt.value, MAX_MOVES),
    scores: new Int32Array(buffer, exports.scoresAt.value, MAX_MOVES),
    features: new Int32Array(buffer, exports.featuresAt.value, FEATURE_COUNT + 1),
    resize(width, height) {
      exports.resize(width, height);
      empty.fill(0);
      amazons.fill(0);
    },
    evaluate: exports.evaluate,
    expandAmazons: exports.expandAmazons,
    expandArrows: exports.expandArrows,
  };
}
