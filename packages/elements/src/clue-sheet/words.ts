import type { Card, Category, ClueRefusal, Theme } from '@games/clue-core';
import type { Marks } from '../clue-notebook/events.js';
import type { Mark } from './marks.js';

/** The words of `<clue-sheet>`; another language gives any of them by `addTerms('clue-sheet', lang, terms)`. */
export interface SheetWords {
  readonly cards: Theme;
  readonly sheet: string;
  readonly detective: string;
  readonly accuseTab: string;
  readonly rollDie: string;
  readonly endTurn: string;
  readonly showCards: string;
  readonly suggest: string;
  readonly accuse: string;
  readonly category: Readonly<Record<Category, string>>;
  readonly you: string;
  readonly card: string;
  readonly ticked: (card: Card) => string;
  readonly markLabel: (card: Card, player: string, mark: Mark, known: boolean) => string;
  readonly chanceLabel: (card: Card, player: string, chance: string) => string;
  readonly envelope: string;
  readonly legend: string;
  /** What the sheet notes by itself. */
  readonly marks: string;
  readonly mark: Readonly<Record<Marks, string>>;
  readonly automaticLegend: string;
  readonly hint: string;
  readonly hintTitle: string;
  readonly hand: string;
  readonly faceUp: string;
  readonly close: string;
  readonly chooseAll: (missing: readonly Category[]) => string;
  readonly accuseHelp: string;
  readonly noSeat: string;
  readonly refusal: (refusal: ClueRefusal) => string;
}
