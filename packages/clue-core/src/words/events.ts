import type { ClueEvent } from '../events.js';
import type { ClueOutcome } from '../types.js';
import { inText, murderInText, object, placeInText, type Speech, subject } from './names.js';

type Words = {
  readonly [Type in ClueEvent['type']]: (event: Extract<ClueEvent, { type: Type }>, speech: Speech) => string;
};

const WORDS: Words = {
  turnBegan: ({ seat, turn }, speech) =>
    seat === speech.me ? `Turn ${turn}: it is your turn.` : `Turn ${turn}: it is ${object(speech, seat)}'s turn.`,
  rolled: ({ seat, roll }, speech) =>
    `${subject(speech, seat)} rolled ${roll.join(' + ')}${roll.length > 1 ? ` = ${roll.reduce((a, b) => a + b, 0)}` : ''}.`,
  moved: ({ seat, to }, speech) => `${subject(speech, seat)} walked to ${placeInText(speech, to)}.`,
  tookPassage: ({ seat, from, to }, speech) =>
    `${subject(speech, seat)} took the secret passage from ${inText(speech, from)} to ${inText(speech, to)}.`,
  stayed: ({ seat, room }, speech) => `${subject(speech, seat)} stayed in ${inText(speech, room)}.`,
  suggested: (event, speech) => `${subject(speech, event.seat)} suggested ${murderInText(speech, event)}.`,
  placed: ({ suspect, to, why }, speech) =>
    why === 'suggested'
      ? `${inText(speech, suspect)} was called to ${placeInText(speech, to)}.`
      : `${inText(speech, suspect)} stepped aside into ${placeInText(speech, to)}.`,
  passed: ({ seat }, speech) => `${subject(speech, seat)} could not disprove it.`,
  disproved: ({ seat, to }, speech) => `${subject(speech, seat)} disproved it and showed ${object(speech, to)} a card.`,
  shown: ({ seat, to, card }, speech) =>
    `${subject(speech, seat)} showed ${object(speech, to)} ${inText(speech, card)}.`,
  undisproved: () => 'Nobody could disprove it.',
  accused: (event, speech) =>
    `${subject(speech, event.seat)} accused ${murderInText(speech, event)}: ${event.right ? 'right!' : 'wrong.'}`,
  looked: ({ seat, murder }, speech) =>
    `${subject(speech, seat)} looked into the envelope: it was ${murderInText(speech, murder)}.`,
  ended: ({ outcome }, speech) => outcomeText(outcome, speech),
};

/**
 * An event in words, for the log and the dialogs (CLU-19, messages 1 to 4).
 *
 * @param event - an event that the reader may know: from a view's log, or what `eventFor` gave
 * @param speech - who is spoken to and by what names: the reader's view, or any part of it
 * @returns one sentence
 *
 * @example
 * ```ts
 * import { eventText } from '@games/clue-core';
 *
 * const players = [{ suspect: 'scarlet' }, { suspect: 'mustard' }, { suspect: 'white' }] as const;
 * eventText({ type: 'rolled', seat: 0, roll: [5] }, { players, me: 0 }); // => 'You rolled 5.'
 * eventText({ type: 'shown', seat: 1, to: 0, card: 'rope' }, { players, me: 0 }); // => 'Col. Mustard showed you the Rope.'
 * ```
 */
export function eventText(event: ClueEvent, speech: Speech = {}): string {
  // The table has an entry for each type; the compiler cannot follow that the entry fits this very event.
  const words = WORDS[event.type] as (event: ClueEvent, speech: Speech) => string;
  return words(event, speech);
}

/**
 * How a game ended, in words: who won, and what the murder was.
 *
 * @param outcome - what `outcome` gave
 * @param speech - who is spoken to and by what names
 * @returns two sentences
 *
 * @example
 * ```ts
 * import { outcomeText } from '@games/clue-core';
 *
 * const murder = { suspect: 'plum', weapon: 'rope', room: 'hall' } as const;
 * outcomeText({ winner: 0, reason: 'solved', murder }, { me: 0 });
 * // => 'You won! It was Prof. Plum in the Hall with the Rope.'
 * ```
 */
export function outcomeText({ winner, reason, murder }: ClueOutcome, speech: Speech = {}): string {
  const truth = `It was ${murderInText(speech, murder)}.`;
  if (winner === null) return `Nobody solved the case. ${truth}`;
  const last = reason === 'last-standing' ? ', the last one left' : '';
  return `${subject(speech, winner)} won${last}${last ? '.' : '!'} ${truth}`;
}
