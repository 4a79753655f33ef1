// Each level against the one below: node levels.mjs [--games 20] [--size 10] [--nodes 60000] [--from 1] [--to 10]

import { parseArgs } from 'node:util';
import { interval, random } from './random.mjs';
import { fromEngine } from './source.mjs';

const { create, legalActions, outcome, reduce, search } = await fromEngine(`
  export { create } from '../create.ts';
  export { legalActions } from '../legal.ts';
  export { outcome } from '../outcome.ts';
  export { reduce } from '../reduce.ts';
  export { search } from './search.ts';
`);
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    size: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '200000' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, size, nodes, from, to, seed] = ['games', 'size', 'nodes', 'from', 'to', 'seed'].map((key) =>
  Number(values[key]),
);
const draw = random(seed);
const pick = (list) => list[Math.floor(draw() * list.length)];

for (let level = Math.max(2, from + 1); level <= to; level++) {
  let wins = 0;
  for (let game = 0; game < games; game += 2) {
    let opening = create({ width: size, height: size }).value;
    for (let ply = 0; ply < 2; ply++) opening = reduce(opening, pick([...legalActions(opening)])).value.state;
    for (const strong of [0, 1]) {
      let state = opening;
      for (let ply = 0; !outcome(state); ply++) {
        const { action } = search(state, {
          level: state.turn === strong ? level : level - 1,
          nodes,
          seed: seed + game + ply,
        });
        state = reduce(state, action).value.state;
      }
      if (outcome(state).winner === strong) wins++;
    }
  }
  const [low, high] = interval(wins, games);
  const share = (x) => `${(100 * x).toFixed(0)} %`;
  console.log(
    `level ${level} - level ${level - 1}: ${wins} - ${games - wins}  ${share(wins / games)} [${share(low)}, ${share(high)}]`,
  );
}
