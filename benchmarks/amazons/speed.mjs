// How fast the engine is here, and how well it keeps its time: node speed.mjs

import { fromEngine } from './source.mjs';

const { create, pack, plainKernel, wasmKernel, search, solve } = await fromEngine(`
  export { create } from '../create.ts';
  export { pack } from './position.ts';
  export { plainKernel } from './plain-kernel.ts';
  export { wasmKernel } from './wasm-kernel.ts';
  export { search } from './search.ts';
  export { solve } from './solve.ts';
`);

/** Milliseconds of processor time, which a busy machine does not stretch. */
const spent = () => process.cpuUsage().user / 1000;
const root = pack(create().value);

const rates = {};
for (const [name, kernel] of [
  ['plain', plainKernel()],
  ['wasm', wasmKernel()],
]) {
  kernel.resize(10, 10);
  kernel.empty.set(root.empty);
  kernel.amazons.set(root.amazons);
  for (let warm = 0; warm < 300; warm++) kernel.expandAmazons(0);
  let best = 0;
  for (let round = 0; round < 7; round++) {
    const begin = spent();
    let count = 0;
    for (let i = 0; i < 1500; i++) count += kernel.expandAmazons(0);
    best = Math.max(best, count / (spent() - begin));
  }
  rates[name] = best * 1000;
  console.log(`${name}: ${(rates[name] / 1e6).toFixed(2)} million positions a second of processor time`);
}
console.log(`ratio ${(rates.wasm / rates.plain).toFixed(1)}`);

for (const timeMs of [50, 200, 1000]) {
  const late = Array.from({ length: timeMs === 1000 ? 10 : 40 }, () => {
    const begin = performance.now();
    search(create().value, { timeMs });
    return performance.now() - begin - timeMs;
  }).sort((a, b) => a - b);
  const at = (share) => late[Math.floor((late.length - 1) * share)].toFixed(1);
  console.log(`timeMs ${timeMs}: late by ${at(0.5)} ms (median), ${at(0.9)} (9 of 10), ${at(1)} (worst)`);
}

if (process.argv.includes('--solve')) {
  const begin = spent();
  const state = create({ position: '1qq1/q2q/4/Q2Q/1QQ1 w' }).value;
  console.log(
    `4 columns x 5 rows: ${solve(state)} for the side to move, in ${((spent() - begin) / 1000).toFixed(1)} s`,
  );
}
