import { html } from 'lit';
import { href } from '../app/links.js';
import type { Page } from '../app/page.js';

/** For an address that leads nowhere. */
export const notFound: Page = {
  title: ({ words }) => words.notFound,
  render: ({ words }) => html`
    <div class="notice">
      <h1 tabindex="-1">${words.notFound}</h1>
      <p>${words.notFoundText}</p>
      <p><a class="button button--primary" href=${href('/')}>${words.toTheTable}</a></p>
    </div>
  `,
};
