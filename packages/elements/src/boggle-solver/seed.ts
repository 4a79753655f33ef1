import type { rollBoard } from '@games/boggle-core';

type Rng = Parameters<typeof rollBoard>[0];

/** Four numbers that nobody knows beforehand: a state to roll from. */
export function someSeed(): Rng {
  const [a = 1, b = 2, c = 3, d = 4] = crypto.getRandomValues(new Int32Array(4));
  return [a, b, c, d || 1];
}
