import { html } from 'lit';
import type { Page } from '../../app/page.js';
export const rules: Page = {
  room: 'amazons',
  title: () => 'Rules',
  render: () => html`<article class="prose"><h1 tabindex="-1">Rules</h1></article>`,
};
