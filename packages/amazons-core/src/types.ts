import type { Outcome, Seat } from '@games/kit';

/** The letters of the columns, from White's left: a board is at most 16 wide. */
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'] as const;
/** A column. */
export type File = (typeof FILES)[number];

/** The number of a row, from White's side: a board is at most 16 high. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

/** A square by name: column letter and row number, `a1` at White's left hand. */
export type Square = `${File}${Rank}`;

/** What a tile holds (AMA-2). `white` is an amazon of seat 0, `black` one of seat 1; an arrow stays for the whole game. */
export const CELLS = ['empty', 'white', 'black', 'arrow'] as const;
/** What a tile holds. */
export type Cell = (typeof CELLS)[number];

/** Seat 0 is White, at the bottom of the standard board; seat 1 is Black. Either may move first (`first`). */
export type Side = 0 | 1;

/** The two dimensions of a board, in squares. */
export interface Size {
  /** Columns, 1 to 16. */
  readonly width: number;
  /** Rows, 1 to 16. */
  readonly height: number;
}

/** One turn as squares: the amazon leaves `from`, stands on `to` and shoots at `arrow`. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly arrow: Square;
}

/** The clocks of a timed game; times are milliseconds of the host. */
export interface ClockState {
  /** Added to a player's time after each of their turns. */
  readonly incrementMs: number;
  /** What is left to each seat, counted at the start of the running turn. */
  readonly remainingMs: readonly [number, number];
  /** When the running turn began. Absent until the first move is made: the clocks start with it. */
  readonly since?: number;
}

/** Why a game ended: no move at the turn's start (AMA-3), giving up, or time. There are no draws. */
export type EndReason = 'no-move' | 'resign' | 'timeout';

/** The outcome of a game of Amazons. */
export interface AmazonsOutcome extends Outcome {
  readonly winner: Side;
  readonly reason: EndReason;
}

/** A game as a value: plain JSON, never changed in place. Nothing is hidden, so the view of a seat is the state itself. */
export interface AmazonsState extends Size {
  /** Who is to move. */
  readonly turn: Side;
  /** Turns played before this position: the move list counts from it. */
  readonly ply: number;
  /** Every tile, row by row from `a1`: index = row × width + column, both from 0. */
  readonly board: readonly Cell[];
  /**
   * Only in a position read in mid-turn: the amazon that has moved and has still to shoot. The turn is then completed by
   * the action whose `from` and `to` are both this square.
   */
  readonly shooting?: Square;
  /** The turn just played, for screens. */
  readonly last?: Move;
  /** The pie rule: `'waiting'` for the first move, then `'open'` for the one turn in which `swap` may answer it. */
  readonly pie?: 'waiting' | 'open';
  /** Present in a timed game. */
  readonly clock?: ClockState;
  /** Present when the game ended off the board, by giving up or by time. Ask `outcome(state)` instead: it knows both. */
  readonly ended?: AmazonsOutcome;
}

/** What a seat may know: all of it. */
export type AmazonsView = AmazonsState;

/** What is chosen before the game. */
export interface AmazonsConfig extends Size {
  /**
   * Where the amazons and arrows stand: the name of a setup (`'cross'`), or any form `parsePosition` reads. Without it the
   * setup for the size.
   */
  readonly position?: string;
  /** Who moves first; without it the side the position names, or White. */
  readonly first?: Side;
  /** The pie rule: after the first move the other player may take that side instead of answering (`swap`). */
  readonly pie?: boolean;
  /** Clocks: main time and what is added after each turn, in milliseconds. The clocks start with the first move. */
  readonly clock?: { readonly mainMs: number; readonly incrementMs: number };
}

/** Plays a turn (AMA-7). `at` is the host's time in milliseconds: needed where clocks run. */
export interface MoveAction extends Move {
  readonly type: 'move';
  readonly seat: Side;
  readonly at?: number;
}

/** Takes over the first move under the pie rule: the amazons change colour, and the turn passes. */
export interface SwapAction {
  readonly type: 'swap';
  readonly seat: Side;
  readonly at?: number;
}

/** Gives the game up; either player may, at any time. */
export interface ResignAction {
  readonly type: 'resign';
  readonly seat: Side;
  readonly at?: number;
}

/** Says that the deadline has passed. Sent by the host (`null`) or by a player who claims it. */
export interface TimeoutAction {
  readonly type: 'timeout';
  readonly seat: Side | null;
  readonly at: number;
}

/** What can be done. */
export type AmazonsAction = MoveAction | SwapAction | ResignAction | TimeoutAction;

/** What happened in a step. */
export type AmazonsEvent =
  | ({ readonly type: 'moved'; readonly seat: Side } & Move)
  | { readonly type: 'swapped'; readonly seat: Side }
  | { readonly type: 'ended'; readonly outcome: AmazonsOutcome };

/** The choices of a turn, in order: which amazon, where to, and where the arrow goes. */
export const STAGES = ['from', 'to', 'arrow'] as const;
/** One choice of a turn. */
export type Stage = (typeof STAGES)[number];

/** Why a position cannot be read or played. `line` and `column` count from 1 and stand where a text was read. */
export type PositionRefusal =
  | { readonly code: 'position-empty' }
  | { readonly code: 'position-too-long'; readonly limit: number }
  | { readonly code: 'position-character'; readonly character: string; readonly line: number; readonly column: number }
  | { readonly code: 'position-ragged'; readonly row: number; readonly width: number; readonly expected: number }
  | { readonly code: 'position-size'; readonly width: number; readonly height: number }
  | { readonly code: 'position-turn'; readonly found: string }
  | { readonly code: 'position-shooting'; readonly found: string }
  | { readonly code: 'position-fields'; readonly found: string };

/** Why the configuration was not taken: `field` names it, `value` is what stood there. */
export interface ConfigRefusal {
  readonly code: 'invalid-config';
  readonly field: string;
  readonly value?: string | number | boolean | null;
}

/** Why a choice of a turn was not taken (AMA-4, AMA-5, AMA-6). `stage` says which choice. */
export type StageRefusal =
  | { readonly code: 'game-over'; readonly outcome: AmazonsOutcome }
  | { readonly code: 'malformed'; readonly field: string }
  | {
      readonly code: 'off-board';
      readonly stage: Stage;
      readonly square: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly code: 'no-amazon'; readonly stage: 'from'; readonly square: Square; readonly found: 'empty' | 'arrow' }
  | { readonly code: 'opponents-amazon'; readonly stage: 'from'; readonly square: Square }
  | { readonly code: 'immobile'; readonly stage: 'from'; readonly square: Square }
  | { readonly code: 'must-shoot'; readonly stage: 'from' | 'to'; readonly square: Square }
  | { readonly code: 'same-square'; readonly stage: 'to' | 'arrow'; readonly square: Square }
  | { readonly code: 'not-a-line'; readonly stage: 'to' | 'arrow'; readonly origin: Square; readonly square: Square }
  | {
      readonly code: 'obstructed';
      readonly stage: 'to' | 'arrow';
      readonly origin: Square;
      readonly square: Square;
      /** The first square in the way, and what stands there. */
      readonly by: Square;
      readonly found: Exclude<Cell, 'empty'>;
    }
  | {
      readonly code: 'occupied';
      readonly stage: 'to' | 'arrow';
      readonly square: Square;
      readonly found: Exclude<Cell, 'empty'>;
    };

/** Why an action was not taken because of whose turn it is, the pie rule or the clocks. */
export type TurnRefusal =
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Side }
  | { readonly code: 'swap-unavailable' }
  | { readonly code: 'no-clock' }
  | { readonly code: 'time-missing' }
  | { readonly code: 'time-backwards'; readonly at: number; readonly since: number }
  | { readonly code: 'time-over'; readonly at: number; readonly deadline: number }
  | { readonly code: 'time-left'; readonly at: number; readonly deadline: number };

/** Every reason for which `create`, `check` and `reduce` refuse. */
export type AmazonsRefusal = StageRefusal | TurnRefusal | ConfigRefusal | PositionRefusal;
