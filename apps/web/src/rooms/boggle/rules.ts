import '@games/elements/boggle-board/define.js';
import '../german.js';
import { findPath, parseBoard } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import { rulesList, rulesPage, rulesPart } from '../rules-page.js';
import { type BogglePart, rulesWords } from './rules.words.js';

const picture = ({ board, word, caption }: NonNullable<BogglePart['diagram']>): TemplateResult => {
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

const table = ([head, ...rows]: NonNullable<BogglePart['points']>): TemplateResult => html`
  <table class="points">
    <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>
`;

/** The rules of Boggle, for players. */
export const rules = rulesPage(
  'boggle',
  rulesWords,
  (part) => rulesPart(part, part.diagram && picture(part.diagram), part.points && table(part.points)),
  (words) => rulesList(words.handHeading, words.hand),
);
