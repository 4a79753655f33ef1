import type { AmazonsState, Move, Side, StageRefusal, TurnRefusal } from '../types.js';

/**
 * One node of a game tree. Nodes stand in a flat list and name each other by index, so that no input, however deep, needs
 * recursion.
 */
export interface SgfNode {
  /** The node before it; `null` at the root. */
  readonly parent: number | null;
  /** The nodes after it: the first goes on with the main line, the others are variations. */
  readonly children: readonly number[];
  /** The turn played here. SGF's Black is seat 0: it stands at the bottom and moves first. */
  readonly move?: Move & { readonly seat: Side };
  /** The text of the comment (`C`), line breaks as `\n`. */
  readonly comment?: string;
  /** Every other property by its identifier, values in order with escapes resolved: names, dates, marks, setup. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

/** A game tree with the position it starts from: plain JSON. Every move in it is legal. */
export interface SgfGame {
  readonly start: AmazonsState;
  /** The nodes; the first is the root, and every node comes after its parent. */
  readonly nodes: readonly SgfNode[];
}

/** Where in the text, both counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Why an SGF text was not taken. */
export type SgfRefusal =
  | { readonly code: 'sgf-too-long'; readonly length: number; readonly limit: number }
  | ({ readonly code: 'sgf-no-game' } & Place)
  | ({ readonly code: 'sgf-syntax'; readonly expected: string; readonly found: string } & Place)
  | ({ readonly code: 'sgf-unclosed'; readonly expected: ']' | ')' } & Place)
  | ({ readonly code: 'sgf-too-many-nodes'; readonly limit: number } & Place)
  | ({ readonly code: 'sgf-not-amazons'; readonly found: string } & Place)
  | ({ readonly code: 'sgf-size'; readonly found: string } & Place)
  | ({ readonly code: 'sgf-point'; readonly property: string; readonly found: string } & Place)
  | ({ readonly code: 'sgf-turn'; readonly found: string } & Place)
  | ({ readonly code: 'sgf-move'; readonly found: string } & Place)
  | ({
      readonly code: 'sgf-illegal-move';
      readonly found: string;
      readonly refusal: StageRefusal | TurnRefusal;
    } & Place);
