import type { BoardRefusal } from './words.js';

const found = { white: 'a white amazon', black: 'a black amazon', arrow: 'an arrow' } as const;

/** The refusals that a person at a board can meet, in English. */
export function explainRefusal(refusal: BoardRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is ${refusal.turn === 0 ? 'White' : 'Black'}'s turn.`;
    case 'no-amazon':
      return `There is no amazon on ${refusal.square}. Choose one of yours.`;
    case 'opponents-amazon':
      return `The amazon on ${refusal.square} is not yours. Choose one of yours.`;
    case 'immobile':
      return `The amazon on ${refusal.square} cannot move: no tile next to it is empty. Choose another.`;
    case 'must-shoot':
      return `The amazon on ${refusal.square} has moved and has still to shoot.`;
    case 'same-square':
      return `${refusal.square} is where the amazon stands. Choose another square.`;
    case 'not-a-line':
      return `${refusal.square} is not on a straight or diagonal line from ${refusal.origin}.`;
    case 'obstructed':
      return `The way to ${refusal.square} is blocked: ${found[refusal.found]} stands on ${refusal.by}.`;
    case 'occupied':
      return `${refusal.square} is taken: ${found[refusal.found]} stands there.`;
    case 'move-syntax':
      return `“${refusal.found}” is not a turn. Write from, to and arrow, like d1-d7/g7.`;
    case 'move-off-board':
      return `${refusal.found} is not on this board.`;
    case 'move-disagrees':
      return `The arrow must be shot from ${refusal.to}, where the amazon stands.`;
    case 'move-too-long':
      return 'That is too long for a turn. Write it like d1-d7/g7.';
    case 'off-board':
      return `${refusal.square} is not on this board.`;
    default:
      return `This cannot be played (${refusal.code}).`;
  }
}
