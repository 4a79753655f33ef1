// What is broken of each core, and which tests should notice.
import { readdirSync } from 'node:fs';

/**
 * By core, the files (below the `src` of its folder) that hold the rules, and the tests of them. What only uses the rules is left out, and so
 * are its tests: engines, solvers, deduction, computer players, words, saves.
 */
export const CORES = {
  'clue-core': {
    folder: 'clue-core',
    rules: /^(check|deal|events|legal|outcome|setup|suggestion|view|(reduce|config)\/[a-z-]+)\.ts$/,
    tests: /^([a-z-]+|(reduce|board)\/[a-z-]+)\.(test|props)\.ts$/,
  },
  // Every game moves: here only the tests that ask where to.
  'clue-movement': {
    folder: 'clue-core',
    rules: /^movement\/[a-z-]+\.ts$/,
    tests: /^(movement\/[a-z-]+|reduce\/turn)\.(test|props)\.ts$/,
  },
  'boggle-core': {
    folder: 'boggle-core',
    rules: /^rules\/[a-z-]+\.ts$/,
    // Not full-memory.test.ts: its 200,000 words take longer than all the others together.
    tests: /^rules\/(?!full-memory)[a-z-]+\.(test|props)\.ts$/,
  },
  kit: {
    folder: 'kit',
    rules: /^(digest|history|plain|replay|result|save)\.ts$/,
    tests: /^(digest|history|plain|replay|save)\.(test|props)\.ts$/,
  },
  rng: {
    folder: 'rng',
    rules: /^(deals|draws|errors|fair|hash|next|run|seed|streams|text|weights|xoshiro)\.ts$/,
    tests: /^(fair|golden|refusals|reports|streams|xoshiro|rng)\.(test|props)\.ts$/,
  },
  'amazons-core': {
    folder: 'amazons-core',
    rules: /^(board|check|clock|create|legal|outcome|reduce|setup|squares|view)\.ts$/,
    tests: /^(bugs|clock|create|perft|pie|rules|shooting|squares|laws|reference)\.(test|props)\.ts$/,
  },
};

const filesOf = (core, pattern) =>
  readdirSync(`packages/${CORES[core].folder}/src`, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .map((name) => `packages/${CORES[core].folder}/src/${name}`)
    .sort();

/** The files of a core that are broken. */
export const rulesOf = (core) => filesOf(core, CORES[core].rules);

/** The test files, the quick ones first: one failure is enough. The examples of doc comments are tests, too. `quick`: no random plays. */
export function testsOf(core, quick = false) {
  const examples = rulesOf(core).flatMap((file) => {
    const start = `${file.replaceAll('/', '__')}.`;
    return readdirSync('.cache/examples')
      .filter((name) => name.startsWith(start))
      .map((name) => `.cache/examples/${name}`);
  });
  const tests = filesOf(core, CORES[core].tests);
  const isRandom = (name) => name.endsWith('.props.ts');
  return [...examples, ...tests.filter((name) => !isRandom(name)), ...tests.filter((name) => isRandom(name) && !quick)];
}
