import { type Cell, indexToSquare, type Square } from '@games/amazons-core';

/** What changed between two positions, as far as it can be shown as a movement. */
export interface Movement {
  /** The amazon that went. */
  readonly amazon?: { readonly from: Square; readonly to: Square };
  /** The arrow that landed, and where it was shot from. */
  readonly arrow?: { readonly from: Square; readonly to: Square };
}

/**
 * Finds the movement between two boards: one amazon that went, one arrow that landed. Anything else (a new game, a jump in
 * the move list) is shown at once.
 *
 * @param before - the cells as they were drawn
 * @param after - the cells as they are
 * @param size - the size of both
 * @param shot - the turn that `after` shows as just played: where its arrow came from
 */
export function movementBetween(
  before: readonly Cell[],
  after: readonly Cell[],
  size: { readonly width: number; readonly height: number },
  shot: { readonly to: Square; readonly arrow: Square } | undefined,
): Movement {
  if (before.length !== after.length) return {};
  const left: number[] = [];
  const come: number[] = [];
  const burnt: number[] = [];
  for (const [index, cell] of after.entries()) {
    const old = before[index];
    if (cell === old) continue;
    if (cell === 'arrow') burnt.push(index);
    if (old === 'white' || old === 'black') left.push(index);
    if (cell === 'white' || cell === 'black') come.push(index);
  }
  const [from, to, arrow] = [left[0], come[0], burnt[0]];
  if (left.length > 1 || come.length > 1 || burnt.length > 1) return {};
  const landed = arrow === undefined ? undefined : indexToSquare(size, arrow);
  return {
    ...(from !== undefined &&
      to !== undefined &&
      before[from] === after[to] && { amazon: { from: indexToSquare(size, from), to: indexToSquare(size, to) } }),
    ...(landed && shot?.arrow === landed && { arrow: { from: shot.to, to: landed } }),
  };
}

/** Whether the person asked for less motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Slides an element to where it stands from `columns`, `rows` of its own size away. */
export function slide(element: Element, columns: number, rows: number): Animation {
  return element.animate(
    [
      { transform: `translate(${columns * 100}%, ${rows * 100}%)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: 220, easing },
  );
}

/** Flies an arrow over a line, in units of its own size, after `delay` milliseconds; it shows only while it flies. */
export function fly(
  element: Element,
  from: readonly [number, number],
  to: readonly [number, number],
  delay: number,
): Animation {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = ([x, y]: readonly [number, number]): string => `translate(${x * 100}%, ${y * 100}%) rotate(${angle}rad)`;
  return element.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1 },
    ],
    { duration: 180, delay, easing: 'ease-in' },
  );
}

/** Lets an element appear after `delay` milliseconds. */
export function appear(element: Element, delay: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150, delay, fill: 'backwards', easing });
}
