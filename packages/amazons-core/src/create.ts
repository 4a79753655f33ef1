import { err, ok, type Result } from '@games/kit';
import { parsePosition } from './notation/parse-position.js';
import { MAX_SIZE, MIN_SIZE, SETUPS, setupBoard } from './setup.js';
import type { AmazonsConfig, AmazonsRefusal, AmazonsState, ConfigRefusal } from './types.js';

const FIELDS = ['width', 'height', 'position', 'first', 'pie', 'clock'];

/**
 * Starts a game: 10 x 10 with four amazons a side (AMA-2) unless the configuration says otherwise.
 *
 * @param config - size, position, who moves first, pie rule, clocks; every field may be missing
 * @returns the first state, or what is wrong: an unknown field, a size outside 3 to 16, a position that cannot be read or
 * has another size
 *
 * @example
 * ```ts
 * import { create, SETUPS } from '@games/amazons-core';
 *
 * create().value.turn; // => 0
 * const cross = create({ ...SETUPS.cross, first: 1 });
 * cross.ok && cross.value.turn; // => 1
 * create({ width: 40 }); // => { ok: false, error: { code: 'invalid-config', field: 'width', value: 40 } }
 * ```
 */
export function create(config?: undefined): { readonly ok: true; readonly value: AmazonsState };
export function create(config?: Partial<AmazonsConfig>): Result<AmazonsState, AmazonsRefusal>;
export function create(config: Partial<AmazonsConfig> = {}): Result<AmazonsState, AmazonsRefusal> {
  const field = wrongField(config);
  if (field) return err(field);
  const { position, first, pie, clock } = config;
  const { width = SETUPS.standard.width, height = SETUPS.standard.height } = config;
  const start =
    position === undefined
      ? ok<AmazonsState>({ width, height, turn: 0, ply: 0, board: setupBoard({ width, height }) })
      : parsePosition(position);
  if (!start.ok) return start;
  for (const side of ['width', 'height'] as const) {
    const value = config[side];
    if (value !== undefined && value !== start.value[side]) return err({ code: 'invalid-config', field: side, value });
  }
  if (first !== undefined && start.value.shooting && first !== start.value.turn) {
    return err({ code: 'invalid-config', field: 'first', value: first });
  }
  return ok({
    ...start.value,
    ...(first !== undefined && { turn: first }),
    ...(pie && { pie: 'waiting' as const }),
    ...(clock && { clock: { incrementMs: clock.incrementMs, remainingMs: [clock.mainMs, clock.mainMs] as const } }),
  });
}

/** The first field that holds what it must not, or is none of ours: a misspelt name is never passed over. */
function wrongField(config: unknown): ConfigRefusal | undefined {
  if (typeof config !== 'object' || config === null) return invalid('config', config);
  for (const [field, value] of Object.entries(config)) {
    if (!FIELDS.includes(field)) return invalid(field, value);
    if (value === undefined) continue;
    const hasPosition = (config as Partial<AmazonsConfig>).position !== undefined;
    if (field === 'clock') {
      const { mainMs, incrementMs } = Object(value) as Record<string, unknown>;
      if (!isTime(mainMs) || mainMs === 0) return invalid('clock.mainMs', mainMs);
      if (!isTime(incrementMs)) return invalid('clock.incrementMs', incrementMs);
    } else if (
      field === 'position'
        ? typeof value !== 'string'
        : field === 'pie'
          ? typeof value !== 'boolean'
          : field === 'first'
            ? value !== 0 && value !== 1
            : !Number.isInteger(value) || value < (hasPosition ? 1 : MIN_SIZE) || value > MAX_SIZE
    ) {
      return invalid(field, value);
    }
  }
  return undefined;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

function invalid(field: string, value: unknown): ConfigRefusal {
  const plain = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return { code: 'invalid-config', field, ...(plain && { value: value as string | number | boolean | null }) };
}
