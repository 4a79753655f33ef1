import type { ClueRefusal } from '../types.js';
import { anyOf, inText, object, placeInText, playerName, type Speech } from './names.js';

type Words = {
  readonly [Code in ClueRefusal['code']]: (refusal: Extract<ClueRefusal, { code: Code }>, speech: Speech) => string;
};

const total = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0);

/** The words for people, one a code: what is wrong, and what would be right. */
const WORDS: Words = {
  malformed: ({ field }) => `That is not something you can do here (${field}).`,
  'game-over': () => 'The game is over. Start a new one to play on.',
  'not-your-seat': ({ seat }, speech) => `You can't play for ${playerName(speech, seat)}.`,
  'not-your-turn': ({ awaiting, to }, speech) =>
    to === 'disprove'
      ? `Wait until ${object(speech, awaiting)} has shown a card.`
      : `It is not your turn: ${playerName(speech, awaiting)} is playing.`,
  'already-rolled': ({ roll }) => `You have already rolled this turn: ${total(roll)}. You roll once a turn.`,
  unreachable: ({ to, roll }, speech) =>
    `You can't reach ${placeInText(speech, to)} with a roll of ${total(roll)}. Choose one of the highlighted places.`,
  'room-just-left': ({ room }, speech) => `You can't leave ${inText(speech, room)} and come back in one turn.`,
  'already-moved': () => 'You have already moved this turn.',
  'roll-first': () => 'Roll the die first.',
  'must-move': () => 'You can still move: choose one of the highlighted places.',
  'no-passage': ({ place }, speech) => `There is no secret passage from ${placeInText(speech, place)}.`,
  'not-summoned': ({ room }, speech) =>
    `You may stay in ${inText(speech, room)} only in the turn after a suggestion moved you here. Roll the die.`,
  'not-in-room': () => 'You suggest in a room: go into one first.',
  'enter-first': ({ room }, speech) =>
    `You have not entered ${inText(speech, room)} in this turn, so you can't suggest here yet.`,
  'already-suggested': () => 'You have already made a suggestion this turn.',
  'other-room': ({ room, here }, speech) =>
    `You are in ${inText(speech, here)}, so you can't suggest ${inText(speech, room)}.`,
  'must-suggest': ({ room }, speech) => `You have entered ${inText(speech, room)}: make a suggestion first.`,
  'must-show': ({ cards }, speech) => `First show ${anyOf(cards.map((card) => inText(speech, card)))}.`,
  'nothing-to-show': () => 'Nobody is waiting for a card of yours.',
  'not-in-hand': ({ card, cards }, speech) =>
    `You don't hold ${inText(speech, card)}. Show ${anyOf(cards.map((one) => inText(speech, one)))}.`,
  'not-suggested': ({ card, cards }, speech) =>
    `Nobody asked about ${inText(speech, card)}. Show ${anyOf(cards.map((one) => inText(speech, one)))}.`,
  'invalid-config': ({ field, value }) =>
    `There is no setting "${field}", or it can't be ${value === undefined ? 'that' : JSON.stringify(value)}.`,
  'player-count': ({ min, max }) => `This is a game for ${min} to ${max} players.`,
  'suspect-taken': ({ suspect }, speech) => `${inText(speech, suspect)} is taken: choose another suspect.`,
  'first-not-played': ({ suspect }, speech) =>
    `${inText(speech, suspect)} has the first turn, so somebody must play ${inText(speech, suspect)}.`,
  'seed-required': () => 'The game needs a seed to draw the cards from.',
  'board-line': ({ line, text }) => `Line ${line} of the board can't be read: ${text}`,
  'board-size': ({ rows, columns }) =>
    `A board has 1 to 26 rows and 1 to 40 columns; this one is ${rows} by ${columns}.`,
  'board-ragged': ({ row, columns, expected }) => `Row ${row} has ${columns} squares; it should have ${expected}.`,
  'board-character': ({ square, character }) => `"${character}" at ${square} is no square of a board.`,
  'board-start': ({ suspect, found }, speech) =>
    `${inText(speech, suspect)} needs one start square; this board has ${found}.`,
  'board-room-missing': ({ room }, speech) => `This board has no square of ${inText(speech, room)}.`,
  'board-room-unreachable': ({ room, from }, speech) => `No way leads from ${from} to ${inText(speech, room)}.`,
  'board-square-unreachable': ({ square, from }) => `No way leads from ${from} to ${square}.`,
  'board-door-mark': ({ square }) => `${square} is marked as a door, but no door of the room around it is there.`,
  'board-door-inside': ({ room, square }, speech) =>
    `${square} is not in ${inText(speech, room)}, so it can't have its door.`,
  'board-door-outside': ({ room, square }, speech) =>
    `${square} is not on the corridor, so no door of ${inText(speech, room)} leads to it.`,
  'board-door-apart': ({ inside, outside }) => `${inside} and ${outside} don't touch, so no door joins them.`,
  'board-passage': ({ room }, speech) =>
    `A room has one secret passage at most, and it leads elsewhere: ${inText(speech, room)}.`,
};

/**
 * A refusal in words that a player understands (CLU-19, errors 1 and 2, among them).
 *
 * @param refusal - what `create`, `check` or `reduce` gave
 * @param speech - who is spoken to and by what names: the view that was asked, if you have it
 * @returns one or two sentences
 *
 * @example
 * ```ts
 * import { refusalText } from '@games/clue-core';
 *
 * refusalText({ code: 'already-rolled', roll: [4] }); // => 'You have already rolled this turn: 4. You roll once a turn.'
 * refusalText({ code: 'room-just-left', room: 'hall' }); // => "You can't leave the Hall and come back in one turn."
 * ```
 */
export function refusalText(refusal: ClueRefusal, speech: Speech = {}): string {
  // The table has an entry for each code; the compiler cannot follow that the entry fits this very refusal.
  const words = WORDS[refusal.code] as (refusal: ClueRefusal, speech: Speech) => string;
  return words(refusal, speech);
}
