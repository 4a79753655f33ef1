import type { Holder } from '@games/clue-core/deduce';
import type { Thought } from './book.js';
import type { Marks } from './events.js';
import { type Certainty, cellKey, saidOutright } from './knowledge.js';

/** What stands in a cell of the grid. */
export interface Cell {
  readonly mark?: Certainty;
  /** Between 0 and 1, where it is shown. */
  readonly chance?: number;
}

/** A cell that was chosen. */
export interface Place {
  readonly card: string;
  readonly holder: Holder;
}

/** What the grid shows, cell by cell. While notes contradict each other nothing follows: it shows what they say. */
export function cellsOf(thought: Thought, marks: Marks): (card: string, holder: Holder) => Cell {
  const { deduction, notes, certain, chances } = thought;
  const isOutright = marks === 'off' || deduction?.contradiction !== undefined;
  const known = isOutright ? saidOutright(notes) : certain;
  return (card, holder) => {
    const mark = known.get(cellKey(card, holder));
    if (mark) return { mark };
    const chance = marks === 'chances' && !isOutright ? chances?.[card]?.[holder] : undefined;
    return chance === undefined ? {} : { chance };
  };
}

/** The holder in the data of a cell. */
export function parseHolder(text: string | undefined): Holder | undefined {
  if (text === 'envelope' || text === 'table') return text;
  return text !== undefined && /^\d$/.test(text) ? Number(text) : undefined;
}
