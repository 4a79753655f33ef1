/**
 * What this package refuses, in words for people.
 *
 * @module
 */
import type { BoardProblem } from './board/text.js';
import type { DictionaryFileProblem } from './rules/dictionary-file.js';
import type { BoggleOutcome, BoggleRefusal } from './rules/types.js';

/** Whatever this package refuses: actions, configurations, boards and files. */
export type AnyBoggleRefusal = BoggleRefusal | BoardProblem | DictionaryFileProblem;

/** Words for each code. Another language is another table. */
export type RefusalText = {
  readonly [Code in AnyBoggleRefusal['code']]: (refusal: Extract<AnyBoggleRefusal, { code: Code }>) => string;
};

const quote = (text: string): string => (text.trim() === '' ? 'A blank' : `“${text}”`);
/** With a comma at the thousands, as the numbers on a screen have it. */
const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);

/** The words for people, in English: what is wrong, and what would be right. */
export const REFUSAL_TEXT: RefusalText = {
  'invalid-config': ({ field }) => `“${field}” cannot be that. Look at the ranges of the settings.`,
  'no-seed': () => 'A game needs a seed, so that its boards can be rolled.',
  'no-list': () => 'This game needs a word list. Give it one, or let all words be taken on trust.',
  'other-list': () => 'This game was begun with another word list. Open it with that one.',
  malformed: ({ field }) => `That is no action of this game: look at “${field}”.`,
  'not-your-seat': ({ people }) =>
    `You can act for your own seat only. ${people === 1 ? 'One person plays' : `${people} people play`} here.`,
  halted: () => 'The game has been quit. Begin a new one to play on.',
  'round-running': () => 'A round is running. Wait until it ends.',
  'no-round': () => 'No round is running. Start one, then type your words.',
  'no-clock': () => 'No clock is running.',
  'clock-running': () => 'This round has a clock, and ends with it.',
  'time-missing': () => 'This round has a clock: say what time it is (“at”).',
  'time-over': () => 'The time is up. These words came too late.',
  'time-left': ({ at, deadline }) => `There is still time: ${Math.ceil((deadline - at) / 1000)} s.`,
  'too-long': ({ limit }) => `That is too much at once: at most ${number(limit)} characters.`,
  'out-of-range': ({ field, min, max }) =>
    `The ${field === 'target' ? 'target score' : 'difficulty'} is a whole number from ${number(min)} to ${number(max)}.`,
  'game-over': ({ outcome }) => `${gameOver(outcome)} A new game begins with the next round.`,
  'not-your-word': ({ word }) => `${quote(word)} is no word of yours. Choose one of the words that you typed.`,
  'already-rejected': ({ word }) => `You have rejected ${quote(word)} already.`,
  'not-rejected': ({ word }) => `You have not rejected ${quote(word)}.`,
  'board-empty': () => 'There is no board here. Type its letters row by row.',
  'board-too-long': ({ limit }) => `This is too long for a board: at most ${limit} characters.`,
  'board-character': ({ character, line, column }) =>
    `Line ${line}, column ${column}: ${quote(character)} is no tile. Use letters, and a full stop for a hole.`,
  'board-ragged': ({ row, tiles: found, expected }) =>
    `Row ${row} has ${tiles(found)}, the first row ${expected}. All rows must be equally long.`,
  'board-shape': ({ tiles: found }) => `${tiles(found)} make no square. Start a new line for each row.`,
  'board-size': ({ tiles: found, width, height }) =>
    `${tiles(found)} do not make a board of ${width} x ${height}. Boards have 1 to 20 columns and rows.`,
  'file-empty': () => 'There are no words in this file.',
  'file-cut': ({ expected, found }) =>
    `This file should have ${number(expected)} words and has ${number(found)}. Part of it is missing.`,
  'file-not-text': ({ line }) => `Line ${line} is no text. A dictionary file has a word on each line.`,
  'file-long-word': ({ line, limit }) => `Line ${line} has a word of more than ${limit} letters.`,
  'file-too-large': ({ limit }) => `This file has more than ${number(limit)} words.`,
};

/**
 * A refusal in words for people: what is wrong, and what would be right.
 *
 * @param refusal - from any function of this package
 * @param text - the table of words; English without it
 * @returns one or two sentences
 *
 * @example
 * ```ts
 * import { parseBoard } from '@games/boggle-core';
 * import { explain } from '@games/boggle-core/text';
 *
 * const board = parseBoard('abcde');
 * board.ok ? '' : explain(board.error); // => '5 tiles make no square. Start a new line for each row.'
 * ```
 */
export function explain(refusal: AnyBoggleRefusal, text: RefusalText = REFUSAL_TEXT): string {
  // Each entry takes the refusals of its own code; TypeScript cannot follow the code through the table.
  const words = text[refusal.code] as (refusal: AnyBoggleRefusal) => string;
  return words(refusal);
}

/**
 * The words of the end of a game, for the person on seat 0 against the computer, exactly as they were asked for (BOG-33).
 * With several people, and no tie, the winner is named by the number of the seat, from 1.
 *
 * @param outcome - of a game that is over
 * @param people - how many people play, 1 without it
 *
 * @example
 * ```ts
 * import { gameOver } from '@games/boggle-core/text';
 *
 * gameOver({ winner: 0, reason: 'target', scores: [104, 61] }); // => 'Game over—you win!'
 * gameOver({ winner: null, reason: 'target', scores: [100, 100] }); // => 'Game over—it\'s a tie!'
 * gameOver({ winner: 1, reason: 'target', scores: [61, 104] }); // => 'Game over—the computer wins!'
 * ```
 */
export function gameOver({ winner }: BoggleOutcome, people = 1): string {
  if (winner === null) return "Game over—it's a tie!";
  if (winner >= people) return 'Game over—the computer wins!';
  return people === 1 ? 'Game over—you win!' : `Game over—player ${winner + 1} wins!`;
}
