import { html } from 'lit';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';

/** The rules of Clue, for players. */
export const rules: Page = {
  room: 'clue',
  title: ({ language }) => (language === 'de' ? 'So spielt man Clue' : 'How to play Clue'),
  render: ({ language }) => html`
    <article class="prose prose--rules">
      <h1 tabindex="-1">${language === 'de' ? 'So spielt man Clue' : 'How to play Clue'}</h1>
      <p class="prose__next"><a class="button button--primary" href=${href('/clue')}>${language === 'de' ? 'Spielen' : 'Play a game'}</a></p>
    </article>
  `,
};
