// The boards and the list that every subject is given.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** ENABLE, as boggle-game-solver 1.0.1 carries it: 172,727 words. */
export const listFile = join(dirname(require.resolve('boggle-game-solver/package.json')), 'dist/lib/enable1-3.txt');

/** The 1987 dice, here once more: a subject must not load this project's code to be measured. */
const DICE =
  'AAEEGN ABBJOO ACHOPS AFFKPS AOOTTW CIMOTU DEILRX DELRVY DISTTY EEGHNW EEINSU EHRTVW EIOSST ELRTTY HIMNUQ HLNNRZ'.split(
    ' ',
  );

/** Rolls of them, always the same, in small letters, q for Qu. */
export function boards(count) {
  let state = 19870101;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return Array.from({ length: count }, () => {
    const left = [...DICE];
    let board = '';
    while (left.length > 0) board += left.splice(below(left.length), 1)[0][below(6)];
    return board.toLowerCase();
  });
}

/** The points of all words of three letters and more. */
export function points(words) {
  return words.reduce((sum, { length }) => sum + (length < 3 ? 0 : ([1, 1, 2, 3, 5][length - 3] ?? 11)), 0);
}
