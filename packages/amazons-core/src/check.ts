import { amazonOf, cellAt, isFree } from './board.js';
import { checkTime } from './clock.js';
import { outcome } from './outcome.js';
import { fileOf, isOnBoard, rankOf, squareAt, squareToIndex } from './squares.js';
import type { AmazonsAction, AmazonsRefusal, AmazonsView, Square, Stage, StageRefusal } from './types.js';

/**
 * Why the side to move may not choose this amazon (AMA-4).
 *
 * @param view - a game
 * @param from - the square chosen
 * @returns the refusal, or `undefined` when the choice stands
 *
 * @example
 * ```ts
 * import { checkFrom, create } from '@games/amazons-core';
 *
 * checkFrom(create().value, 'd1'); // => undefined
 * checkFrom(create().value, 'd10'); // => { code: 'opponents-amazon', stage: 'from', square: 'd10' }
 * checkFrom(create().value, 'e5'); // => { code: 'no-amazon', stage: 'from', square: 'e5', found: 'empty' }
 * ```
 */
export function checkFrom(view: AmazonsView, from: Square): StageRefusal | undefined {
  const over = outcome(view);
  if (over) return { code: 'game-over', outcome: over };
  const off = checkSquare(view, 'from', from);
  if (off) return off;
  const found = cellAt(view, from);
  if (found === 'empty' || found === 'arrow') return { code: 'no-amazon', stage: 'from', square: from, found };
  if (found !== amazonOf(view.turn)) return { code: 'opponents-amazon', stage: 'from', square: from };
  if (view.shooting && view.shooting !== from) return { code: 'must-shoot', stage: 'from', square: view.shooting };
  if (!isFree(view, squareToIndex(view, from))) return { code: 'immobile', stage: 'from', square: from };
  return undefined;
}

/**
 * Why the amazon on `from` may not go to `to` (AMA-5).
 *
 * @param view - a game
 * @param from - the amazon's square
 * @param to - the square chosen
 * @returns the refusal, of this choice or of the one before it, or `undefined` when the choice stands
 *
 * @example
 * ```ts
 * import { checkTo, create } from '@games/amazons-core';
 *
 * checkTo(create().value, 'd1', 'd7'); // => undefined
 * checkTo(create().value, 'd1', 'e3'); // => { code: 'not-a-line', stage: 'to', origin: 'd1', square: 'e3' }
 * checkTo(create().value, 'd1', 'd10'); // => { code: 'occupied', stage: 'to', square: 'd10', found: 'black' }
 * ```
 */
export function checkTo(view: AmazonsView, from: Square, to: Square): StageRefusal | undefined {
  const refusal = checkFrom(view, from) ?? checkSquare(view, 'to', to);
  if (refusal || (view.shooting && to === from)) return refusal;
  return view.shooting ? { code: 'must-shoot', stage: 'to', square: from } : checkLine(view, 'to', from, to);
}

/**
 * Why the amazon that goes from `from` to `to` may not shoot at `arrow` (AMA-6).
 *
 * @param view - the game, with the amazon still on `from`
 * @param from - the amazon's square
 * @param to - where it goes
 * @param arrow - the square chosen
 * @returns the refusal, of this choice or of one before it, or `undefined` when the turn is legal
 *
 * @example
 * ```ts
 * import { checkArrow, create } from '@games/amazons-core';
 *
 * checkArrow(create().value, 'd1', 'd7', 'd1'); // => undefined
 * checkArrow(create().value, 'd1', 'd7', 'd7'); // => { code: 'same-square', stage: 'arrow', square: 'd7' }
 * ```
 */
export function checkArrow(view: AmazonsView, from: Square, to: Square, arrow: Square): StageRefusal | undefined {
  return checkTo(view, from, to) ?? checkSquare(view, 'arrow', arrow) ?? checkLine(view, 'arrow', to, arrow, from);
}

/**
 * Why an action is not legal. Takes anything: what is no action is refused too.
 *
 * @param view - a game
 * @param action - what a seat wants to do
 * @returns the refusal, or `undefined` when `reduce` would take it
 *
 * @example
 * ```ts
 * import { check, create } from '@games/amazons-core';
 *
 * const start = create().value;
 * check(start, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' }); // => undefined
 * check(start, { type: 'resign', seat: 1 }); // => undefined
 * check(start, { type: 'swap', seat: 0 }); // => { code: 'swap-unavailable' }
 * ```
 */
export function check(view: AmazonsView, action: AmazonsAction): AmazonsRefusal | undefined {
  // The type promises an action; what came over a wire may be anything, so it is read as unknown first.
  const wrong = malformed(action);
  if (wrong) return { code: 'malformed', field: wrong };
  const over = outcome(view);
  if (over) return { code: 'game-over', outcome: over };
  const { type, seat } = action;
  if ((type === 'move' || type === 'swap') && seat !== view.turn) {
    return { code: 'not-your-turn', seat, turn: view.turn };
  }
  const late = checkTime(view, action);
  if (late) return late;
  if (type === 'swap' && view.pie !== 'open') return { code: 'swap-unavailable' };
  return type === 'move' ? checkArrow(view, action.from, action.to, action.arrow) : undefined;
}

/** The name of the first field that makes this no action, or `undefined`; the squares are looked at by stage. */
function malformed(action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null) return 'action';
  const { type, seat, at } = action as Record<string, unknown>;
  if (type !== 'move' && type !== 'swap' && type !== 'resign' && type !== 'timeout') return 'type';
  if (seat !== 0 && seat !== 1 && !(seat === null && type === 'timeout')) return 'seat';
  return (at === undefined ? type === 'timeout' : !Number.isFinite(at)) ? 'at' : undefined;
}

function checkSquare(view: AmazonsView, stage: Stage, square: unknown): StageRefusal | undefined {
  if (isOnBoard(view, square)) return undefined;
  const { width, height } = view;
  return typeof square === 'string'
    ? { code: 'off-board', stage, square, width, height }
    : { code: 'malformed', field: stage };
}

/** A queen's line from `origin` to `square`, both on the board; `vacated` counts as empty. */
function checkLine(
  view: AmazonsView,
  stage: 'to' | 'arrow',
  origin: Square,
  square: Square,
  vacated?: Square,
): StageRefusal | undefined {
  const dx = fileOf(square) - fileOf(origin);
  const dy = rankOf(square) - rankOf(origin);
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  if (steps === 0) return { code: 'same-square', stage, square };
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return { code: 'not-a-line', stage, origin, square };
  for (let step = 1; step <= steps; step++) {
    const by = squareAt(fileOf(origin) + Math.sign(dx) * step, rankOf(origin) + Math.sign(dy) * step);
    const found = cellAt(view, by);
    if (found === 'empty' || by === vacated) continue;
    return step === steps
      ? { code: 'occupied', stage, square, found }
      : { code: 'obstructed', stage, origin, square, by, found };
  }
  return undefined;
}
