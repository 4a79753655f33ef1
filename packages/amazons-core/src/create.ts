import { err, ok, type Result } from '@games/kit';
import { parsePosition } from './notation/parse-position.js';
import { MAX_SIZE, MIN_SIZE, SETUPS, type SetupName, setupBoard } from './setup.js';
import type { AmazonsConfig, AmazonsRefusal, AmazonsState, ConfigRefusal } from './types.js';

const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 2 ** 53;
const isLength = (value: unknown, { position }: Partial<AmazonsConfig>): boolean =>
  Number.isInteger(value) && Number(value) >= (position === undefined ? MIN_SIZE : 1) && Number(value) <= MAX_SIZE;

/** What each field may hold. */
const FIELDS: Readonly<Record<string, (value: unknown, config: Partial<AmazonsConfig>) => boolean>> = {
  width: isLength,
  height: isLength,
  position: (value) => typeof value === 'string',
  first: (value) => value === 0 || value === 1,
  pie: (value) => typeof value === 'boolean',
  clock: (value) => {
    const { mainMs, incrementMs } = Object(value);
    return isTime(mainMs) && isTime(incrementMs) && mainMs > 0;
  },
};

/**
 * Starts a game: 10 x 10 with four amazons a side (AMA-2) unless the configuration says otherwise.
 *
 * @param config - size, position, who moves first, pie rule, clocks; every field may be missing
 * @returns the first state, or what is wrong: an unknown field, a size outside 3 to 16, a position that cannot be read or
 * has another size. Without a configuration nothing can be wrong, so that `create().value` can be read at once
 *
 * @example
 * ```ts
 * import { create, SETUPS } from '@games/amazons-core';
 *
 * create().value.turn; // => 0
 * const cross = create({ ...SETUPS.cross, first: 1 });
 * cross.ok && cross.value.turn; // => 1
 * const named = create({ position: 'cross', first: 1 }).ok; // => true
 * create({ width: 40 }); // => { ok: false, error: { code: 'invalid-config', field: 'width', value: 40 } }
 * ```
 */
export function create(config?: undefined): Result<AmazonsState, AmazonsRefusal> & { readonly value: AmazonsState };
export function create(config?: Partial<AmazonsConfig>): Result<AmazonsState, AmazonsRefusal>;
export function create(config: Partial<AmazonsConfig> = {}): Result<AmazonsState, AmazonsRefusal> {
  const wrong = wrongField(config);
  if (wrong) return err(wrong);
  const { position, first, pie, clock } = config;
  const { width = SETUPS.standard.width, height = SETUPS.standard.height } = config;
  const start =
    position === undefined
      ? ok<AmazonsState>({ width, height, turn: 0, ply: 0, board: setupBoard({ width, height }) })
      : parsePosition(SETUPS[position as SetupName]?.position ?? position);
  if (!start.ok) return start;
  const { shooting, turn } = start.value;
  // A position has its own size, and in mid-turn its own side to move.
  const fixed = { width: start.value.width, height: start.value.height, first: shooting ? turn : first };
  for (const field of ['width', 'height', 'first'] as const) {
    if (config[field] !== undefined && config[field] !== fixed[field]) return err(invalid(field, config[field]));
  }
  return ok({
    ...start.value,
    turn: first ?? turn,
    ...(pie && { pie: 'waiting' as const }),
    ...(clock && { clock: { incrementMs: clock.incrementMs + 0, remainingMs: [clock.mainMs, clock.mainMs] as const } }),
  });
}

/** The first field that holds what it must not, or is none of ours: a misspelt name is never passed over. */
function wrongField(config: unknown): ConfigRefusal | undefined {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return invalid('config', config);
  const wrong = Object.entries(config).find(
    ([field, value]) => !Object.hasOwn(FIELDS, field) || (value !== undefined && !FIELDS[field]?.(value, config)),
  );
  return wrong && invalid(...wrong);
}

function invalid(field: string, value: unknown): ConfigRefusal {
  // A refusal is plain JSON, whatever stood there.
  const isPlain = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return { code: 'invalid-config', field, ...(isPlain && { value: value as string | number | boolean | null }) };
}
