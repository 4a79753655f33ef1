import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildDictionary, has, hasPrefix } from '@games/boggle-core/dictionary';
import { createSolver } from '@games/boggle-core/solver';
import { cursor, seed } from '@games/rng';
import { describe, expect, it } from 'vitest';

const list = createRequire(import.meta.url)
  .resolve('boggle-game-solver/package.json')
  .replace('package.json', 'dist/lib/enable1-3.txt');
const text = readFileSync(list, 'utf8');
const english = buildDictionary(text);

/** The tiles of a board written as letters, `q` for a Qu tile. */
const tilesOf = (letters: string): string[] => [...letters].map((letter) => (letter === 'q' ? 'qu' : letter));

describe('exact values of the pinned list, minimum length 3', () => {
  it.each([
    [4, 4, 'perslatgsineters', 1044, 3623],
    [4, 4, 'abcdefghijklmnop', 16, 18],
    [4, 4, 'besbrrneeeehbteq', 92, 201],
    [4, 4, 'qaicdrneetasnnil', 450, 1376],
    [4, 4, 'catdlinemaropets', 766, 2324],
    [4, 4, 'eeesrvrreeesrsrs', 57, 189],
    [3, 3, 'streaedlp', 267, 545],
    [4, 3, 'perslatesind', 597, 1645],
    [5, 5, 'ligdrmanesietildsracsepes', 2338, 10397],
  ])('%i wide, %i high, %s: %i words, %i points', (width, height, letters, words, points) => {
    const solver = createSolver(english, { width, height });
    const board = { width, height, tiles: tilesOf(letters) };
    const found = solver.solve(board, { minLength: 3 });
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe(words);
    expect(solver.score(board, { minLength: 3 })).toBe(points);
  });
});

/** Every word of a small list on a board, by trying each word from each tile: slow and plain. */
function naive(words: readonly string[], width: number, height: number, tiles: readonly string[]): string[] {
  const spells = (word: string, cell: number, used: readonly number[]): boolean => {
    const tile = tiles[cell] ?? '';
    if (tile === '' || used.includes(cell) || !word.startsWith(tile)) return false;
    const rest = word.slice(tile.length);
    if (rest === '') return true;
    const near = tiles
      .map((_, other) => other)
      .filter((other) => {
        const across = Math.abs((other % width) - (cell % width));
        const down = Math.abs(Math.floor(other / width) - Math.floor(cell / width));
        return other !== cell && across <= 1 && down <= 1;
      });
    return near.some((other) => spells(rest, other, [...used, cell]));
  };
  expect(tiles.length).toBe(width * height);
  return words.filter((word) => tiles.some((_, cell) => spells(word, cell, []))).sort();
}

it('agrees with a naive solver on random boards of all shapes, with Qu, other digraphs, holes and repeats', () => {
  const draw = cursor(seed('boards'));
  const words = [
    'quit',
    'quiet',
    'quaqua',
    'tee',
    'teeth',
    'three',
    'thin',
    'inn',
    'heir',
    'here',
    'queue',
    'eerie',
    'tine',
    'her',
    'hen',
  ];
  const small = buildDictionary(words);
  const faces = ['q', 'qu', 'u', 'i', 't', 'e', 'e', 'a', 'h', 'n', 'r', 'th', 'in', 'er', 'he', ''];
  let found = 0;
  for (let round = 0; round < 3000; round++) {
    const width = draw.nextInt(1, 7);
    const height = draw.nextInt(1, 7);
    const tiles = Array.from({ length: width * height }, () => draw.pick(faces));
    const ours = [...createSolver(small, { width, height }).solve({ width, height, tiles }, { minLength: 3 })].sort();
    expect(ours, JSON.stringify({ width, height, tiles })).toEqual(naive(words, width, height, tiles));
    found += ours.length;
  }
  expect(found).toBeGreaterThan(1000);
});

it('has and hasPrefix agree with a Set', () => {
  const words = new Set(text.split(/\r?\n/).filter((word) => word !== ''));
  const prefixes = new Set([...words].flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1))));
  const draw = cursor(seed('words'));
  const all = [...words];
  for (let round = 0; round < 20_000; round++) {
    const word = draw.pick(all);
    const cut = word.slice(0, draw.nextInt(1, word.length)) + (draw.nextInt(0, 1) ? '' : 'z');
    expect(has(english, word), word).toBe(true);
    expect(has(english, cut), cut).toBe(words.has(cut));
    expect(hasPrefix(english, cut), cut).toBe(prefixes.has(cut));
  }
  expect(english.size).toBe(words.size);
});
