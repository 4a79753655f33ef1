import type { PlayReason } from '../players/reasons.js';
import { inText, murderInText, type Speech } from './names.js';

/** Words for the reasons of computer players, one a code. Another language is another table. */
export type PlayWords = {
  readonly [Code in PlayReason['code']]: (reason: Extract<PlayReason, { code: Code }>, speech: Speech) => string;
};

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** English. */
export const PLAY_WORDS: PlayWords = {
  sure: ({ murder }, speech) => `Nothing else is possible: ${murderInText(speech, murder)}.`,
  risk: ({ murder, chance, waiting }, speech) =>
    `${capital(murderInText(speech, murder))} is right with ${percent(chance)}; waiting would win with ${percent(waiting)} only.`,
  guess: ({ open }) => `A guess: one of ${open} that are left.`,
  'ask-most': ({ information, ending, own }, speech) => {
    const bluff =
      own.length > 0
        ? ` ${capital(list(own.map((card) => inText(speech, card))))} is in my own hand, to make the answer plain.`
        : '';
    const end = ending > 0.005 ? ` With ${percent(ending)} it settles the case.` : '';
    return `The question that tells most: ${information.toFixed(1)} bits.${end}${bluff}`;
  },
  'ask-open': ({ suspects, weapons }) =>
    `About cards that are still open: ${suspects} of the suspects and ${weapons} of the weapons are.`,
  'only-card': ({ card }, speech) => `${capital(inText(speech, card))} is the only card to show.`,
  'shown-before': ({ card }, speech) =>
    `${capital(inText(speech, card))} was shown to them before, so it tells nothing new.`,
  'tells-least': ({ card }, speech) => `${capital(inText(speech, card))} tells them least.`,
  'any-card': ({ card }, speech) => `${capital(inText(speech, card))}: any of the cards would do.`,
  'head-for': ({ room, steps }, speech) =>
    `On the way to ${inText(speech, room)}: ${steps === 1 ? 'one more step' : `${steps} more steps`}.`,
  enter: ({ room }, speech) => `${capital(inText(speech, room))} is a good place for the next question.`,
  wander: () => 'Nothing better offers itself from here.',
  wait: ({ open }) => `${open === 1 ? 'One murder is' : `${open} murders are`} still possible: too early to accuse.`,
};

/**
 * Why a computer player did something, in its own words.
 *
 * @param reason - from `consider`
 * @param speech - names for players and cards: a view will do
 * @param words - the table of words; English without it
 * @returns a sentence or two
 *
 * @example
 * ```ts
 * import { playReasonText } from '@games/clue-core/players';
 *
 * playReasonText({ code: 'tells-least', card: 'rope', left: 3.2 }); // => 'The Rope tells them least.'
 * playReasonText({ code: 'wait', open: 12 }); // => '12 murders are still possible: too early to accuse.'
 * ```
 */
export function playReasonText(reason: PlayReason, speech: Speech = {}, words: PlayWords = PLAY_WORDS): string {
  // The table has an entry for each code; the compiler cannot follow that the entry fits this very reason.
  const say = words[reason.code] as (reason: PlayReason, speech: Speech) => string;
  return say(reason, speech);
}
