import '@games/elements/boggle-board/define.js';
import { findPath, parseBoard } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { $language } from '../../stores/settings.js';
import { type RulesPart, rulesWords } from './rules.words.js';

$language.subscribe((language) => {
  if (language === 'de') void import('@games/elements/locales/de.js');
});

const picture = ({ board, word, caption }: NonNullable<RulesPart['diagram']>): TemplateResult => {
  const read = parseBoard(board);
  return html`
    <figure class="diagram">
      <boggle-board
        readonly
        no-message
        .board=${read.ok ? read.value : undefined}
        .path=${read.ok && word ? findPath(read.value, word) : undefined}
      ></boggle-board>
      <figcaption>${caption}</figcaption>
    </figure>
  `;
};

const part = ({ heading, text, diagram, points }: RulesPart): TemplateResult => html`
  <section class="rule">
    <div>
      <h2>${heading}</h2>
      ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${
        points
          ? html`<table class="points">
              <thead><tr>${points[0].map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
              <tbody>${points.slice(1).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
            </table>`
          : nothing
      }
    </div>
    ${diagram ? picture(diagram) : nothing}
  </section>
`;

/** The rules of Boggle, for players. */
export const rules: Page = {
  room: 'boggle',
  title: ({ language }) => rulesWords[language].title,
  render: ({ language }) => {
    const words = rulesWords[language];
    return html`
      <article class="prose prose--rules">
        <h1 tabindex="-1">${words.title}</h1>
        <p class="lead">${words.lead}</p>
        ${words.parts.map(part)}
        <h2>${words.tipsHeading}</h2>
        <ul>${words.tips.map((tip) => html`<li>${tip}</li>`)}</ul>
        <h2>${words.handHeading}</h2>
        <ul>${words.hand.map((line) => html`<li>${line}</li>`)}</ul>
        <p class="prose__next"><a class="button button--primary" href=${href('/boggle')}>${words.play}</a></p>
      </article>
    `;
  },
};
