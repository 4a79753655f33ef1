import { cursor, seed } from '@games/rng';
import { expect, test } from 'vitest';
import { clue } from './index.js';

test('smoke', () => {
  let actions = 0;
  const t = performance.now();
  for (let g = 0; g < 100; g++) {
    const c = cursor(seed(g));
    const start = clue.create({ players: 2 + (g % 5) }, g);
    if (!start.ok) throw new Error(start.error.code);
    let s = start.value;
    for (let n = 0; n < 400 && !clue.outcome(s); n++) {
      const seat = clue.actors(s)[0] ?? -1;
      const all = [...clue.legalActions(clue.view(s, seat))];
      const rest = all.filter((a) => a.type !== 'accuse');
      const a = c.pick(rest.length > 0 && c.nextInt(0, 99) > 1 ? rest : all);
      const r = clue.reduce(s, a);
      if (!r.ok) throw new Error(JSON.stringify([r.error, a]));
      s = r.value.state;
      actions++;
    }
  }
  console.log(actions, performance.now() - t);
  expect(actions).toBeGreaterThan(0);
});
