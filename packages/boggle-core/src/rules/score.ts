import type { Seat } from '@games/kit';
import { pointsFor } from '../board/points.js';
import type { BoggleOutcome, BoggleState, WordResult } from './types.js';

type Scored = Pick<BoggleState, 'config' | 'judged' | 'found' | 'before' | 'phase' | 'target'>;

/** The computer's seat, the last one, or `null` where nobody plays against you. */
export function computerSeat({ people, opponent }: BoggleState['config']): Seat | null {
  return opponent === 'none' ? null : people;
}

/** How many seats there are, the computer's among them. */
export function seatCount(config: BoggleState['config']): number {
  return config.people + (config.opponent === 'none' ? 0 : 1);
}

/** No word stands twice in a list. */
const byWord = (a: WordResult, b: WordResult): number => (a.word < b.word ? -1 : 1);

/** By seat, the words of the last round and what each is worth (BOG-12, BOG-13, BOG-19). */
export function resultsOf(state: Scored): readonly (readonly WordResult[])[] {
  const { config, judged, found } = state;
  const finders = new Map<string, number>();
  const count = (word: string): unknown => finders.set(word, (finders.get(word) ?? 0) + 1);
  for (const words of judged) {
    for (const { word, verdict, rejected } of words) if (verdict === 'on-board' && !rejected) count(word);
  }
  found.forEach(count);
  const good = (word: string): WordResult => {
    if ((finders.get(word) ?? 0) > 1) return { word, status: 'shared', points: 0 };
    return { word, status: 'alone', points: word.length < config.minLength ? 0 : pointsFor(word.length) };
  };
  const people = judged.map((words) =>
    words
      .map(({ word, verdict, rejected }): WordResult => {
        if (rejected) return { word, status: 'rejected', points: 0 };
        return verdict === 'on-board' ? good(word) : { word, status: verdict, points: 0 };
      })
      .sort(byWord),
  );
  return computerSeat(config) === null ? people : [...people, found.map(good)];
}

/** By seat, the points of the last round. */
export function roundScores(results: readonly (readonly WordResult[])[]): readonly number[] {
  return results.map((words) => words.reduce((sum, { points }) => sum + points, 0));
}

/** By seat, the points of the game. */
export function totalsOf(state: Scored): readonly number[] {
  const scores = roundScores(resultsOf(state));
  return state.before.map((total, seat) => total + (scores[seat] ?? 0));
}

/** Whether somebody has reached the target (BOG-2). */
export function isReached(state: Scored): boolean {
  return totalsOf(state).some((total) => total >= state.target);
}

/** Who won: the one with the highest total; nobody, when several have it or the game was quit. */
export function outcomeOf(state: Scored): BoggleOutcome | undefined {
  if (state.phase !== 'over' && state.phase !== 'quit') return undefined;
  const scores = totalsOf(state);
  if (state.phase === 'quit') return { winner: null, reason: 'quit', scores };
  const best = Math.max(...scores);
  const winner = scores.filter((score) => score === best).length > 1 ? null : scores.indexOf(best);
  return { winner, reason: 'target', scores };
}
