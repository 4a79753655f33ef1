import type { Game, Result, Seed, Step } from '@games/kit';
import { fold } from '../dictionary/fold.js';
import { has } from '../dictionary/lookup.js';
import type { Dictionary } from '../dictionary/types.js';
import { findWords } from '../solver/wide.js';
import { check } from './check.js';
import { createWith } from './create.js';
import { legalActions } from './legal.js';
import { reduceWith } from './reduce.js';
import type { BoggleAction, BoggleConfig, BoggleEvent, BoggleRefusal, BoggleState, BoggleView } from './types.js';
import { actors, deadline, eventFor, outcome, view } from './view.js';
import { NO_WORDS, type Words } from './words.js';

/** Boggle as one object, for whatever plays any game. */
export type BoggleGame = Game<BoggleConfig, BoggleState, BoggleAction, BoggleView, BoggleEvent, BoggleRefusal>;

/** What a game of Boggle is given beside its configuration: it is too large, or no JSON, so it is no part of the state. */
export interface BoggleParts {
  /** The list that the options `opponent: 'list'` and `check: 'list'` mean. */
  readonly dictionary?: Dictionary;
  /** Words the computer neither learns nor plays; without it slurs, as `isDenied` of `@games/boggle-core/english` knows them. */
  readonly hides?: (word: string) => boolean;
}

function wordsOf({ dictionary, hides = NO_WORDS.hides }: BoggleParts): Words {
  if (!dictionary) return { ...NO_WORDS, hides };
  return {
    get id(): string {
      return dictionary.id;
    },
    has: (word) => has(dictionary, fold(word)),
    hides,
    // One board a round: the plain search does, and a page that only plays does not load the fast one.
    solve: (board, minLength) => findWords(dictionary, board).filter((word) => word.length >= minLength),
  };
}

/**
 * Boggle with a word list: for the options `opponent: 'list'` and `check: 'list'`. The list is no part of the state, which
 * holds its `id`; a state of a game with one list is refused by a game with another.
 *
 * @param parts - the list, and the words the computer keeps to itself when they are others than slurs
 *
 * @example
 * ```ts
 * import { createBoggle } from '@games/boggle-core';
 * import { english } from '@games/boggle-core/english';
 *
 * const game = createBoggle({ dictionary: english() });
 * const start = game.create({ opponent: 'list', check: 'list', dice: 'new-1987' }, 'a seed');
 * start.ok; // => true
 * ```
 */
export function createBoggle(parts: BoggleParts = {}): BoggleGame {
  const words = wordsOf(parts);
  // A state that uses no list is anybody's. Named one by one, as the list's id is worked out when it is read.
  const unlisted: Words = { id: null, has: words.has, solve: words.solve, hides: words.hides };
  const listed = (state: BoggleState): Words => (state.list === null ? unlisted : words);
  return {
    id: 'boggle',
    version: 1,
    create: (config?: Partial<BoggleConfig>, seed?: Seed): Result<BoggleState, BoggleRefusal> =>
      createWith(words, config, seed),
    actors,
    legalActions,
    check,
    reduce: (state, action): Result<Step<BoggleState, BoggleEvent>, BoggleRefusal> =>
      reduceWith(listed(state), state, action),
    view,
    eventFor,
    deadline,
    outcome,
  };
}

/**
 * Boggle as it was asked for: you against a computer that learns your words. It needs no list.
 *
 * @example
 * ```ts
 * import { boggle } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * const round = boggle.reduce(game.value, { type: 'startRound', seat: 0, at: 1000 });
 * round.ok && boggle.deadline(round.value.state); // => { at: 181_000, seat: null }
 * ```
 */
export const boggle: BoggleGame = /* @__PURE__ */ createBoggle();
