import { html, type TemplateResult } from 'lit';
import type { Pace } from './events.js';
import type { MenuBar } from './menu-bar.js';
import { type MenuOptions, menusOf } from './menus.js';
import type { GameWords } from './words.js';

interface TopBarOptions extends MenuOptions {
  readonly menus: MenuBar;
  readonly pace: Pace;
  readonly nextPace: () => void;
}

/** The menus, and how fast the computers play. */
export function topBar(words: GameWords, { menus, pace, nextPace, ...options }: TopBarOptions): TemplateResult {
  return html`<div class="top">
    ${menus.render(menusOf(words, options))}
    <button type="button" class="pace" aria-label=${words.paceLabel(pace)} @click=${nextPace}>${words.pace[pace]}</button>
  </div>`;
}
