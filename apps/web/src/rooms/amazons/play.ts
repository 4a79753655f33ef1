import { html } from 'lit';
import type { Page } from '../../app/page.js';
export const play: Page = {
  room: 'amazons',
  title: () => 'Amazons',
  render: () => html`<article class="prose"><h1 tabindex="-1">Amazons</h1></article>`,
};
