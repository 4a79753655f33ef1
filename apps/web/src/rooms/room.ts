import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { LoadPage } from '../app/page.js';
import type { InEachLanguage } from '../i18n/words.js';
import type { Language } from '../stores/settings.js';

/** The few words the table and the header need of a room. The rest of its words are loaded with it. */
export interface RoomWords {
  readonly name: string;
  /** One sentence that makes one want to play. */
  readonly tagline: string;
  /** Three short facts: players, time, kind. */
  readonly facts: readonly string[];
}

/** A page of a room: `path` is what follows the room's own, `''` for the game itself. */
export interface RoomPage {
  readonly path: string;
  readonly label: InEachLanguage<string>;
  readonly load: LoadPage;
}

/**
 * A room is one game in the app. Everything here is on the home page, so it stays small: the game itself, its rules and
 * its further words come through `pages`, by dynamic import.
 */
export interface Room {
  /** The room's address and the name of what it keeps: `amazons`. */
  readonly id: string;
  readonly words: InEachLanguage<RoomWords>;
  readonly pages: readonly RoomPage[];
  /** The picture on the room's card: 320 by 448, in the one hand of all cards. */
  readonly picture: () => SVGTemplateResult;
  /** An unfinished game at a glance, from what the room kept of it; undefined when that cannot be understood. */
  readonly glance: (glance: string, language: Language) => RoomGlance | undefined;
}

/** An unfinished game, pictured and told in a few words. */
export interface RoomGlance {
  readonly picture: TemplateResult;
  readonly text: string;
}
