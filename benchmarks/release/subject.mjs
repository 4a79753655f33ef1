// Measures one subject in this process and prints JSON: milliseconds of processor time for a run, the median of a second's
// runs; null when the packages it was bundled with have no such thing. Bundled by bundle.mjs with the packages of a revision.
const BOARDS = 'perslatgsineters abcdefghijklmnop teamoarsnitedglp qualmsetrienoxid'.split(' ');

/** Each gives a function that does the work once. */
const subjects = {
  async 'rng: 100,000 words of 32 bits'() {
    const { cursor, seed } = await import('@games/rng');
    const draw = cursor(seed(42));
    return () => {
      let sum = 0;
      for (let i = 0; i < 100_000; i++) sum ^= draw.nextUint32();
      return sum;
    };
  },
  async 'rng: 1,000 shuffles of 18'() {
    const { cursor, seed } = await import('@games/rng');
    const draw = cursor(seed(42));
    const cards = Array.from({ length: 18 }, (_, card) => card);
    return () => {
      for (let i = 0; i < 1000; i++) draw.shuffle(cards);
    };
  },
  async 'amazons: perft, 10 x 10, two deep'() {
    const { create, perft } = await import('@games/amazons-core');
    const start = create().value;
    return () => perft(start, 2);
  },
  async 'amazons: a turn of 20,000 positions'() {
    const { create } = await import('@games/amazons-core');
    const { search } = await import('@games/amazons-core/engine');
    const start = create().value;
    return () => search(start, { nodes: 20_000 });
  },
  async 'boggle: points of 4 boards'() {
    const solver = await englishSolver();
    return () => BOARDS.map((board) => solver.score(board));
  },
  async 'boggle: words of 4 boards'() {
    const solver = await englishSolver();
    return () => BOARDS.map((board) => solver.solve(board));
  },
  async 'clue: deduction from 8 logs'() {
    const { deduce } = await import('@games/clue-core/deduce');
    // The same logs for both sides, written by the rules as they are now.
    const { randomNotes } = await import('../../packages/clue-core/src/fixtures/notes.ts');
    const logs = Array.from({ length: 8 }, (_, n) => randomNotes(3 + (n % 4), 4 * n, n));
    return () => logs.map((knowledge) => deduce(knowledge));
  },
};

/** What only the first time tells: measured once a process. */
const once = {
  async 'boggle: the English list unpacked, once'() {
    const { english } = await import('@games/boggle-core/english');
    return english;
  },
};

async function englishSolver() {
  const { english } = await import('@games/boggle-core/english');
  const { createSolver } = await import('@games/boggle-core/solver');
  return createSolver(english(), { width: 4, height: 4 });
}

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timesOf(run, end) {
  const times = [];
  while (times.length === 0 || spent() < end) {
    const begin = spent();
    const clock = performance.now();
    run();
    // The clock of the processor ticks coarsely: where it has not moved, the one on the wall is right.
    times.push(Math.max(spent() - begin, performance.now() - clock));
  }
  return times;
}

async function measure(name) {
  try {
    if (name in once) {
      const run = await once[name]();
      const begin = performance.now();
      run();
      return performance.now() - begin;
    }
    const run = await subjects[name]();
    timesOf(run, spent() + 500);
    const times = timesOf(run, spent() + 1000).sort((a, b) => a - b);
    return times[times.length >> 1];
  } catch {
    return null;
  }
}

const name = process.argv[2];
console.log(JSON.stringify(name === 'names' ? [...Object.keys(subjects), ...Object.keys(once)] : await measure(name)));
