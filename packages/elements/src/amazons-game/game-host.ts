import type { AmazonsAction } from '@games/amazons-core';
import type { CSSResult } from 'lit';
import type { AmazonsGame } from './amazons-game.js';
import type { AmazonsGameEvents } from './events.js';
import type { Players } from './player.js';
import type { Table } from './table.js';

type Detail<Name extends keyof AmazonsGameEvents> =
  AmazonsGameEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;

/** What the parts of a game see of it, and do to it. Parts are fetched when they are needed; they hold no rules. */
export interface GameHost {
  readonly element: AmazonsGame;
  readonly table: Table;
  /** Who plays; whatever somebody set that is no player is a person. */
  readonly players: Players;
  /** Words in the language at the element's place. */
  words<Words extends object>(english: Words): Words;
  adopt(styles: CSSResult): void;
  /** Says something to a screen reader, once the element is drawn. */
  say(text: string, urgency?: 'polite' | 'assertive'): void;
  emit<Name extends keyof AmazonsGameEvents>(type: Name, detail: Detail<Name>, cancelable?: boolean): boolean;
  /** Plays an action; when a person chose it the embedder may object. False when it was not played. */
  act(action: AmazonsAction, byPerson?: boolean): boolean;
  /** Says who plays from now on: the game is no longer the one that the attributes ask for. */
  seat(players: Players): void;
}
