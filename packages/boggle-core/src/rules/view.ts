import type { Deadline, Seat } from '@games/kit';
import { wordsKnown } from './knowledge.js';
import { computerSeat, outcomeOf, resultsOf, roundScores, totalsOf } from './score.js';
import type { BoggleEvent, BoggleOutcome, BoggleState, BoggleView, PlayerView } from './types.js';

function playersOf(state: BoggleState): readonly PlayerView[] {
  const computer = computerSeat(state.config);
  const results = resultsOf(state);
  const scores = roundScores(results);
  return totalsOf(state).map((total, seat) => ({
    seat,
    kind: seat === computer ? 'computer' : 'person',
    roundScore: scores[seat] ?? 0,
    total,
    words: results[seat] ?? [],
  }));
}

/** The boards that were chosen are seen when their rounds begin, and not before (BOG-7). */
function seenConfig({ config, round }: BoggleState): BoggleState['config'] {
  const { boards } = config;
  return boards.length > round ? { ...config, boards: boards.slice(0, round) } : config;
}

/**
 * What a seat may know. While a round runs, it sees its own words and nobody else's, nor how many there are; what the
 * computer finds is not even looked for before the round's end.
 *
 * @param state - the whole truth
 * @param seat - a person's seat; `null` for a spectator. Anything else is taken for a spectator
 *
 * @example
 * ```ts
 * import { boggle, view } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * view(game.value, 0).phase; // => 'ready'
 * view(game.value, 0).players.map(({ kind, total }) => [kind, total]); // => [['person', 0], ['computer', 0]]
 * ```
 */
export function view(state: BoggleState, seat: Seat | null): BoggleView {
  const { list, phase, game, target, difficulty, round, board, deadline, knowledge, rejection } = state;
  const person = Number.isInteger(seat) && state.typed[seat as Seat] !== undefined ? seat : null;
  return {
    seat: person,
    config: seenConfig(state),
    list,
    phase,
    game,
    target,
    difficulty,
    round,
    board,
    deadline,
    typed: person === null ? [] : (state.typed[person] as readonly string[]),
    players: playersOf(state),
    learned: state.drawn.filter((word) => knowledge.learned.includes(word)),
    known: wordsKnown(knowledge).length,
    rejection,
    outcome: outcome(state) ?? null,
  };
}

/** Who may act: everybody at the table at any time, until the game is quit. */
export function actors({ phase, config }: BoggleState): readonly Seat[] {
  return phase === 'quit' ? [] : Array.from({ length: config.people }, (_, seat) => seat);
}

/** What a seat may know of an event: of words typed in a round, only its own. */
export function eventFor(event: BoggleEvent, seat: Seat | null): BoggleEvent | undefined {
  return event.type === 'submitted' && event.seat !== seat ? undefined : event;
}

/** When the round's time is up (BOG-9), while one runs. */
export function deadline(state: BoggleState): Deadline | undefined {
  return state.deadline === null ? undefined : { at: state.deadline, seat: null };
}

/** How the game ended (BOG-2), or `undefined` while it goes on. */
export function outcome(state: BoggleState): BoggleOutcome | undefined {
  return outcomeOf(state);
}
