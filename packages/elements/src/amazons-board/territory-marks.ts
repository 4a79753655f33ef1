import { type AmazonsView, type Side, type Square, territory } from '@games/amazons-core';

/** Whose each settled empty tile is. Nothing contested is in it. */
export function territoryMarks(view: AmazonsView): ReadonlyMap<Square, Side> {
  const marks = new Map<Square, Side>();
  for (const { owner, squares } of territory(view).regions) {
    if (owner !== null) for (const square of squares) marks.set(square, owner);
  }
  return marks;
}
