import type { AmazonsOutcome, AmazonsRefusal, SetupName, Side } from '@games/amazons-core';

/** The words of `<amazons-game>`; another language gives any of them by `addTerms('amazons-game', lang, terms)`. */
export interface GameWords {
  readonly game: string;
  readonly side: (side: Side) => string;
  readonly toMove: (side: Side) => string;
  readonly turn: string;
  readonly won: string;
  readonly outcome: (outcome: AmazonsOutcome, margin: number | null) => string;
  readonly players: string;
  readonly newGame: string;
  readonly undo: string;
  readonly redo: string;
  readonly flip: string;
  readonly resign: string;
  readonly sound: string;
  readonly territory: string;
  readonly typeTurns: string;
  readonly swap: string;
  readonly looking: (turn: number, turns: number) => string;
  readonly backToGame: string;
  readonly undone: string;
  readonly redone: string;
  readonly started: string;
  /** English comes on demand: see `amazons-board/refusals.en.ts`. */
  readonly refusal?: (refusal: AmazonsRefusal) => string;
}

/** The words of the dialogs; part of the same table for other languages. */
export interface DialogWords {
  readonly resignQuestion: (side: Side) => string;
  readonly resignNo: string;
  /** What a field of the menu asks for: its label, the least and the most. */
  readonly wrongSize: (label: string, least: number, most: number) => string;
  readonly menu: {
    readonly board: string;
    readonly setup: Readonly<Record<SetupName | 'custom', string>>;
    readonly columns: string;
    readonly rows: string;
    readonly first: string;
    readonly pie: string;
    readonly pieHelp: string;
    readonly start: string;
    readonly cancel: string;
  };
}

/** The words of the list of turns; part of the same table for other languages. */
export interface MoveWords {
  readonly moves: string;
  readonly noMoves: string;
  readonly swapped: string;
  readonly firstMove: string;
  readonly backMove: string;
  readonly forwardMove: string;
  readonly lastMove: string;
}
