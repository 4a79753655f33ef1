import { fork, type Rng, run } from '@games/rng';
import { isOnBoard } from '../board/path.js';
import type { Board } from '../board/types.js';
import { rollBoard } from '../dice/roll.js';
import { drawWords, learn, wordsKnown } from './knowledge.js';
import { MAX_KNOWN } from './limits.js';
import { isReached, seatCount } from './score.js';
import type { BoggleState, Judged, Verdict } from './types.js';
import type { Words } from './words.js';

/** A stream of its own for each round: whatever happens in one, the next board is the same. */
const roundRng = ({ rng, game, round }: BoggleState, use: string): Rng =>
  fork(fork(fork(rng, `game ${game}`), `round ${round}`), use);

/** What outlasts a game: what the computer has learned does, too (BOG-17). */
type Lasting = Pick<BoggleState, 'config' | 'list' | 'rng' | 'game' | 'target' | 'difficulty' | 'knowledge'>;

/** The state as it is when the next game begins (BOG-1). */
export function beginGame({ config, list, rng, game, target, difficulty, knowledge }: Lasting): BoggleState {
  const nobodysWords = Array.from({ length: config.people }, () => []);
  return {
    config,
    list,
    rng,
    game: game + 1,
    phase: 'ready',
    target,
    difficulty,
    round: 0,
    board: null,
    deadline: null,
    typed: nobodysWords,
    judged: nobodysWords,
    found: [],
    before: new Array(seatCount(config)).fill(0),
    drawn: [],
    knowledge,
    rejection: false,
  };
}

function boardOf(state: BoggleState): Board {
  const { config, round } = state;
  const { dice, width, height, holes } = config;
  return config.boards[round - 1] ?? rollBoard(roundRng(state, 'board'), { dice, width, height, holes })[0];
}

/** A round begins (BOG-7), `totals` being the score so far. */
export function beginRound(state: BoggleState, totals: readonly number[], at: number): BoggleState {
  const { seconds } = state.config;
  const next: BoggleState = {
    ...state,
    phase: 'round',
    round: state.round + 1,
    deadline: seconds === null ? null : at + 1000 * seconds,
    typed: state.typed.map(() => []),
    judged: state.judged.map(() => []),
    found: [],
    drawn: [],
    before: totals,
    rejection: false,
  };
  return { ...next, board: boardOf(next) };
}

/** What the computer finds: all words that it knows, or as many of the list as its level lets it. */
function search(state: BoggleState, board: Board, words: Words): readonly string[] {
  const { opponent, minLength } = state.config;
  if (opponent === 'none') return [];
  if (opponent === 'learner') {
    return wordsKnown(state.knowledge).filter((word) => !words.hides(word) && isOnBoard(board, word));
  }
  const found = words.solve(board, minLength).filter((word) => !words.hides(word));
  // The longer a word, the harder it is to see: at level 5 every second of three letters, every fourth of four.
  return run(roundRng(state, 'find'), (cursor) =>
    found.filter((word) => cursor.nextFloat() < (state.difficulty / 10) ** Math.max(1, word.length - 2)),
  )[0];
}

function judge(state: BoggleState, board: Board, words: Words, word: string): Judged {
  const verdict: Verdict = !isOnBoard(board, word)
    ? 'not-on-board'
    : state.config.check === 'list' && !words.has(word)
      ? 'not-in-list'
      : 'on-board';
  return { word, verdict, rejected: false };
}

/** A round ends (BOG-9): words are judged, the computer has searched with what it knew, then it learns (BOG-17). */
export function endRound(state: BoggleState, words: Words): BoggleState {
  const board = state.board as Board;
  const found = [...search(state, board, words)].sort();
  const typed = new Set(state.typed.flat());
  const known = new Set(wordsKnown(state.knowledge));
  const chosen = drawWords(typed, state.difficulty, roundRng(state, 'learn'));
  const fresh = chosen.filter((word) => !(known.has(word) || words.hides(word)));
  // What it knows is the configuration of the next game, which must be one.
  const drawn = state.config.opponent === 'learner' ? fresh.slice(0, Math.max(0, MAX_KNOWN - known.size)) : [];
  const next: BoggleState = {
    ...state,
    phase: 'between',
    deadline: null,
    typed: state.typed.map(() => []),
    judged: state.typed.map((own) => own.map((word) => judge(state, board, words, word))),
    found,
    drawn,
    knowledge: learn(state.knowledge, drawn, typed),
  };
  return { ...next, phase: isReached(next) ? 'over' : 'between' };
}
