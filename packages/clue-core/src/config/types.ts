import type { BoardRefusal } from '../board/types.js';
import type { Suspect } from '../cards.js';

/** Who sits where. */
export interface PlayerConfig {
  /** Whom they play: each suspect has one seat at most. */
  readonly suspect: Suspect;
  /** A name to show, 1 to 40 characters; without it the suspect's. */
  readonly name?: string;
  /** Set where the computer plays: any word of the host's, such as the level. The rules pass it over. */
  readonly computer?: string;
}

/** The rules that sources and tables disagree on. Each default is the game as asked for. */
export interface ClueOptions {
  /** Dice a roll: one, as in Hasbro's "Clue Classic Detective Game" and CLU-12, or two, as in older editions. Default 1. */
  readonly dice: 1 | 2;
  /**
   * Who has the first turn: Miss Scarlet, who must then be played (CLU-10, CLU-11, Hasbro), another suspect, or any player
   * by lot, as in the Speed Clue contest. Default `'scarlet'`.
   */
  readonly first: Suspect | 'random';
  /**
   * What becomes of cards that cannot be dealt evenly: dealt all the same (`'all'`: Hasbro, CLU-7, "it doesn't matter if
   * some players receive more cards"), or laid face up (`'even'`: the two-player variant, and keeganmjgreen/python-cluedo).
   * Default `'all'`.
   */
  readonly deal: 'all' | 'even';
  /**
   * How far a move goes: exactly the roll, unless it enters a room (`'exact'`: Hasbro, CLU-13), or any number of steps up to
   * it (`'up-to'`: some programs, such as Mattpdrexel's). Default `'exact'`.
   */
  readonly move: 'exact' | 'up-to';
  /**
   * Who may suggest at the start of a turn without moving: a player whom a suggestion moved into the room (`'summoned'`:
   * Hasbro, CLU-14), or anybody who stands in a room (`'always'`: asked for in opticaliqlusion/clueless, issue 6). Default
   * `'summoned'`.
   */
  readonly stay: 'summoned' | 'always';
  /** Whether a player who enters a room may suggest (UK rules) or must (Hasbro: "as soon as you enter"). Default `'may'`. */
  readonly suggest: 'may' | 'must';
  /** Whether a suggestion moves the suspect it names: yes (CLU-17), or no (a forum variant). Default `true`. */
  readonly summon: boolean;
  /**
   * What the token of a wrong accuser does: it goes through the door it stands before, so as not to block it (`'door'`:
   * issue 5, after a clause of later editions), it stays and blocks (`'stay'`: Hasbro's older text), or it goes to the
   * middle (`'middle'`: older UK editions). Default `'door'`.
   */
  readonly wrongAccuser: 'door' | 'stay' | 'middle';
  /** Whether a wrong accuser sees the murder, as at a table where each looks alone (Hasbro). Default `false` (CLU-18). */
  readonly accuserLooks: boolean;
  /** Whether the last player who has not accused wrongly wins at once, as in the Speed Clue contest. Default `false` (CLU-18). */
  readonly lastStanding: boolean;
}

/** What is chosen before a game. */
export interface ClueConfig extends ClueOptions {
  /**
   * The players: how many (2 to 6, the first so many in the order of turns), or who. They are seated clockwise from Miss
   * Scarlet, however they are listed (CLU-11). Default 6.
   */
  readonly players: number | readonly PlayerConfig[];
  /** `'classic'`, or a text that `parseBoard` reads. Default `'classic'`. */
  readonly board: string;
}

/** Why a configuration was not taken. */
export type ConfigRefusal =
  /** A field that is none of ours, or holds what it must not: `value`, where that is short plain data. */
  | { readonly code: 'invalid-config'; readonly field: string; readonly value?: string | number | boolean | null }
  | { readonly code: 'player-count'; readonly players: number; readonly min: 2; readonly max: 6 }
  | { readonly code: 'suspect-taken'; readonly suspect: Suspect }
  /** The suspect who is to have the first turn is not played. */
  | { readonly code: 'first-not-played'; readonly suspect: Suspect }
  /** The cards are drawn, so a game needs a seed. */
  | { readonly code: 'seed-required' }
  | BoardRefusal;
