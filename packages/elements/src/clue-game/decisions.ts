import {
  type ClueAction,
  type ClueConfig,
  type ClueEvent,
  type ClueState,
  type ClueView,
  clue,
} from '@games/clue-core';
import type { Level } from '@games/clue-core/players';
import { type History, history, type Seat } from '@games/kit';
import { COMPUTER_LEVELS } from './setup.js';

/** What a computer player did, and all that its reason follows from. */
export interface Decision {
  readonly turn: number;
  readonly seat: Seat;
  readonly action: ClueAction;
  /** What happened, as everybody at the table heard it. */
  readonly event: ClueEvent | undefined;
  /** What it saw just before. */
  readonly view: () => ClueView;
  readonly level: Level;
  readonly seed: string;
}

const { start, act } = history(clue);

/**
 * What the computer players did in a game, in order. Nothing of it is kept while they play: a game is a list of actions, so
 * it is played again, and each player sees again what it saw then.
 *
 * @param past - a game that has ended
 * @param seedFor - what chance of a seat's player draws from
 */
export function decisionsOf(
  past: History<ClueConfig, ClueState, ClueAction>,
  seedFor: (seat: Seat) => string,
): readonly Decision[] {
  const begun = start(past.config, past.seed);
  if (!begun.ok) return [];
  const decisions: Decision[] = [];
  let now = begun.value;
  for (const action of past.actions) {
    const { state } = now;
    const step = act(now, action);
    if (!step.ok) break;
    const [seat = state.seat] = clue.actors(state);
    const computer = state.players[seat]?.computer;
    if (computer !== undefined) {
      decisions.push({
        turn: state.turn,
        seat,
        action,
        event: step.value.events.find(({ type }) => type !== 'shown'),
        view: () => clue.view(state, seat),
        level: COMPUTER_LEVELS.find((each) => each === computer) ?? 'careful',
        seed: seedFor(seat),
      });
    }
    now = step.value.history;
  }
  return decisions;
}
