import type { SalonSpeech } from '../salon/words/names.js';
import { cardInText, placeInText } from '../salon/words/names.js';
import type { PostProblem } from './parse-post.js';

/** Words for each code. Another language is another table. */
export type PostProblemWords = {
  readonly [Code in PostProblem['code']]: (
    problem: Extract<PostProblem, { code: Code }>,
    speech: SalonSpeech,
  ) => string;
};

const WHAT = { place: 'where to', suspect: 'whom', weapon: 'which weapon', room: 'which area' } as const;
const DOING = { move: 'move', suggest: 'suggestion', accuse: 'accusation' } as const;

/** The words for people, in English, fit to be sent back. */
export const POST_PROBLEM_WORDS: PostProblemWords = {
  'post-too-long': ({ limit }) => `This post is too long to be read (${limit} characters at most).`,
  'post-empty': () =>
    'I found nothing to do in your post. Write it like this: "I move to the (area) and suggest (suspect) with the (weapon)."',
  'post-unsure': ({ word, verb }) =>
    `I am not sure what you want: your post says "${word}" before "${verb}". Please write only what you do now.`,
  'post-two-names': ({ verb, cards }, speech) =>
    `Your ${DOING[verb]} names ${cards
      .map((card) => (card === 'corridor' ? placeInText(speech, card) : cardInText(speech, card)))
      .join(' and ')}: which one do you mean?`,
  'post-missing': ({ verb, what }) => `Your ${DOING[verb]} does not say ${WHAT[what]}.`,
  'post-twice': ({ verb }) => `Your post says "${verb}" twice. Please write it once.`,
};

/**
 * Why a post could not be read, in words to send back.
 *
 * @param problem - what `parsePost` gave
 * @param speech - the names of the game: any view
 * @param words - the table of words; English without it
 *
 * @example
 * ```ts
 * import { postProblemText } from '@games/clue-core/host';
 *
 * postProblemText({ code: 'post-missing', verb: 'suggest', what: 'weapon' }); // => 'Your suggestion does not say which weapon.'
 * ```
 */
export function postProblemText(
  problem: PostProblem,
  speech: SalonSpeech = {},
  words: PostProblemWords = POST_PROBLEM_WORDS,
): string {
  // The table has an entry for each code; the compiler cannot follow that the entry fits this very problem.
  const say = words[problem.code] as (problem: PostProblem, speech: SalonSpeech) => string;
  return say(problem, speech);
}
