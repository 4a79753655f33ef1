// How long deduction takes: random logs of 3 to 6 players after 0 to 30 suggestions, from a player's view and a spectator's.
// No package on npm deduces Clue, so it stands alone; shared figures of programs elsewhere are in the issue.
//
//   node benchmarks/clue/deduce.mjs [--logs 40] [--spectators 10] [--why 2]
import { parseArgs } from 'node:util';
import { importSources } from './sources.mjs';

const { values } = parseArgs({
  options: {
    logs: { type: 'string', default: '40' },
    spectators: { type: 'string', default: '10' },
    why: { type: 'string', default: '2' },
  },
});
const { deduce, randomNotes } = await importSources('deduce/index.ts', 'fixtures/notes.ts');
const TURNS = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 27, 30];

/** The best of three: what deduction costs, not what else the machine was doing. */
function time(run) {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...times);
}

function report(name, times, limit) {
  times.sort((a, b) => a - b);
  const [median, worst] = [times[times.length >> 1], times.at(-1)];
  console.log(
    `${name}: ${times.length} queries, median ${median.toFixed(2)} ms, worst ${worst.toFixed(1)} ms (bar ${limit})`,
  );
  return [median, worst];
}

for (let seed = 0; seed < 50; seed++) deduce(randomNotes(3 + (seed % 4), seed % 30, 1e6 + seed));

let missed = false;
const all = [];
for (const players of [3, 4, 5, 6]) {
  const times = [];
  for (const turns of TURNS) {
    for (let seed = 0; seed < Number(values.logs); seed++) {
      const knowledge = randomNotes(players, turns, seed, seed % players);
      times.push(time(() => deduce(knowledge)));
      if (!deduce(knowledge).isExact) missed = true;
    }
  }
  all.push(...times);
  report(`${players} players`, times, '2 / 100 ms');
}
const [median, worst] = report('all players', all, '2 / 100 ms');
missed ||= median > 2 || worst > 100;
console.log(missed ? 'a bar was missed' : 'complete on every log');

const outside = [];
let sampled = 0;
for (const players of [3, 4, 5, 6]) {
  for (const turns of TURNS) {
    for (let seed = 0; seed < Number(values.spectators); seed++) {
      const knowledge = randomNotes(players, turns, seed, null);
      const began = performance.now();
      if (!deduce(knowledge).isExact) sampled++;
      outside.push(performance.now() - began);
    }
  }
}
const [, slowest] = report('spectators, once each', outside, 'worst 1000 ms');
console.log(`${sampled} of ${outside.length} by a sample of deals, zeros and ones exact, and labelled so`);

const reasons = [];
let unproved = 0;
for (const players of [3, 4, 5, 6]) {
  for (const turns of [6, 12, 18, 24, 30]) {
    for (let seed = 0; seed < Number(values.why); seed++) {
      const knowledge = randomNotes(players, turns, seed);
      const { chances, why } = deduce(knowledge);
      for (const [card, row] of Object.entries(chances)) {
        for (const [holder, chance] of Object.entries(row)) {
          if (chance > 0 && chance < 1) continue;
          const began = performance.now();
          const because = why(card, /^\d+$/.test(holder) ? Number(holder) : holder);
          reasons.push(performance.now() - began);
          if (because && !because.isSmallest) unproved++;
        }
      }
    }
  }
}
report('why', reasons, 'none set');
console.log(`${unproved} of ${reasons.length} reasons not proved to be the fewest`);
process.exit(missed || slowest > 1000 ? 1 : 0);
