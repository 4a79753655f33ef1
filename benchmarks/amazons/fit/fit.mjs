// Fits the weights of the evaluation to self-played games: logistic regression by Newton's method, one weight a feature at
// each knot of w, straight lines between. Prints the text of WEIGHTS and writes it as JSON for a match.
//
//   node fit.mjs games.txt [more.txt …] [--result 0.5] [--ridge 0.0003] [--out weights.json]
//
// `--result`: how much the target is the game's result; the rest is the search's own chance, which is less noisy.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromEngine } from '../source.mjs';

const { FEATURES } = await fromEngine(`export { FEATURES } from './weights.ts';`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    result: { type: 'string', default: '0.5' },
    ridge: { type: 'string', default: '0.0003' },
    out: { type: 'string' },
  },
});
const share = Number(values.result);
const ridge = Number(values.ridge);
const KNOTS = [0, 3, 8, 16, 30, 46, 60];
const F = FEATURES.length;
const D = F * KNOTS.length;

/** How much each knot counts at w. */
function blend(w) {
  const above = KNOTS.findIndex((knot) => knot > w);
  const weights = new Array(KNOTS.length).fill(0);
  if (above < 0) weights[KNOTS.length - 1] = 1;
  else {
    const [from, to] = [KNOTS[above - 1], KNOTS[above]];
    weights[above] = (w - from) / (to - from);
    weights[above - 1] = 1 - weights[above];
  }
  return weights;
}

const rows = positionals
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => {
    const numbers = line.split(' ').map(Number);
    const w = numbers[F];
    const [side, , chance, won] = numbers.slice(F + 1);
    const sign = side === 0 ? 1 : -1;
    // Ties and tempo, the last two, count for the side to move as they are.
    const features = numbers.slice(0, F).map((value, f) => (f < F - 2 ? sign * value : value));
    const knots = blend(w);
    const x = new Float64Array(D);
    for (let k = 0; k < KNOTS.length; k++) for (let f = 0; f < F; f++) x[k * F + f] = knots[k] * features[f];
    return { x, y: share * won + (1 - share) * chance };
  });

const scale = new Float64Array(D).fill(1e-9);
for (const { x } of rows) for (let i = 0; i < D; i++) scale[i] += (x[i] * x[i]) / rows.length;
for (let i = 0; i < D; i++) scale[i] = Math.sqrt(scale[i]);
for (const { x } of rows) for (let i = 0; i < D; i++) x[i] /= scale[i];

/** Solves a symmetric system by elimination. */
function solved(matrix, vector) {
  const a = matrix.map((row) => Float64Array.from(row));
  const b = Float64Array.from(vector);
  for (let i = 0; i < D; i++) {
    for (let j = i + 1; j < D; j++) {
      const factor = a[j][i] / a[i][i];
      if (factor === 0) continue;
      for (let k = i; k < D; k++) a[j][k] -= factor * a[i][k];
      b[j] -= factor * b[i];
    }
  }
  for (let i = D - 1; i >= 0; i--) {
    for (let k = i + 1; k < D; k++) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

const beta = new Float64Array(D);
for (let round = 0; round < 12; round++) {
  const gradient = Float64Array.from(beta, (value) => ridge * value);
  const hessian = Array.from({ length: D }, (_, i) => {
    const row = new Float64Array(D);
    row[i] = ridge;
    return row;
  });
  let loss = 0;
  for (const { x, y } of rows) {
    let z = 0;
    for (let i = 0; i < D; i++) z += x[i] * beta[i];
    const p = 1 / (1 + Math.exp(-z));
    loss -= y * Math.log(p + 1e-12) + (1 - y) * Math.log(1 - p + 1e-12);
    const curve = (p * (1 - p)) / rows.length;
    for (let i = 0; i < D; i++) {
      if (x[i] === 0) continue;
      gradient[i] += (x[i] * (p - y)) / rows.length;
      for (let j = 0; j < D; j++) hessian[i][j] += curve * x[i] * x[j];
    }
  }
  const step = solved(hessian, gradient);
  for (let i = 0; i < D; i++) beta[i] -= step[i];
  console.error(`round ${round}: loss ${(loss / rows.length).toFixed(5)}`);
  if (Math.max(...step.map(Math.abs)) < 1e-5) break;
}

const knots = KNOTS.map((w, k) => [
  w,
  Object.fromEntries(FEATURES.map((name, f) => [name, Math.round((4096 * beta[k * F + f]) / scale[k * F + f])])),
]);
if (values.out) writeFileSync(values.out, JSON.stringify(knots));
console.log(knots.map(([w, weights]) => `  [${w}, ${JSON.stringify(weights)}],`).join('\n'));
