import type { AmazonsOutcome, Move, SetupName, Side } from '@games/amazons-core';
import type { Level } from '@games/amazons-core/engine';
import type { AnyAmazonsRefusal } from '@games/amazons-core/text';

/**
 * The words of `<amazons-game>`; another language gives any of them by `addTerms('amazons-game', lang, terms)`. Here stand
 * those of the first sight; the others come with the parts that speak them, and belong to the same table.
 */
export interface ShellWords {
  readonly side: (side: Side) => string;
  readonly toMove: (side: Side) => string;
  readonly turn: string;
  readonly won: string;
  readonly players: string;
  readonly you: string;
  readonly computer: (level: Level) => string;
  readonly thinking: string;
}

/** The words around the board: buttons, notices, what is told. */
export interface DeskWords {
  readonly outcome: (outcome: AmazonsOutcome, margin: number | null) => string;
  readonly newGame: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly flip: string;
  readonly territory: string;
  readonly evaluation: string;
  readonly typeTurns: string;
  readonly sound: string;
  readonly save: string;
  readonly files: string;
  readonly analysis: string;
  readonly resign: string;
  readonly swap: string;
  readonly looking: (turn: number, turns: number) => string;
  readonly backToGame: string;
  readonly playFromHere: string;
  readonly watching: string;
  readonly paused: string;
  readonly pause: string;
  readonly goOn: string;
  readonly step: string;
  readonly undone: string;
  readonly redone: string;
  readonly started: string;
  readonly opened: string;
  readonly fromHere: (turn: number) => string;
  /** A warning: 60, 30 or 10 seconds are left to the side on the move. */
  readonly secondsLeft: (side: Side, seconds: number) => string;
  /** English comes on demand: see `amazons-board/refusals.en.ts`. */
  readonly refusal?: (refusal: AnyAmazonsRefusal) => string;
}

/** The words of the computer. */
export interface ComputerWords {
  readonly isThinking: (side: Side) => string;
  readonly lookingForHint: string;
  readonly hintIs: (move: Move) => string;
  readonly hintSwap: string;
  readonly chanceName: string;
  /** White's chance to win in percent. */
  readonly chance: (percent: number) => string;
}

/** The words of the dialogs. */
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
    readonly person: string;
    readonly level: (level: Level) => string;
    readonly first: string;
    readonly clock: string;
    readonly noClock: string;
    /** Minutes each, and the seconds that each turn adds. */
    readonly time: (minutes: number, increment: number) => string;
    readonly otherTime: string;
    readonly minutes: string;
    readonly increment: string;
    readonly pie: string;
    readonly pieHelp: string;
    readonly start: string;
    readonly cancel: string;
  };
}

/** The words of the list of turns. */
export interface MoveWords {
  readonly moves: string;
  readonly noMoves: string;
  readonly swapped: string;
  readonly firstMove: string;
  readonly backMove: string;
  readonly forwardMove: string;
  readonly lastMove: string;
}

/** The words of the dialog with files, positions and links. */
export interface FileWords {
  readonly keep: string;
  readonly saveGame: string;
  readonly saveSgf: string;
  readonly share: string;
  readonly copyLink: string;
  readonly copyPosition: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly link: string;
  readonly position: string;
  readonly openTitle: string;
  readonly openFile: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly open: string;
  readonly close: string;
  readonly unreadable: string;
  readonly unknownText: string;
  readonly tooLarge: string;
  readonly broken: string;
  readonly foreign: string;
  readonly newer: string;
  /** A turn that the rules refuse: its number and why. */
  readonly badTurn: (turn: number, why: string) => string;
}

/** The words of the analysis. */
export interface AnalysisWords {
  readonly analysing: (turn: number, turns: number) => string;
  readonly stop: string;
  readonly curve: string;
  readonly at: (turn: number, percent: number) => string;
  readonly worst: (side: Side) => string;
  readonly lost: (percent: number) => string;
  readonly better: (move: string) => string;
  readonly noWorst: (side: Side) => string;
  readonly analysed: string;
  readonly closeAnalysis: string;
}
