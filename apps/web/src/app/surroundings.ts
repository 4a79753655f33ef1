import { html, nothing, type TemplateResult } from 'lit';
import { roomOf } from '../rooms/registry.js';
import { $storageFails } from '../stores/device.js';
import { $setAside } from '../stores/saves.js';
import { gear, mark } from './icons.js';
import { href } from './links.js';
import type { Page, PageContext } from './page.js';
import { $update, dismissUpdate } from './pwa.js';
import { openSettings } from './settings-dialog.js';

const link = (path: string, current: string, text: string): TemplateResult => html`
  <a href=${href(path)} aria-current=${path === current ? 'page' : nothing}>${text}</a>
`;

/** The top of every page: home, the pages of the room one is in, and the settings. */
export function header({ words, language }: PageContext, page: Page | undefined, path: string): TemplateResult {
  const room = roomOf(page?.room);
  const links = room
    ? room.pages.map((each) => link(`/${room.id}${each.path}`, path, each.label[language]))
    : [link('/statistics', path, words.statistics), link('/about', path, words.about)];
  return html`
    <header class="top" ?data-room=${room !== undefined}>
      <a class="brand" href=${href('/')} aria-label="${words.name}: ${words.home}" aria-current=${path === '/' ? 'page' : nothing}>
        ${mark()}<span class="brand__name" aria-hidden="true">${words.name}</span>
      </a>
      ${room ? html`<span class="room-name"><span>${room.words[language].name}</span></span>` : nothing}
      <nav aria-label=${words.mainMenu}>${links}</nav>
      <button class="icon-button" aria-label=${words.settings} aria-haspopup="dialog" @click=${openSettings}>
        ${gear()}
      </button>
    </header>
  `;
}

/** The foot of every page: one promise. */
export const footer = ({ words }: PageContext): TemplateResult => html`
  <footer class="foot">
    <p>${words.promise}</p>
    <p><a href=${href('/statistics')}>${words.statistics}</a> · <a href=${href('/about')}>${words.aboutTitle}</a></p>
  </footer>
`;

/** What the app itself has to say, in a corner and politely: nothing here takes the focus. */
export function notices({ words }: PageContext): TemplateResult {
  const refresh = $update.get();
  return html`
    <div class="notices" role="status">
      ${
        refresh
          ? html`
              <div class="slip">
                <p>${words.updateReady}</p>
                <button class="button button--primary" @click=${refresh}>${words.updateNow}</button>
                <button class="button" @click=${dismissUpdate}>${words.updateLater}</button>
              </div>
            `
          : nothing
      }
      ${$storageFails.get() ? html`<div class="slip"><p>${words.storageFails}</p></div>` : nothing}
      ${$setAside.get() ? html`<div class="slip"><p>${words.saveSetAside}</p></div>` : nothing}
    </div>
  `;
}
