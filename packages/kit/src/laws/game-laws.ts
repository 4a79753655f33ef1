import type { AnyAction, AnyRefusal, Game } from '../game.js';
import { deterministic, replays } from './determinism.js';
import { ends, unstuck } from './ending.js';
import { goesOn, plainJson } from './json.js';
import { actorsAct, agreement } from './legality.js';
import { unmutated } from './mutation.js';
import { type GameLawsOptions, LAW_NAMES, type Law, type LawName } from './options.js';
import { commutes } from './order.js';
import { toLaw } from './run.js';
import { eventsHide, refusalsHide, viewsHide } from './secrecy.js';
import type { Rule, Table } from './table.js';
import { deadlines } from './time.js';
import { creates, refusalsAreNothing, total } from './totality.js';

const RULES: Readonly<Record<LawName, Rule>> = {
  'create takes or refuses, never throws': creates,
  'all that leaves the game is plain JSON': plainJson,
  'a game goes on from its JSON': goesOn,
  'nothing is mutated': unmutated,
  'junk gets a refusal, never a throw': total,
  'a refusal changes nothing': refusalsAreNothing,
  'check, legalActions and reduce agree': agreement,
  'actors are those who may act': actorsAct,
  'a game is never stuck': unstuck,
  'a view hides what its seat must not know': viewsHide,
  'an event hides what a seat must not know': eventsHide,
  'a refusal hides what its seat must not know': refusalsHide,
  'the same input gives the same output': deterministic,
  'replay equals play': replays,
  'a deadline is kept, once': deadlines,
  'after the outcome nothing is legal': ends,
  'simultaneous actions commute': commutes,
};

/**
 * What must hold for any game, as properties over random plays of it. Each is a test of its own, in any runner:
 *
 * ```ts no-test
 * import { gameLaws } from '@games/kit/laws';
 * import { test } from 'vitest';
 *
 * for (const law of gameLaws(mygame)) test(law.name, law.run);
 * ```
 *
 * A law that breaks says what was seen, and prints the shortest play that it found.
 *
 * @param game - the rules under test
 * @param options - what the laws must know of it; a small game without secrets needs none
 * @returns the laws, in the order of {@link LAW_NAMES}
 *
 * @example
 * ```ts
 * import { amazons } from '@games/amazons-core';
 * import { gameLaws } from '@games/kit/laws';
 * import fc from 'fast-check';
 *
 * const laws = gameLaws(amazons, {
 *   config: fc.constant({ width: 5, height: 5 }),
 *   offTurn: ['resign'],
 *   plies: 30,
 *   parameters: { numRuns: 5 },
 * });
 * for (const law of laws) law.run();
 *
 * laws.map((law) => law.name)[0]; // => 'create takes or refuses, never throws'
 * ```
 */
export function gameLaws<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
  options: GameLawsOptions<Config, State, Action, View, Event> = {},
): readonly Law[] {
  // The laws know of a game's values only that they are JSON, and hand each back only to the game it came from.
  const table = { game, options } as unknown as Table;
  return LAW_NAMES.map((name) => toLaw(table, name, RULES[name]));
}
