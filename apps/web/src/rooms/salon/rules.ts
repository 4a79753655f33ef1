import { rulesList, rulesPage, rulesPart } from '../rules-page.js';
import { ringDiagram } from './ring-diagram.js';
import { rulesWords } from './rules.words.js';

/** The rules of Salon Clue, for players (SAL-1 to SAL-22). */
export const rules = rulesPage(
  'salon',
  rulesWords,
  (part) => rulesPart(part, part.ways && ringDiagram(part.ways.from, part.ways.caption)),
  (words) => rulesList(words.hostHeading, words.host),
);
