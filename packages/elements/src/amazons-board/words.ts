import type { AmazonsRefusal, Move, MoveRefusal, Side, Square, Stage } from '@games/amazons-core';

/** Whatever a person can be refused at the board: a choice, or a typed turn. */
export type BoardRefusal = AmazonsRefusal | MoveRefusal;

/** The words of `<amazons-board>`; another language gives any of them by `addTerms('amazons-board', lang, terms)`. */
export interface BoardWords {
  readonly board: (width: number, height: number) => string;
  readonly side: (side: Side) => string;
  readonly amazon: (side: Side) => string;
  readonly empty: string;
  readonly arrow: string;
  readonly canGo: string;
  readonly canShoot: string;
  readonly ownedBy: (side: Side) => string;
  readonly hinted: (stage: Stage) => string;
  readonly chooseAmazon: (side: Side) => string;
  readonly chooseDestination: (from: Square) => string;
  readonly chooseArrow: (to: Square) => string;
  readonly waiting: (side: Side) => string;
  readonly over: string;
  readonly takeBack: string;
  readonly tookBack: string;
  readonly chosen: (from: Square, targets: number) => string;
  readonly moved: (to: Square, targets: number) => string;
  readonly played: (side: Side, move: Move) => string;
  readonly swapped: string;
  readonly toMove: (side: Side) => string;
  /** English comes on demand: see `refusals.en.ts`. */
  readonly refusal?: (refusal: BoardRefusal) => string;
}

/** The words of what is said on demand; part of the same table for other languages. */
export interface AnswerWords {
  readonly noLast: string;
  readonly targets: (squares: readonly Square[]) => string;
  readonly keys: string;
}

/** The words of the field in which turns are typed; part of the same table for other languages. */
export interface CommandWords {
  readonly command: string;
  readonly commandHint: string;
  readonly play: string;
}
