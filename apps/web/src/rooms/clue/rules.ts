import { html } from 'lit';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { manual } from './manual.js';
import { manualWords } from './manual.words.js';

/** The rules of Clue and the user manual, for players (CLU-9). */
export const rules: Page = {
  room: 'clue',
  title: ({ language }) => manualWords[language].title,
  render: ({ language }) => html`
    <article class="prose prose--rules">
      <h1 tabindex="-1">${manualWords[language].title}</h1>
      ${manual(language)}
      <p class="prose__next"><a class="button button--primary" href=${href('/clue')}>${manualWords[language].play}</a></p>
    </article>
  `,
};
