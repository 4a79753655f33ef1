import { type Sheet, sheetUrl } from '@games/elements/clue-cards';
import { html, type TemplateResult } from 'lit';
import { rulesList, rulesPage, rulesPart } from '../rules-page.js';
import { manualWords } from './manual.words.js';
import { manualDiagram } from './manual-diagrams.js';

const link = ([sheet, label]: readonly [Sheet, string]): TemplateResult => html`
  <li><a href=${sheetUrl(sheet)} target="_blank" rel="noopener">${label}</a></li>
`;

/** The rules of Clue and the user manual, for players (CLU-9): how to play, tips, this screen, the sheet to print, About. */
export const rules = rulesPage(
  'clue',
  manualWords,
  (part) => rulesPart(part, part.diagram && manualDiagram(...part.diagram)),
  (words) => html`
    ${rulesList(words.handHeading, words.hand)}
    <h2>${words.printHeading}</h2>
    <p>${words.print}</p>
    <ul>${words.sheets.map(link)}</ul>
    <h2 id="about">${words.aboutHeading}</h2>
    ${words.about.map((paragraph) => html`<p>${paragraph}</p>`)}
  `,
);
