import { err, ok, type Result, type Step } from '@games/kit';
import { check } from './check.js';
import { rejectWord, restoreWord } from './knowledge.js';
import { beginGame, beginRound, endRound } from './round.js';
import { isReached, outcomeOf, totalsOf } from './score.js';
import type { BoggleAction, BoggleEvent, BoggleRefusal, BoggleState, Judged } from './types.js';
import { view } from './view.js';
import { splitWords, type Words } from './words.js';

type Taken = Step<BoggleState, BoggleEvent>;

const started = (state: BoggleState): Taken => ({ state, events: [{ type: 'gameStarted', game: state.game }] });

function startRound(state: BoggleState, at: number): Taken {
  // At a game's end a new game begins (BOG-6); before its first round, the one that was made ready is that game.
  const base = state.phase === 'over' ? beginGame(state) : state;
  const next = beginRound(base, totalsOf(base), at);
  const { round, board, deadline } = next;
  const events: BoggleEvent[] = board ? [{ type: 'roundStarted', round, board, deadline }] : [];
  return { state: next, events: state.phase === 'over' ? [...started(base).events, ...events] : events };
}

function submit(state: BoggleState, { seat, words, replace }: BoggleAction & { type: 'submit' }): Taken {
  const own = state.typed[seat] ?? [];
  const before = new Set(own);
  const given = splitWords(words);
  const now = replace ? given : [...new Set([...own, ...given])];
  const fresh = now.filter((word) => !before.has(word));
  if (fresh.length === 0 && now.length === own.length) return { state, events: [] };
  const typed = state.typed.map((each, other) => (other === seat ? now : each));
  return { state: { ...state, typed }, events: [{ type: 'submitted', seat, words: fresh }] };
}

/** A round or a rejection has changed the scores: that may be the end of the game. */
function settle(state: BoggleState, events: readonly BoggleEvent[]): Taken {
  const outcome = outcomeOf(state);
  return { state, events: outcome ? [...events, { type: 'gameEnded', outcome }] : events };
}

function finish(state: BoggleState, words: Words): Taken {
  const next = endRound(state, words);
  return settle(next, [{ type: 'roundEnded', round: next.round, scores: totalsOf(next) }]);
}

const mark = (own: readonly Judged[], word: string, rejected: boolean): readonly Judged[] =>
  own.map((judged) => (judged.word === word ? { ...judged, rejected } : judged));

/** A word leaves its person's set (BOG-19), or comes back; all scores follow from the sets. */
function setRejected(state: BoggleState, action: BoggleAction & { type: 'reject' | 'restore' }): Taken {
  const { seat, type } = action;
  const word = action.word.toLowerCase();
  const judged = state.judged.map((own, other) => (other === seat ? mark(own, word, type === 'reject') : own));
  const stands = judged.some((own) => own.some((one) => one.word === word && !one.rejected));
  const changed: BoggleState = {
    ...state,
    judged,
    knowledge: (stands ? restoreWord : rejectWord)(state.knowledge, word, state.drawn),
  };
  const phase = isReached(changed) ? 'over' : 'between';
  const next: BoggleState = { ...changed, phase, rejection: phase === 'over' };
  return settle(next, [{ type: type === 'reject' ? 'rejected' : 'restored', seat, word }]);
}

function apply(state: BoggleState, action: BoggleAction, words: Words): Taken {
  switch (action.type) {
    case 'startRound':
      return startRound(state, action.at ?? 0);
    case 'submit':
      return submit(state, action);
    case 'endRound':
    case 'timeout':
      return finish(state, words);
    case 'reject':
    case 'restore':
      return setRejected(state, action);
    case 'setDifficulty': {
      const { difficulty } = action;
      return { state: { ...state, difficulty }, events: [{ type: 'difficultySet', difficulty }] };
    }
    case 'setTarget': {
      // BOG-3: setting it stops the game and begins a new one, the same number too.
      const { target } = action;
      const next = started(beginGame({ ...state, target }));
      return { state: next.state, events: [{ type: 'targetSet', target }, ...next.events] };
    }
    case 'newGame':
      return started(beginGame(state));
    case 'quit': {
      // BOG-29: the round that runs is broken off; its words were not learned.
      const next: BoggleState = { ...state, phase: 'quit', deadline: null, typed: state.typed.map(() => []) };
      return settle(next, [{ type: 'quit' }]);
    }
  }
}

/** The next state and what happened, or a refusal, for a game with this list. */
export function reduceWith(
  words: Words,
  state: BoggleState,
  action: BoggleAction,
): Result<Step<BoggleState, BoggleEvent>, BoggleRefusal> {
  if (state.list !== words.id) return err({ code: 'other-list', expected: state.list, found: words.id });
  const refusal = check(view(state, action?.seat ?? null), action);
  return refusal ? err(refusal) : ok(apply(state, action, words));
}
