import { html } from 'lit';
import { rulesList, rulesPage, rulesPart } from '../rules-page.js';
import { diagram } from './diagrams.js';
import { rulesWords } from './rules.words.js';

/** The rules of the Amazons, for players. */
export const rules = rulesPage(
  'amazons',
  rulesWords,
  (part) => rulesPart(part, part.diagram && diagram(...part.diagram)),
  (words) => html`
    ${rulesList(words.handHeading, words.hand)}
    <h2>${words.storyHeading}</h2>
    <p>${words.story}</p>
  `,
);
