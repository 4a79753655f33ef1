import type { AmazonsState, MoveAction, Side } from '../types.js';
import { type Packed, toAction } from './position.js';
import type { Tree, Tried } from './tree.js';

/** The move of a node that was looked at most, or that surely wins; `undefined` where none was tried. */
export function bestOf(tree: Tree, node: number): Tried | undefined {
  let found: Tried | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const child of tree.children(node)) {
    // Where every move loses, the one that was hardest to refute.
    const weight =
      child.proven === 1 ? Number.POSITIVE_INFINITY : child.proven === -1 ? child.visits - 1e9 : child.visits;
    if (weight > most) {
      most = weight;
      found = child;
    }
  }
  return found;
}

/** The turns that a tree expects from its root on, as far as they were looked at whole. */
export function expectedLine(tree: Tree, root: Packed, state: AmazonsState): MoveAction[] {
  const actions: MoveAction[] = [];
  let node = 0;
  let seat = root.side as Side;
  // In mid-turn the amazon has moved already: the turn is completed by an action from and to its square.
  let moved = root.shooting >= 0 ? (root.shooting << 8) | root.shooting : -1;
  for (;;) {
    if (moved < 0) {
      const step = bestOf(tree, node);
      if (!step) return actions;
      moved = step.move;
      node = step.node;
    }
    const shot = bestOf(tree, node);
    if (!shot) return actions;
    actions.push(toAction(state, seat, moved >> 8, moved & 255, shot.move));
    node = shot.node;
    seat = seat === 0 ? 1 : 0;
    moved = -1;
  }
}
