import { html, nothing, type TemplateResult } from 'lit';
import { href } from '../app/links.js';
import type { Page, PageContext } from '../app/page.js';
import { timeAgo } from '../i18n/words.js';
import { rooms } from '../rooms/registry.js';
import type { Room } from '../rooms/room.js';
import { savedGame } from '../stores/saves.js';

/** An unfinished game: a leaf of the score pad that lies beside the card. */
function leaf(room: Room, { words, language }: PageContext): TemplateResult | undefined {
  const saved = savedGame(room.id).get();
  const glance = saved?.stage === 'running' && room.glance(saved.glance, language);
  if (!glance) return undefined;
  return html`
    <a class="leaf" href=${href(`/${room.id}`)}>
      ${glance.picture}
      <span class="leaf__text">
        <strong>${words.yourGame}</strong>
        <span>${glance.text}</span>
        <small>${timeAgo(saved.at, Date.now(), language)}</small>
      </span>
    </a>
  `;
}

/** One game on the table: its card, and what it is. */
function place(room: Room, context: PageContext): TemplateResult {
  const { words, language } = context;
  const { name, tagline, facts } = room.words[language];
  const path = href(`/${room.id}`);
  const resumed = leaf(room, context);
  const start = resumed ? words.resume : words.play;
  const rules = room.pages.find((page) => page.path === '/rules');
  return html`
    <li class="place">
      <a class="card" href=${path} tabindex="-1" aria-hidden="true">
        <svg viewBox="0 0 320 448">${room.picture()}</svg>
      </a>
      <div class="place__text">
        <h2>${name}</h2>
        <p class="place__tagline">${tagline}</p>
        <ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
        ${resumed ?? nothing}
        <p class="place__actions">
          <a class="button button--brass" href=${path} aria-label="${start}: ${name}">${start}</a>
          ${
            rules
              ? html`<a class="button button--felt" href=${href(`/${room.id}/rules`)} aria-label="${words.howToPlay}: ${name}">${words.howToPlay}</a>`
              : nothing
          }
        </p>
      </div>
    </li>
  `;
}

/** The table with every game that can be played. */
export const home: Page = {
  title: () => '',
  render: (context) => html`
    <div class="table">
      <header class="table__welcome">
        <h1 tabindex="-1">${context.words.welcome}</h1>
        <p>${context.words.welcomeText}</p>
      </header>
      <ul class="places" data-count=${rooms.length}>${rooms.map((room) => place(room, context))}</ul>
    </div>
  `,
};
