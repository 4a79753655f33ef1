import { html } from 'lit';
import { mark } from '../app/icons.js';
import { href } from '../app/links.js';
import type { Page } from '../app/page.js';
import { aboutWords } from './about.words.js';

/** What the app is, what it keeps, and whose work is in it. */
export const about: Page = {
  title: ({ words }) => words.aboutTitle,
  render: ({ words, language }) => {
    const { lead, parts } = aboutWords[language];
    return html`
      <article class="prose">
        ${mark()}
        <h1 tabindex="-1">${words.aboutTitle}</h1>
        <p class="lead">${lead}</p>
        ${parts.map(
          ({ heading, text }) => html`
            <h2>${heading}</h2>
            ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
          `,
        )}
        <p class="prose__next"><a class="button button--primary" href=${href('/')}>${words.toTheTable}</a></p>
      </article>
    `;
  },
};
