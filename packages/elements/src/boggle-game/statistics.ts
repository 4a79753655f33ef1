import { type BoggleView, splitWords } from '@games/boggle-core';

/** What one has played so far, over all games: plain JSON, for the page to keep. */
export interface BoggleStatistics {
  /** Games that were played to their end. */
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly rounds: number;
  /** Words that scored. */
  readonly words: number;
  readonly points: number;
  /** The most points of one round. */
  readonly bestRound: number;
  /** The longest word that scored; `''` before the first. */
  readonly longest: string;
}

/** Nothing was played yet. */
export const NO_STATISTICS: BoggleStatistics = {
  games: 0,
  won: 0,
  tied: 0,
  rounds: 0,
  words: 0,
  points: 0,
  bestRound: 0,
  longest: '',
};

/**
 * Adds the round that is being left, and the game if it is over: only then does no rejection change them any more. Seat 0 is
 * whose statistics they are.
 */
export function addRound(before: BoggleStatistics, view: BoggleView): BoggleStatistics {
  const own = view.players[0];
  if (!own || view.round === 0 || (view.phase !== 'between' && view.phase !== 'over')) return before;
  const scored = own.words.filter(({ points }) => points > 0);
  const longest = [before.longest, ...scored.map(({ word }) => word)].reduce((a, b) => (b.length > a.length ? b : a));
  const { outcome } = view;
  const ended = outcome?.reason === 'target';
  return {
    games: before.games + (ended ? 1 : 0),
    won: before.won + (ended && outcome.winner === 0 ? 1 : 0),
    tied: before.tied + (ended && outcome.winner === null ? 1 : 0),
    rounds: before.rounds + 1,
    words: before.words + scored.length,
    points: before.points + own.roundScore,
    bestRound: Math.max(before.bestRound, own.roundScore),
    longest,
  };
}

const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;

/** Statistics from anything: what a page kept may be old or broken, and each field stands for itself. */
export function readStatistics(value: unknown): BoggleStatistics {
  const given = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const longest = typeof given.longest === 'string' ? (splitWords(given.longest.slice(0, 64))[0] ?? '') : '';
  const games = count(given.games);
  const won = Math.min(count(given.won), games);
  return {
    games,
    won,
    tied: Math.min(count(given.tied), games - won),
    rounds: count(given.rounds),
    words: count(given.words),
    points: count(given.points),
    bestRound: count(given.bestRound),
    longest,
  };
}
