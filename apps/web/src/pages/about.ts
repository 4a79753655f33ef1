import { html } from 'lit';
import type { Page } from '../app/page.js';
export const about: Page = {
  title: ({ words }) => words.aboutTitle,
  render: ({ words }) => html`<article class="prose"><h1 tabindex="-1">${words.aboutTitle}</h1></article>`,
};
