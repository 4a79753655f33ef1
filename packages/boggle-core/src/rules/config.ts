import { err, ok, type Result } from '@games/kit';
import { type Board, MAX_TILE } from '../board/types.js';
import { DICE_IDS, DICE_SETS, type DiceId } from '../dice/sets.js';
import { FIRST_WORDS } from './generated/first-words.js';
import { isLearnable } from './knowledge.js';
import { isWithin, LIMITS, MAX_KNOWN } from './limits.js';
import type { BoggleConfig, BoggleRefusal } from './types.js';

/** The most boards that may be given. */
const MAX_BOARDS = 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS: Readonly<Record<keyof BoggleConfig, true>> = {
  people: true,
  opponent: true,
  check: true,
  dice: true,
  width: true,
  height: true,
  holes: true,
  boards: true,
  minLength: true,
  seconds: true,
  target: true,
  difficulty: true,
  words: true,
};

/** A list of so many such values at most. One with a gap is no JSON. */
function listOf<T>(value: unknown, most: number, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= most && Array.from<unknown>(value).every(is);
}

function isTile(tile: unknown): tile is string {
  return typeof tile === 'string' && tile.length <= MAX_TILE && /^[a-z]*$/.test(tile);
}

function isBoard(value: unknown, width: number, height: number): value is Board {
  return (
    isRecord(value) &&
    value.width === width &&
    value.height === height &&
    listOf(value.tiles, width * height, isTile) &&
    value.tiles.length === width * height &&
    value.tiles.some((tile) => tile !== '')
  );
}

const oneOf = <T>(value: unknown, values: readonly T[]): value is T => values.includes(value as T);

/** The configuration with all that was left out, or the first field that is not right. What is not known is not right. */
export function readConfig(given: unknown = {}): Result<BoggleConfig, BoggleRefusal> {
  const bad = (field: string): Result<never, BoggleRefusal> => err({ code: 'invalid-config', field });
  if (!isRecord(given)) return bad('config');
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) return bad(unknown);
  const of = (field: keyof BoggleConfig, otherwise: unknown): unknown =>
    Object.hasOwn(given, field) && given[field] !== undefined ? given[field] : otherwise;

  const dice = of('dice', 'spec');
  if (!DICE_IDS.includes(dice as DiceId)) return bad('dice');
  const set = DICE_SETS[dice as DiceId];
  const numbers = {
    people: of('people', LIMITS.people.default),
    width: of('width', set.width),
    height: of('height', set.height),
    minLength: of('minLength', LIMITS.minLength.default),
    target: of('target', LIMITS.target.default),
    difficulty: of('difficulty', LIMITS.difficulty.default),
  };
  for (const field of Object.keys(numbers) as (keyof typeof numbers)[]) {
    if (!isWithin(numbers[field], LIMITS[field])) return bad(field);
  }
  const { people, width, height, minLength, target, difficulty } = numbers as Record<keyof typeof numbers, number>;
  const seconds = of('seconds', LIMITS.seconds.default);
  if (seconds !== null && !isWithin(seconds, LIMITS.seconds)) return bad('seconds');
  const opponent = of('opponent', 'learner');
  if (!oneOf(opponent, ['learner', 'list', 'none'] as const)) return bad('opponent');
  const check = of('check', 'trust');
  if (!oneOf(check, ['trust', 'list'] as const)) return bad('check');
  const holes = of('holes', []);
  const isCell = (cell: unknown): cell is number => isWithin(cell, { min: 0, max: width * height - 1, default: 0 });
  // Nobody could play on holes alone.
  if (!listOf(holes, width * height, isCell) || new Set(holes).size === width * height) return bad('holes');
  const boards = of('boards', []);
  const fits = (board: unknown): board is Board => isBoard(board, width, height);
  if (!listOf(boards, MAX_BOARDS, fits)) return bad('boards');
  const words = of('words', FIRST_WORDS);
  if (!listOf(words, MAX_KNOWN, isLearnable)) return bad('words');

  return ok({
    people,
    opponent,
    check,
    dice: set.id,
    width,
    height,
    holes: [...new Set(holes)].sort((a, b) => a - b),
    boards: boards.map(({ tiles }) => ({ width, height, tiles: [...tiles] })),
    minLength,
    seconds,
    target,
    difficulty,
    words: [...new Set(words.map((word) => word.toLowerCase()))].sort(),
  });
}
