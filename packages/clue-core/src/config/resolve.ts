import { err, ok, type Result } from '@games/kit';
import { loadBoard } from '../board/index.js';
import { isSuspect, SUSPECTS, type Suspect } from '../cards.js';
import { isName } from './name.js';
import type { ClueOptions, ConfigRefusal, PlayerConfig } from './types.js';

/** The game as asked for. */
export const DEFAULT_OPTIONS: ClueOptions = {
  dice: 1,
  first: 'scarlet',
  deal: 'all',
  move: 'exact',
  stay: 'summoned',
  suggest: 'may',
  summon: true,
  wrongAccuser: 'door',
  accuserLooks: false,
  lastStanding: false,
};

const CHOICES: { readonly [Option in keyof ClueOptions]: readonly ClueOptions[Option][] } = {
  dice: [1, 2],
  first: [...SUSPECTS, 'random'],
  deal: ['all', 'even'],
  move: ['exact', 'up-to'],
  stay: ['summoned', 'always'],
  suggest: ['may', 'must'],
  summon: [true, false],
  wrongAccuser: ['door', 'stay', 'middle'],
  accuserLooks: [true, false],
  lastStanding: [true, false],
};

/** A configuration with nothing left open, its players seated. */
export interface ResolvedConfig {
  readonly players: readonly PlayerConfig[];
  readonly board: string;
  readonly options: ClueOptions;
}

/** Fills in the defaults and judges every field; a misspelt one is never passed over. */
export function resolveConfig(config: unknown): Result<ResolvedConfig, ConfigRefusal> {
  if (typeof config !== 'object' || config === null) return invalid('config', config);
  const given = config as Partial<Record<string, unknown>>;
  for (const [field, value] of Object.entries(given)) {
    if (field === 'players' || field === 'board' || value === undefined) continue;
    const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, field)
      ? CHOICES[field as keyof ClueOptions]
      : undefined;
    if (!choices?.includes(value)) return invalid(field, value);
  }
  const { players = SUSPECTS.length, board = 'classic', ...rest } = given;
  if (typeof board !== 'string') return invalid('board', board);
  const loaded = loadBoard(board);
  if (!loaded.ok) return loaded;
  const seated = seatPlayers(players);
  if (!seated.ok) return seated;
  const chosen = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const options = { ...DEFAULT_OPTIONS, ...chosen } as ClueOptions;
  const { first } = options;
  if (first !== 'random' && !seated.value.some(({ suspect }) => suspect === first)) {
    return err({ code: 'first-not-played', suspect: first });
  }
  return ok({ players: seated.value, board, options });
}

function invalid(field: string, value: unknown): Result<never, ConfigRefusal> {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const plain = typeof value === 'string' ? value.slice(0, 80) : (value as number | boolean | null);
  return err({ code: 'invalid-config', field, ...(isPlain && { value: plain }) });
}

function seatPlayers(players: unknown): Result<readonly PlayerConfig[], ConfigRefusal> {
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number') return invalid('players', players);
  if (!Number.isInteger(count) || count < 2 || count > 6) {
    return err({ code: 'player-count', players: count, min: 2, max: 6 });
  }
  if (!Array.isArray(players)) return ok(SUSPECTS.slice(0, count).map((suspect) => ({ suspect })));
  const seats = new Map<Suspect, PlayerConfig>();
  for (const [i, player] of players.entries()) {
    const { suspect, name, computer, ...others }: Record<string, unknown> = Object(player);
    const unknownField = Object.keys(others)[0];
    if (unknownField !== undefined) return invalid(`players[${i}].${unknownField}`, others[unknownField]);
    if (!isSuspect(suspect)) return invalid(`players[${i}].suspect`, suspect);
    if (seats.has(suspect)) return err({ code: 'suspect-taken', suspect });
    if (name !== undefined && !isName(name)) return invalid(`players[${i}].name`, name);
    if (computer !== undefined && !isName(computer)) return invalid(`players[${i}].computer`, computer);
    seats.set(suspect, { suspect, ...(name !== undefined && { name }), ...(computer !== undefined && { computer }) });
  }
  return ok(SUSPECTS.flatMap((suspect) => seats.get(suspect) ?? []));
}

/**
 * The seats of a game in which some suspects are taken by people and the computer plays the rest: Miss Scarlet always
 * plays (CLU-10), so where nobody took her she is the first computer player; the others follow in the order of turns.
 *
 * @param people - who plays whom; each may have a name
 * @param count - players in all, at least as many as people
 * @param computer - the word for `computer` of the added seats, such as a level
 * @returns the players, clockwise from Miss Scarlet, for `ClueConfig`'s field of that name
 * @throws RangeError when the people alone, with Miss Scarlet, are more than `count`
 *
 * @example
 * ```ts
 * import { fillSeats } from '@games/clue-core';
 *
 * fillSeats([{ suspect: 'plum', name: 'Ada' }], 3);
 * // => [{ suspect: 'scarlet', computer: 'careful' }, { suspect: 'mustard', computer: 'careful' }, { suspect: 'plum', name: 'Ada' }]
 * ```
 */
export function fillSeats(
  people: readonly PlayerConfig[],
  count: number,
  computer: string = 'careful',
): readonly PlayerConfig[] {
  const free = SUSPECTS.filter((suspect) => !people.some((player) => player.suspect === suspect));
  const added = free.slice(0, Math.max(0, count - people.length)).map((suspect) => ({ suspect, computer }));
  const all = [...people, ...added];
  if (all.length !== count || !all.some(({ suspect }) => suspect === 'scarlet')) {
    throw new RangeError(`count must leave room for ${people.length} people and Miss Scarlet, was ${count}`);
  }
  return SUSPECTS.flatMap((suspect) => all.filter((player) => player.suspect === suspect));
}
