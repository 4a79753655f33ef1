import { err, ok, type Result, type Seed } from '@games/kit';
import { seed as toRng } from '@games/rng';
import { readConfig } from './config.js';
import { beginGame } from './round.js';
import type { BoggleConfig, BoggleRefusal, BoggleState } from './types.js';
import type { Words } from './words.js';

const isSeed = (seed: unknown): seed is Seed =>
  typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed));

/** The first state of a game with this list. */
export function createWith(
  words: Words,
  config?: Partial<BoggleConfig>,
  seed?: Seed,
): Result<BoggleState, BoggleRefusal> {
  const read = readConfig(config);
  if (!read.ok) return read;
  if (!isSeed(seed)) return err({ code: 'no-seed' });
  const { words: base, target, difficulty, ...rest } = read.value;
  const needsList = rest.opponent === 'list' || rest.check === 'list';
  if (needsList && words.id === null) return err({ code: 'no-list' });
  return ok(
    beginGame({
      config: rest,
      list: needsList ? words.id : null,
      rng: toRng(seed),
      game: 0,
      target,
      difficulty,
      knowledge: { base, learned: [], rejected: [] },
    }),
  );
}
