import type { PostProblem } from '@games/clue-core/host';

const VERBS: Readonly<Record<string, string>> = { move: 'Das Gehen', suggest: 'Der Verdacht', accuse: 'Die Anklage' };
const WHAT = { place: 'wohin', suspect: 'wer', weapon: 'womit', room: 'wo' } as const;

/** Why a post could not be read, in German. */
export function problemInGerman(problem: PostProblem): string {
  switch (problem.code) {
    case 'post-too-long':
      return `Dieser Beitrag ist zu lang (höchstens ${problem.limit} Zeichen).`;
    case 'post-empty':
      return 'In diesem Beitrag steht nichts, was zu tun wäre.';
    case 'post-unsure':
      return `Nicht sicher, was gemeint ist: „${problem.word}“ steht vor „${problem.verb}“.`;
    case 'post-two-names':
      return `${VERBS[problem.verb]} nennt zwei, wo eins hingehört.`;
    case 'post-missing':
      return `${VERBS[problem.verb]} sagt nicht, ${WHAT[problem.what]}.`;
    case 'post-twice':
      return `„${problem.verb}“ steht zweimal da.`;
  }
}
