import type { Square } from '@games/amazons-core';

/** A little board, and what is drawn on it. The marks come from the rules, so that a diagram cannot be wrong. */
export interface Diagram {
  readonly position: string;
  /** The amazon whose squares are marked. */
  readonly queen?: Square;
  /** The position before the move that `shooter` has just made. */
  readonly before?: string;
  /** Where she stood and where she stands now: her arrow's targets are marked. */
  readonly shooter?: readonly [Square, Square];
  /** Lines to draw: an amazon's way, an arrow's flight. */
  readonly lines?: readonly (readonly [Square, Square, 'way' | 'flight'])[];
}

const waiting = '2q2*/6/*4*/2Q3/6/2*2Q';
const moved = '2q2*/2Q3/*4*/6/6/2*2Q';

/** The diagrams of the rules. In `lost` White is to move and cannot: a test asks the rules. */
export const diagrams = {
  start: { position: '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3' },
  move: { position: waiting, queen: 'c3' },
  shoot: { position: moved, before: waiting, shooter: ['c3', 'c5'], lines: [['c3', 'c5', 'way']] },
  burnt: { position: '2q2*/2Q3/*4*/6/5*/2*2Q', lines: [['c5', 'f2', 'flight']] },
  lost: { position: '**q3/Q*1***/**1*Q*/3***/2q3/6' },
} as const satisfies Readonly<Record<string, Diagram>>;

/** The diagrams by name. */
export type DiagramName = keyof typeof diagrams;
