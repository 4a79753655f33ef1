import type { Marks } from '../clue-notebook/events.js';

/** A cell of the list: a card, and who may have it. */
export interface SheetPlace {
  readonly card: string;
  readonly holder: number | 'envelope';
}

/** What is known of a cell by thinking alone; empty: nothing, or not yet. */
export interface AutomaticCell {
  readonly mark?: 'yes' | 'no';
  /** Between 0 and 1, where chances are shown. */
  readonly chance?: number;
}

/** What the list shows beside what a person notes. */
export interface Automatic {
  readonly marks: Exclude<Marks, 'off'>;
  readonly cell: (card: string, holder: SheetPlace['holder']) => AutomaticCell;
  /** The cell that is asked about. */
  readonly asked: SheetPlace | undefined;
  /** A chance in words, and in two signs. */
  readonly chance: (chance: number) => string;
  readonly shortChance: (chance: number) => string;
}
