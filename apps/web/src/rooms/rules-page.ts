import { html, type TemplateResult } from 'lit';
import { href } from '../app/links.js';
import type { Page } from '../app/page.js';
import type { InEachLanguage } from '../i18n/words.js';

/** A part of the rules: a heading and paragraphs. */
export interface RulesPart {
  readonly heading: string;
  readonly text: readonly string[];
}

/** What every room's rules say. */
export interface RulesWords<Part extends RulesPart> {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
  readonly tipsHeading: string;
  readonly tips: readonly string[];
  /** On the way to the room's table. */
  readonly play: string;
}

/** A part of the rules, with a picture beside its paragraphs and `more` below them. */
export const rulesPart = (
  { heading, text }: RulesPart,
  picture: TemplateResult | undefined,
  more?: TemplateResult | undefined,
): TemplateResult => html`
  <section class="rule">
    <div>
      <h2>${heading}</h2>
      ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${more}
    </div>
    ${picture}
  </section>
`;

/** A heading over a list of short advice. */
export const rulesList = (heading: string, items: readonly string[]): TemplateResult => html`
  <h2>${heading}</h2>
  <ul>${items.map((item) => html`<li>${item}</li>`)}</ul>
`;

/**
 * The page with the rules of a room, for players.
 *
 * @param room - the room's id: `clue`
 * @param part - one part of the rules: `rulesPart`, with the room's own pictures
 * @param rest - what the room has to say after the tips
 */
export const rulesPage = <Part extends RulesPart, Words extends RulesWords<Part>>(
  room: string,
  inEachLanguage: InEachLanguage<Words & RulesWords<Part>>,
  part: (part: Part) => TemplateResult,
  rest: (words: Words) => TemplateResult,
): Page => ({
  room,
  title: ({ language }) => inEachLanguage[language].title,
  render: ({ language }) => {
    const words = inEachLanguage[language];
    return html`
      <article class="prose prose--rules">
        <h1 tabindex="-1">${words.title}</h1>
        <p class="lead">${words.lead}</p>
        ${words.parts.map(part)}
        ${rulesList(words.tipsHeading, words.tips)}
        ${rest(words)}
        <p class="prose__next"><a class="button button--primary" href=${href(`/${room}`)}>${words.play}</a></p>
      </article>
    `;
  },
});
