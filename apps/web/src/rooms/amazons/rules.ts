import { html, nothing, type TemplateResult } from 'lit';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { diagram } from './diagrams.js';
import { type RulesPart, rulesWords } from './rules.words.js';

const part = ({ heading, text, diagram: picture }: RulesPart): TemplateResult => html`
  <section class="rule">
    <div>
      <h2>${heading}</h2>
      ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
    </div>
    ${picture ? diagram(...picture) : nothing}
  </section>
`;

const list = (items: readonly string[]): TemplateResult => html`
  <ul>${items.map((item) => html`<li>${item}</li>`)}</ul>
`;

/** The rules of the Amazons, for players. */
export const rules: Page = {
  room: 'amazons',
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
        <h2>${words.handHeading}</h2>
        ${list(words.hand)}
        <h2>${words.storyHeading}</h2>
        <p>${words.story}</p>
        <p class="prose__next"><a class="button button--primary" href=${href('/amazons')}>${words.play}</a></p>
      </article>
    `;
  },
};
