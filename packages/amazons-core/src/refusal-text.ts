/**
 * What this package refuses, in words for people.
 *
 * @module
 */
import type { PositionProblem } from './editor.js';
import type { MoveRefusal } from './notation/parse-move.js';
import type { SgfRefusal } from './sgf/types.js';
import type { AmazonsRefusal, Cell, EndReason, Side, Stage } from './types.js';

/** Whatever this package refuses: actions, configurations, positions, moves and files. */
export type AnyAmazonsRefusal = AmazonsRefusal | MoveRefusal | PositionProblem | SgfRefusal;

/** Words for each code. Another language is another table. */
export type RefusalText = {
  readonly [Code in AnyAmazonsRefusal['code']]: (refusal: Extract<AnyAmazonsRefusal, { code: Code }>) => string;
};

const SIDE = ['White', 'Black'] as const;
const side = (seat: Side): string => SIDE[seat];
const piece = (found: Cell): string => (found === 'arrow' ? 'an arrow' : `a ${found} amazon`);
const what = (stage: Stage): string => (stage === 'arrow' ? 'the arrow' : 'the amazon');
const place = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Line ${line}, column ${column}: `;
const columns = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `this board goes from a1 to ${String.fromCharCode(96 + width)}${height}`;
const quote = (text: string): string => (text === '' ? 'nothing' : `“${text}”`);
const ENDS: Readonly<Record<EndReason, string>> = {
  'no-move': 'the other side cannot move',
  resign: 'the other side gave up',
  timeout: 'the other side ran out of time',
};

/** The words for people, in English: what is wrong, and what would be right. */
export const REFUSAL_TEXT: RefusalText = {
  'game-over': ({ outcome }) =>
    `The game is over: ${side(outcome.winner)} won, because ${ENDS[outcome.reason]}. Start a new game to play on.`,
  malformed: ({ field }) => `That is no action of this game: look at “${field}”.`,
  'not-your-turn': ({ turn }) => `It is ${side(turn)}'s turn. Please wait for your own.`,
  'off-board': (refusal) => `${quote(refusal.square)} is not on the board: ${columns(refusal)}.`,
  'no-amazon': ({ square, found }) =>
    `${found === 'empty' ? `${square} is empty` : `An arrow lies on ${square}`}. Choose one of your amazons.`,
  'opponents-amazon': ({ square }) => `The amazon on ${square} is your opponent's. Choose one of your own.`,
  immobile: ({ square }) => `The amazon on ${square} is shut in: no tile next to it is empty. Choose another one.`,
  'must-shoot': ({ square }) =>
    `The amazon on ${square} has moved and has still to shoot. Choose where its arrow goes.`,
  'same-square': ({ stage, square }) =>
    stage === 'to'
      ? `The amazon stands on ${square} already. Choose another tile for it.`
      : `The amazon stands on ${square}. Its arrow needs an empty tile.`,
  'not-a-line': ({ stage, origin, square }) =>
    `${square} is out of range: from ${origin} ${what(stage)} goes straight or diagonally, as a queen does.`,
  obstructed: ({ stage, origin, square, by, found }) =>
    `The way from ${origin} to ${square} is obstructed by ${piece(found)} on ${by}. Stop ${what(stage)} before it, or choose another line.`,
  occupied: ({ stage, square, found }) =>
    `${square} is occupied by ${piece(found)}. Choose an empty tile for ${what(stage)}.`,
  'swap-unavailable': () => 'You can swap only with the pie rule, and only in answer to the first move.',
  'no-clock': () => 'No clock is running, so nobody can run out of time.',
  'time-missing': () => 'This game has clocks: a turn needs its time (“at”).',
  'time-backwards': () => 'This turn is dated before the one it answers. Check the clock of your device.',
  'time-over': () => 'Your time was up before this turn.',
  'time-left': ({ at, deadline }) => `There is still time: ${Math.ceil((deadline - at) / 1000)} s.`,
  'invalid-config': ({ field, value }) =>
    `“${field}” cannot be ${value === undefined ? 'that' : quote(String(value))}. Boards have 3 to 16 columns and rows; the options are width, height, position, first, pie and clock.`,
  'position-empty': () => 'There is no position here. Paste one such as 3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w.',
  'position-too-long': ({ limit }) => `This is too long for a position: it has at most ${limit} characters.`,
  'position-character': (refusal) =>
    `${place(refusal)}${quote(refusal.character)} means nothing in a position. Q and q are amazons, * is an arrow, numbers are empty tiles.`,
  'position-ragged': ({ row, width, expected }) =>
    `Row ${row} of the position has ${width} tiles, the first row ${expected}. All rows must be equally long.`,
  'position-size': ({ width, height }) => `A board of ${width} x ${height} is out of range: 16 x 16 is the largest.`,
  'position-turn': ({ found }) => `${quote(found)} does not say who is to move: write w for White or b for Black.`,
  'position-shooting': ({ found }) =>
    `No amazon on ${quote(found)} can shoot now. The third field names an amazon of the side to move, or is “-”.`,
  'position-fields': ({ found }) =>
    `${quote(found)} is more than a position has: after the side to move, “-” or the amazon that has to shoot, and two numbers.`,
  'move-too-long': ({ limit }) => `This is too long to read: at most ${limit} characters.`,
  'move-syntax': ({ found, column }) =>
    `${quote(found)} (at character ${column}) is no move. Write it like d1-d7/g7: from, to, arrow.`,
  'move-off-board': (refusal) => `${quote(refusal.found)} leaves the board: ${columns(refusal)}.`,
  'move-disagrees': ({ to, shooter }) => `The amazon goes to ${to}, but the shot comes from ${shooter}.`,
  'no-amazons': (refusal) => `${side(refusal.side)} has no amazon. Put at least one on the board.`,
  'already-over': ({ winner }) => `The side to move cannot move: ${side(winner)} has won already.`,
  'sgf-too-long': ({ limit }) => `This file is too long: at most ${limit} characters.`,
  'sgf-no-game': () => 'There is no game in this file: an SGF game begins with “(;”.',
  'sgf-syntax': (refusal) => `${place(refusal)}found ${quote(refusal.found)} where ${refusal.expected} should be.`,
  'sgf-unclosed': (refusal) => `${place(refusal)}the closing “${refusal.expected}” is missing.`,
  'sgf-too-many-nodes': (refusal) => `${place(refusal)}this file has more than ${refusal.limit} nodes.`,
  'sgf-not-amazons': (refusal) =>
    `${place(refusal)}this is a file of another game (GM ${quote(refusal.found)}). Amazons is GM[18].`,
  'sgf-size': (refusal) => `${place(refusal)}${quote(refusal.found)} is no size of board we have: 3 to 16, or 8:6.`,
  'sgf-point': (refusal) =>
    `${place(refusal)}${quote(refusal.found)} in ${refusal.property} is no point of this board. Points are two letters from the top left.`,
  'sgf-turn': (refusal) => `${place(refusal)}${quote(refusal.found)} does not say who is to move: B or W.`,
  'sgf-move': (refusal) =>
    `${place(refusal)}${quote(refusal.found)} is no move: it takes three points of this board, such as djddgd.`,
  'sgf-illegal-move': (refusal) => `${place(refusal)}${quote(refusal.found)} is not legal. ${explain(refusal.refusal)}`,
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
 * import { checkTo, create } from '@games/amazons-core';
 * import { explain } from '@games/amazons-core/text';
 *
 * const refusal = checkTo(create().value, 'd1', 'e3');
 * refusal && explain(refusal); // => 'e3 is out of range: from d1 the amazon goes straight or diagonally, as a queen does.'
 * ```
 */
export function explain(refusal: AnyAmazonsRefusal, text: RefusalText = REFUSAL_TEXT): string {
  // Each entry takes the refusals of its own code; TypeScript cannot follow the code through the table.
  const words = text[refusal.code] as (refusal: AnyAmazonsRefusal) => string;
  return words(refusal);
}
