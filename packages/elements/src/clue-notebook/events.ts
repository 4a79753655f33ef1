import type { Notes } from './notes.js';

/** What the grid shows: only what the notes say outright, all that is certain, or chances as well. */
export const MARKS = ['off', 'certain', 'chances'] as const;
/** One of them. */
export type Marks = (typeof MARKS)[number];

/** The events of `<clue-notebook>`. */
export interface ClueNotebookEvents {
  'games-change': CustomEvent<{ readonly notes: Notes }>;
  'games-marks': CustomEvent<{ readonly marks: Marks }>;
}
