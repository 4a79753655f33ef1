// Our engine behind the sparring partner's line protocol, through the public API. Needs a build (`npm run build`).
//
//   node engine-cli.mjs [size] [--level 10] [--nodes n] [--engine path/to/dist]

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: '10' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: '0' },
    engine: { type: 'string' },
  },
});
const from = (name, file) => (values.engine ? new URL(`${file}.js`, `file://${values.engine}/`).href : name);
const { create, reduce } = await import(from('@games/amazons-core', 'index'));
const { search } = await import(from('@games/amazons-core/engine', 'engine/index'));

const size = Number(positionals[0] ?? 10);
const fresh = () => create({ width: size, height: size }).value;
let state = fresh();

createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, ...rest] = line.trim().split(/\s+/);
  if (command === 'new') state = fresh();
  else if (command === 'move') {
    const [from, to, arrow] = rest;
    const next = reduce(state, { type: 'move', seat: state.turn, from, to, arrow });
    if (!next.ok) throw new Error(`${line}: ${JSON.stringify(next.error)}`);
    state = next.value.state;
  } else if (command === 'go') {
    const { action, score, nodes, depth } = search(state, {
      level: Number(values.level),
      seed: Number(values.seed),
      ...(values.nodes ? { nodes: Number(values.nodes) } : { timeMs: Number(rest[0]) }),
    });
    console.log(
      `bestmove ${action.from} ${action.to} ${action.arrow} score ${score.toFixed(3)} nodes ${nodes} depth ${depth}`,
    );
  } else if (command === 'quit') process.exit(0);
});
