import type { Kind } from './notes.js';

/** The words of the page that is filled in before a game. */
export interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly count: string;
  readonly players: string;
  readonly playersHelp: string;
  readonly name: (number: number) => string;
  readonly isMe: string;
  readonly isMeLabel: (name: string) => string;
  readonly watching: string;
  readonly cards: (cards: number) => string;
  readonly earlier: (name: string) => string;
  readonly dealtFirst: (extra: number) => string;
  readonly extraFaceUp: (extra: number) => string;
  readonly hand: (chosen: number, size: number) => string;
  readonly faceUp: (chosen: number, size: number) => string;
  readonly deck: string;
  readonly deckHelp: string;
  readonly cardLabel: (kind: Kind, number: number) => string;
  readonly add: Readonly<Record<Kind, string>>;
  readonly removeCard: (name: string) => string;
  readonly classic: string;
  readonly emptyName: string;
  readonly sameName: (name: string) => string;
  readonly handShort: (missing: number) => string;
  readonly faceUpShort: (missing: number) => string;
  readonly dropped: (lines: number) => string;
  readonly start: string;
  readonly done: string;
}
