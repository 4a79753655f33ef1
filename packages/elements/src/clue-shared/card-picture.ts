import { type Card, CLASSIC_THEME, type Suspect } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { cardUrl } from '../clue-cards/clue-cards.js';

/** A card as a picture (CLU-6). The picture bears the classic name; another name stands below it. */
export function cardPicture(card: Card, name: string): TemplateResult {
  return html`<figure class="clue-card" part="card">
    <img src=${cardUrl(card)} alt=${name === CLASSIC_THEME[card] ? name : ''} width="480" height="720" decoding="async" />
    ${name === CLASSIC_THEME[card] ? nothing : html`<figcaption>${name}</figcaption>`}
  </figure>`;
}

/** The portrait on a suspect's card, without its frame; the name stands beside it. */
export function portrait(suspect: Suspect): TemplateResult {
  return html`<span class="portrait"><img src=${cardUrl(suspect)} alt="" width="480" height="720" decoding="async" /></span>`;
}
