// Measures one subject of one row in this process and prints nanoseconds a draw: node subject.mjs "<row>" "<subject>"
import { rows } from './rows.mjs';

const [, , row, subject] = process.argv;
const loop = await rows[row][subject]();
const now = () => Number(process.hrtime.bigint());

// Long enough for the optimizing compiler to have done all it does.
const warm = now() + 150e6;
while (now() < warm) loop(1000);

// Blocks of about 20 us, and of them the 5th percentile: what the code takes when nothing else has the processor.
const probe = now();
loop(1000);
const size = Math.max(20, Math.round((1000 * 20e3) / (now() - probe)));
const blocks = [];
const end = now() + 200e6;
while (now() < end || blocks.length < 500) {
  const start = now();
  loop(size);
  blocks.push((now() - start) / size);
}
blocks.sort((a, b) => a - b);
console.log(blocks[Math.floor(blocks.length / 20)]);
