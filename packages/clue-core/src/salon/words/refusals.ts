import type { SalonRefusal } from '../refusals.js';
import { capital, cardInText, object, placeInText, type SalonSpeech, seatName, subject, timeInText } from './names.js';

/** Words for each code. Another language is another table. */
export type SalonRefusalWords = {
  readonly [Code in SalonRefusal['code']]: (
    refusal: Extract<SalonRefusal, { code: Code }>,
    speech: SalonSpeech,
  ) => string;
};

const list = (words: readonly string[], joint: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

/** The words for people, in English, one a code: what is wrong, and what would be right; fit to be sent to a player. */
export const SALON_REFUSAL_WORDS: SalonRefusalWords = {
  malformed: ({ field }) => `That is not something that can be done here (${field}).`,
  'game-over': () => 'The game is over.',
  'not-your-seat': ({ seat }, speech) =>
    seat === null ? 'Only the clock does that.' : `You can't play for ${seatName(speech, seat)}.`,
  'not-your-turn': ({ awaiting, to }, speech) =>
    to === 'show'
      ? `Please wait until ${object(speech, awaiting)} has shown a card.`
      : `It is not your turn: ${seatName(speech, awaiting)} is to act.`,
  'time-backwards': ({ last }, speech) =>
    `This is dated before what came last (${timeInText(speech, last)}). Check the date.`,
  'too-early': ({ due }, speech) => `There is still time, until ${timeInText(speech, due)}.`,
  'turn-closed': ({ due }, speech) => `This turn ended by itself on ${timeInText(speech, due)}.`,
  'host-only': () => 'Only the host can do that.',
  'collecting-orders': () => 'The game has not begun: the host is still collecting the reveal orders.',
  'already-moved': () => 'The move of this turn is made already.',
  'already-suggested': () => 'A suggestion was made on this turn already. You can accuse, or end your turn.',
  'nothing-to-show': () => 'Nobody is waiting for a card of yours.',
  'already-accused': () => 'You have made your one accusation of this game. You can still move and suggest.',
  'npc-never-accuses': () => 'A non-player character never accuses: you can only move it and suggest for it.',
  'host-must-answer': () => 'The accusation waits for the host, who alone answers it.',
  'skip-already-asked': () => 'You have asked to be skipped on your next turn already.',
  'players-only': () => 'Only a player can ask that.',
  'no-clock': () => 'No time is running out.',
  'not-over-yet': () => 'Who held what can be shown when the game is over.',
  'already-revealed': () => 'It was shown already who held what.',
  'out-of-reach': ({ from, to, places }, speech) =>
    `You can't go from ${placeInText(speech, from)} to ${placeInText(speech, to)} in one move. You can go to ${list(
      places.map((place) => placeInText(speech, place)),
      'or',
    )}.`,
  'in-corridor': (_, speech) =>
    `Nobody can suggest in ${placeInText(speech, 'corridor')}: go into one of the nine areas first.`,
  'enter-first': ({ room }, speech) =>
    `You suggest in an area you have just entered: move first. You were in ${cardInText(speech, room)} before.`,
  'other-area': ({ room, here }, speech) =>
    `You are in ${cardInText(speech, here)}, so you can't suggest ${cardInText(speech, room)}.`,
  'same-area-twice': ({ room }, speech) =>
    `You suggested in ${cardInText(speech, room)} on your last turn: not twice in a row. Go somewhere else.`,
  'move-first': ({ places }, speech) =>
    `Move before you end your turn: to ${list(
      places.map((place) => placeInText(speech, place)),
      'or',
    )}. Or ask to be skipped.`,
  'must-show': ({ cards }, speech) =>
    `First show ${list(
      cards.map((card) => cardInText(speech, card)),
      'or',
    )}.`,
  'not-in-hand': ({ card, cards }, speech) =>
    `You don't hold ${cardInText(speech, card)}. Show ${list(
      cards.map((one) => cardInText(speech, one)),
      'or',
    )}.`,
  'not-suggested': ({ card, cards }, speech) =>
    `Nobody asked about ${cardInText(speech, card)}. Show ${list(
      cards.map((one) => cardInText(speech, one)),
      'or',
    )}.`,
  'not-on-turn': ({ player, turn }, speech) =>
    `${subject(speech, player)} can't be skipped now: ${seatName(speech, turn)} is to act.`,
  'pass-over-unfair': ({ player }, speech) =>
    `${capital(seatName(speech, player))} can't be passed over: another would then have made two more suggestions for the non-player characters. Skip the character's turn instead.`,
  'order-not-the-hand': ({ cards }, speech) =>
    `A reveal order lists each of these cards once: ${list(
      cards.map((card) => cardInText(speech, card)),
      'and',
    )}.`,
  'not-an-npc': ({ seat }, speech) => `${capital(seatName(speech, seat))} is not a non-player character.`,
  'host-is-there': ({ away }) => (away ? 'The host is away already.' : 'The host is here already.'),
  'invalid-config': ({ field }) => `The setting "${field}" can't be that.`,
  'player-count': ({ min, max }) => `This is a game for ${min} to ${max} players, with six suspects at most.`,
  'suspect-taken': ({ suspect }, speech) => `${capital(cardInText(speech, suspect))} is taken: choose another suspect.`,
  'order-incomplete': () => 'A chosen turn order names every suspect that plays, once.',
  'passage-not-corners': ({ from, to }, speech) =>
    `A secret passage joins two opposite corners, one passage a corner: not ${cardInText(speech, from)} and ${cardInText(speech, to)}.`,
  'skip-too-soon': () => 'A player has at least 24 hours before they can be skipped.',
  'name-taken': ({ name }) => `There are two of the name "${name}": choose another one.`,
  'seed-required': () => 'The game needs a secret to draw the cards from.',
};

/**
 * A refusal in words that a player understands, ready to be sent to them (SAL-21).
 *
 * @param refusal - what `create`, `check` or `reduce` gave
 * @param speech - who is spoken to and by what names: the player's view, if you have it
 * @param words - the table of words; English without it
 * @returns one or two sentences
 *
 * @example
 * ```ts
 * import { salonRefusalText } from '@games/clue-core/salon';
 *
 * salonRefusalText({ code: 'same-area-twice', room: 'hall' });
 * // => 'You suggested in the Great Hall on your last turn: not twice in a row. Go somewhere else.'
 * ```
 */
export function salonRefusalText(
  refusal: SalonRefusal,
  speech: SalonSpeech = {},
  words: SalonRefusalWords = SALON_REFUSAL_WORDS,
): string {
  // The table has an entry for each code; the compiler cannot follow that the entry fits this very refusal.
  const say = words[refusal.code] as (refusal: SalonRefusal, speech: SalonSpeech) => string;
  return say(refusal, speech);
}
