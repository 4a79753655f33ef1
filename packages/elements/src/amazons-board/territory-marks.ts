import { type AmazonsView, type Side, type Square, territory } from '@games/amazons-core';
import { type CSSResult, css } from 'lit';

/** Whose each settled empty tile is. Nothing contested is in it. */
export function territoryMarks(view: AmazonsView): ReadonlyMap<Square, Side> {
  const marks = new Map<Square, Side>();
  for (const { owner, squares } of territory(view).regions) {
    if (owner !== null) for (const square of squares) marks.set(square, owner);
  }
  return marks;
}

/** Settled tiles: a ring of ivory for White, a disc of ebony for Black. */
export const territoryStyles: CSSResult = css`
  .owned-white,
  .owned-black {
    background-image: radial-gradient(
      circle,
      var(--_ivory) 0 14%,
      var(--_ivory-edge) 15% 19%,
      transparent 20%
    );
  }
  .owned-black {
    background-image: radial-gradient(circle, var(--_ebony) 0 18%, transparent 20%);
  }
`;
