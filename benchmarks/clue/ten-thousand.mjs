// Games between six computers to their end, every law checked in every state, secrets looked for in one of so many. Stops at
// the first law that breaks, with the seed that shows it.
//
//   node benchmarks/clue/ten-thousand.mjs [--games 10000] [--from 0] [--every 16]
import { parseArgs } from 'node:util';
import { importSources } from './sources.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    every: { type: 'string', default: '16' },
  },
});
const [games, from, every] = [values.games, values.from, values.every].map(Number);
const { soak } = await importSources('fixtures/soak.ts');

const ends = {};
const began = performance.now();
let actions = 0;
let turns = 0;
let longest = 0;
let looked = 0;
for (let seed = from; seed < from + games; seed++) {
  let played;
  try {
    played = soak({}, seed, every);
  } catch (broken) {
    console.error(`seed ${seed}: ${broken.message}`);
    process.exit(1);
  }
  const { state } = played;
  ends[state.outcome.reason] = (ends[state.outcome.reason] ?? 0) + 1;
  actions += played.actions.length;
  turns += state.turn;
  longest = Math.max(longest, state.turn);
  looked += played.looked;
  if ((seed - from + 1) % 1000 === 0)
    console.log(`${seed - from + 1} games, ${Math.round((performance.now() - began) / 1000)} s`);
}
console.log(`${games} games, ${actions} actions, ${(turns / games).toFixed(1)} turns a game, the longest ${longest}`);
console.log(`ends: ${JSON.stringify(ends)}; ${looked} states searched for secrets; no law broken, nothing stuck`);
