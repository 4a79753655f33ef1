// Plays the engine against itself and writes what it saw, a line a turn, for fit.mjs.
//
//   node selfplay.mjs out.txt [--games 2000] [--nodes 3000] [--seed 1] [--weights weights.json]
//
// A line: the features (first seat less second), how contested, the side to move, the ply, the search's chance for that
// side, and 1 if it won in the end.

import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { random } from '../random.mjs';
import { fromEngine } from '../source.mjs';

const { create, reduce, legalActions, pack, wasmKernel, WEIGHTS, createTree, bestOf, toAction } = await fromEngine(`
  export { create } from '../create.ts';
  export { reduce } from '../reduce.ts';
  export { legalActions } from '../legal.ts';
  export { pack, toAction } from './position.ts';
  export { wasmKernel } from './wasm-kernel.ts';
  export { WEIGHTS } from './weights.ts';
  export { createTree } from './tree.ts';
  export { bestOf } from './line.ts';
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    nodes: { type: 'string', default: '3000' },
    size: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    weights: { type: 'string' },
  },
});
const [out] = positionals;
const [games, nodes, size] = [values.games, values.nodes, values.size].map(Number);
const kernel = wasmKernel(values.weights ? JSON.parse(readFileSync(values.weights, 'utf8')) : WEIGHTS);
const draw = random(Number(values.seed));
kernel.resize(size, size);

function look(state) {
  const root = pack(state);
  kernel.empty.set(root.empty);
  kernel.amazons.set(root.amazons);
  kernel.evaluate(root.side);
  const features = [...kernel.features];
  const tree = createTree(kernel, root, Math.floor(draw() * 2 ** 32));
  while (tree.evaluations() < nodes && tree.proof() === 0) tree.visit();
  return { features, tree };
}

for (let game = 0; game < games; game++) {
  let state = create({ width: size, height: size }).value;
  const lines = [];
  // A few turns at random, so that no two games are alike.
  const strange = 1 + Math.floor(draw() * 8);
  let winner;
  while (winner === undefined) {
    if (state.ply < strange) {
      const turns = [...legalActions(state)];
      state = reduce(state, turns[Math.floor(draw() * turns.length)]).value.state;
      continue;
    }
    const { features, tree } = look(state);
    const best = bestOf(tree, 0);
    const certain = features.at(-1) === 0 && best && Math.abs(best.worth - 0.5) > 0.45;
    if (tree.proof() !== 0 || certain) {
      const wins = tree.proof() !== 0 ? tree.proof() === 1 : best.worth > 0.5;
      winner = wins ? state.turn : 1 - state.turn;
      break;
    }
    lines.push({ turn: state.turn, text: `${features.join(' ')} ${state.turn} ${state.ply} ${best.worth.toFixed(4)}` });
    const arrow = bestOf(tree, best.node)?.move ?? best.move >> 8;
    state = reduce(state, toAction(state, state.turn, best.move >> 8, best.move & 255, arrow)).value.state;
  }
  appendFileSync(out, lines.map(({ turn, text }) => `${text} ${turn === winner ? 1 : 0}\n`).join(''));
}
