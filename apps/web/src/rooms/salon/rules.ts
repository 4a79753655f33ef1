import { html, nothing, type TemplateResult } from 'lit';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { ringDiagram } from './ring-diagram.js';
import { type RulesPart, rulesWords } from './rules.words.js';

const part = ({ heading, text, ways }: RulesPart): TemplateResult => html`
  <section class="rule">
    <div>
      <h2>${heading}</h2>
      ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
    </div>
    ${ways ? ringDiagram(ways.from, ways.caption) : nothing}
  </section>
`;

const list = (items: readonly string[]): TemplateResult =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** The rules of Salon Clue, for players (SAL-1 to SAL-22). */
export const rules: Page = {
  room: 'salon',
  title: ({ language }) => rulesWords[language].title,
  render: ({ language }) => {
    const words = rulesWords[language];
    return html`
      <article class="prose prose--rules">
        <h1 tabindex="-1">${words.title}</h1>
        <p class="lead">${words.lead}</p>
        ${words.parts.map(part)}
        <h2>${words.tipsHeading}</h2>
        ${list(words.tips)}
        <h2>${words.hostHeading}</h2>
        ${list(words.host)}
        <p class="prose__next"><a class="button button--primary" href=${href('/salon')}>${words.play}</a></p>
      </article>
    `;
  },
};
