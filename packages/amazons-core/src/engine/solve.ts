import type { AmazonsState } from '../types.js';
import { DIRECTIONS } from './kernel.js';

/** The largest board that fits one machine word. */
const MAX_SQUARES = 32;
const TABLE = 1 << 22;
/** 32 squares offer fewer: at most 8 x 32 moves with 31 arrows each would be 7,936. */
const MAX_TURNS = 8192;

/** For every square and direction the squares beyond, near to far, as bits. */
function rayTable(width: number, height: number): Int32Array[][] {
  return Array.from({ length: width * height }, (_, square) =>
    DIRECTIONS.map(([dr, dc]) => {
      const bits: number[] = [];
      let r = Math.floor(square / width) + dr;
      let c = (square % width) + dc;
      for (; r >= 0 && c >= 0 && r < height && c < width; r += dr, c += dc) bits.push(1 << (r * width + c));
      return Int32Array.from(bits);
    }),
  );
}

/** How many bits are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Mixes a position into a table place and a check word (the finalizer of MurmurHash3, on three words). */
function mix(a: number, b: number, c: number, salt: number): number {
  let h = Math.imul(a ^ salt, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ b, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 14);
}

/**
 * Solves a small board by trying everything, with a table of positions already known.
 *
 * @param state - a game on at most 32 squares (5 x 6), at the start of a turn
 * @param nodes - positions to look at before giving up; no limit when absent
 * @returns 1 when the side to move wins, -1 when it loses, 0 when the limit came first
 * @throws RangeError for a larger board or a position in mid-turn
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { solve } from '@games/amazons-core/engine';
 *
 * const small = create({ position: 'q2/3/2Q w' });
 * small.ok && solve(small.value); // => 1
 * ```
 */
export function solve(state: AmazonsState, nodes: number = Number.POSITIVE_INFINITY): -1 | 0 | 1 {
  const { width, height, board } = state;
  if (width * height > MAX_SQUARES)
    throw new RangeError(`state: at most ${MAX_SQUARES} squares, not ${width * height}`);
  if (state.shooting) throw new RangeError('state: the turn must not have begun');
  const rays = rayTable(width, height);
  const beside = rays.map((directions) => directions.reduce((bits, ray) => bits | (ray[0] ?? 0), 0));
  const known = new Int32Array(TABLE);
  const verdict = new Int8Array(TABLE);
  const buffers: Int32Array[] = [];
  let left = nodes;

  /** Squares next to any of these amazons. */
  const next = (amazons: number): number => {
    let near = 0;
    for (let bits = amazons; bits !== 0; bits &= bits - 1) near |= beside[31 - Math.clz32(bits & -bits)] as number;
    return near;
  };

  /** Moves of these amazons. */
  const moves = (empty: number, amazons: number): number => {
    let count = 0;
    for (let bits = amazons; bits !== 0; bits &= bits - 1) {
      for (const ray of rays[31 - Math.clz32(bits & -bits)] as Int32Array[]) {
        for (const square of ray) {
          if ((empty & square) === 0) break;
          count++;
        }
      }
    }
    return count;
  };

  /** Whether the side with amazons `own` wins, to move: 1 or -1, and 0 when the limit is reached. */
  function wins(empty: number, own: number, other: number, depth: number): number {
    const check = mix(empty, own, other, 0x9e3779b9);
    const place = mix(other, empty, own, 0x51ed270b) & (TABLE - 1);
    if (known[place] === check && verdict[place] !== 0) return verdict[place] as number;
    if (left-- <= 0) return 0;
    // Each turn in one number: how free it leaves the other side, then the squares. Few answers first: they are soon tried.
    buffers[depth] ??= new Int32Array(MAX_TURNS);
    const turns = buffers[depth] as Int32Array;
    let count = 0;
    const theirs = next(other);
    for (let bits = own; bits !== 0; bits &= bits - 1) {
      const from = 31 - Math.clz32(bits & -bits);
      const open = empty | (1 << from);
      for (const ray of rays[from] as Int32Array[]) {
        for (const toBit of ray) {
          if ((empty & toBit) === 0) break;
          const to = 31 - Math.clz32(toBit);
          for (const shot of rays[to] as Int32Array[]) {
            for (const arrow of shot) {
              if ((open & arrow) === 0) break;
              const after = open & ~toBit & ~arrow;
              const free = ones(after & theirs);
              if (free === 0) return 1;
              const freedom = (free << 6) + Math.min(63, moves(after, other));
              turns[count++] = (freedom << 15) | (from << 10) | (to << 5) | (31 - Math.clz32(arrow));
            }
          }
        }
      }
    }
    turns.subarray(0, count).sort();
    let result = -1;
    for (let i = 0; i < count; i++) {
      const turn = turns[i] as number;
      const from = 1 << ((turn >> 10) & 31);
      const to = 1 << ((turn >> 5) & 31);
      const arrow = 1 << (turn & 31);
      const reply = wins((empty | from) & ~to & ~arrow, other, (own & ~from) | to, depth + 1);
      if (reply === 0) return 0;
      if (reply === -1) {
        result = 1;
        break;
      }
    }
    known[place] = check;
    verdict[place] = result;
    return result;
  }

  let empty = 0;
  const amazons = [0, 0];
  for (const [index, cell] of board.entries()) {
    if (cell === 'empty') empty |= 1 << index;
    else if (cell === 'white') amazons[0] = (amazons[0] as number) | (1 << index);
    else if (cell === 'black') amazons[1] = (amazons[1] as number) | (1 << index);
  }
  const [own, other] = state.turn === 0 ? amazons : [...amazons].reverse();
  return wins(empty, own as number, other as number, 0) as -1 | 0 | 1;
}
