import { type Sheet, sheetUrl } from '@games/elements/clue-cards';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../stores/settings.js';
import { type ManualPart, manualWords } from './manual.words.js';
import { manualDiagram } from './manual-diagrams.js';

const part = ({ heading, text, diagram }: ManualPart): TemplateResult => html`
  <section class="rule">
    <div>
      <h2>${heading}</h2>
      ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
    </div>
    ${diagram ? manualDiagram(...diagram) : nothing}
  </section>
`;

const list = (items: readonly string[]): TemplateResult => html`
  <ul>${items.map((item) => html`<li>${item}</li>`)}</ul>
`;

const link = ([sheet, label]: readonly [Sheet, string]): TemplateResult => html`
  <li><a href=${sheetUrl(sheet)} target="_blank" rel="noopener">${label}</a></li>
`;

/**
 * The user manual (CLU-9): how to play, tips on winning, this screen, the sheet to print, and About. Whoever shows it sets it
 * into an article with a heading of its own (`manualWords[language].title`).
 */
export function manual(language: Language): TemplateResult {
  const words = manualWords[language];
  return html`
    <p class="lead">${words.lead}</p>
    ${words.parts.map(part)}
    <h2>${words.tipsHeading}</h2>
    ${list(words.tips)}
    <h2>${words.handHeading}</h2>
    ${list(words.hand)}
    <h2>${words.printHeading}</h2>
    <p>${words.print}</p>
    <ul>${words.sheets.map(link)}</ul>
    <h2 id="about">${words.aboutHeading}</h2>
    ${words.about.map((paragraph) => html`<p>${paragraph}</p>`)}
  `;
}
