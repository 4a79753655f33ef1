import { describe, expect, test } from 'vitest';
import { buildDictionary } from '../dictionary/build.js';
import { english } from '../english/english.js';
import { createSolver } from './solver.js';

/** Measured with three solvers of different hands, on the same list. */
const EXACT = [
  [4, 4, 'perslatgsineters', 1044, 3623],
  [4, 4, 'abcdefghijklmnop', 16, 18],
  [4, 4, 'besbrrneeeehbteq', 92, 201],
  [4, 4, 'qaicdrneetasnnil', 450, 1376],
  [4, 4, 'catdlinemaropets', 766, 2324],
  [4, 4, 'eeesrvrreeesrsrs', 57, 189],
  [3, 3, 'streaedlp', 267, 545],
  [4, 3, 'perslatesind', 597, 1645],
  [5, 5, 'ligdrmanesietildsracsepes', 2338, 10397],
] as const;

describe('exact values of the English list', () => {
  test.each(EXACT)('%i x %i %s: %i words, %i points', (width, height, board, words, points) => {
    const solver = createSolver(english(), { width, height });
    expect(solver.solve(board)).toHaveLength(words);
    expect(solver.score(board)).toBe(points);
  });

  test('width and height are not exchanged', () => {
    const wide = createSolver(english(), { width: 4, height: 3 }).score('perslatesind');
    const high = createSolver(english(), { width: 3, height: 4 }).score('perslatesind');
    expect(wide).toBeGreaterThan(high);
  });

  test('a board of 6 x 6 with a hole and digraphs is solved, and its words are on it', () => {
    const solver = createSolver(english(), { width: 6, height: 6 });
    const board = 'ThEANRS/INGSTO/.RATEL/QuIETMS/ERINGHe/SOALDY';
    const words = solver.solve(board, { minLength: 4 });
    expect(words).toContain('quiet');
    expect(words).toContain('rating');
    expect(words.every((word) => solver.isOnBoard(board, word))).toBe(true);
    expect(solver.score(board, { minLength: 4 })).toBeLessThan(solver.score(board));
  });
});

describe('createSolver', () => {
  const dictionary = buildDictionary(['quit', 'quiet', 'tie', 'it', 'qat']);

  test('lists the shortest first, then by the alphabet, each once', () => {
    const solver = createSolver(buildDictionary(['tea', 'eat', 'ate', 'teat', 'eta']), { width: 4, height: 1 });
    expect(solver.solve('TEAT')).toEqual(['eat', 'tea', 'teat']);
  });

  test('reads Qu, q and Q each as it is written', () => {
    const solver = createSolver(dictionary, { width: 2, height: 2 });
    expect(solver.solve('qit.')).toEqual(['quit']);
    expect(solver.solve('QuIT.')).toEqual(['quit']);
    expect(solver.solve('QIT.')).toEqual([]);
    expect(solver.solve('QAT.')).toEqual(['qat']);
  });

  test('counts words from the least length that is asked for', () => {
    const solver = createSolver(dictionary, { width: 2, height: 2 });
    expect(solver.solve('ITE.')).toEqual(['tie']);
    expect(solver.solve('ITE.', { minLength: 2 })).toEqual(['it', 'tie']);
    expect(solver.score('ITE.', { minLength: 4 })).toBe(0);
    expect(solver.score('ITE.')).toBe(1);
  });

  test('takes points of your own', () => {
    const solver = createSolver(dictionary, { width: 2, height: 2, points: (length) => length * length });
    expect(solver.score('qit.')).toBe(16);
  });

  test('finds nothing with an empty dictionary', () => {
    const solver = createSolver(buildDictionary([]), { width: 2, height: 2 });
    expect([solver.solve('abcd'), solver.score('abcd')]).toEqual([[], 0]);
  });

  test('a hundred tiles of one letter take no time for words without end', () => {
    const solver = createSolver(buildDictionary(['aaaaaaaa', 'ab']), { width: 5, height: 5 });
    expect(solver.solve('a'.repeat(25))).toEqual(['aaaaaaaa']);
    expect(solver.isOnBoard('a'.repeat(25), 'a'.repeat(30))).toBe(false);
  });

  test('names what a programmer got wrong', () => {
    expect(() => createSolver(dictionary, { width: 0, height: 4 })).toThrow('width must be an integer from 1 to 20');
    const solver = createSolver(dictionary, { width: 2, height: 2 });
    expect(() => solver.solve('abc')).toThrow(RangeError);
    expect(() => solver.solve({ width: 4, height: 1, tiles: ['a', 'b', 'c', 'd'] })).toThrow('board must be 2 x 2');
    expect(() => solver.score('abcd', { minLength: 0 })).toThrow('minLength must be');
  });
});
