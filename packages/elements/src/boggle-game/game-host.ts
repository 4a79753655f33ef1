import type { CSSResult } from 'lit';
import type { BoggleGame } from './boggle-game.js';
import type { BoggleGameEvents } from './events.js';

type Detail<Name extends keyof BoggleGameEvents> =
  BoggleGameEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;

/** What the parts of a game see of its element. They hold no rules. */
export interface GameHost {
  readonly element: BoggleGame;
  /** Words in the language at the element's place. */
  words<Words extends object>(english: Words): Words;
  adopt(styles: CSSResult): void;
  emit<Name extends keyof BoggleGameEvents>(type: Name, detail: Detail<Name>, cancelable?: boolean): boolean;
}
