import type { Card, ClueView } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../clue-shared/card-picture.js';
import type { SheetWords } from './words.js';

/** One's own cards as pictures (CLU-6), and those that lie face up on the table. */
export function handDialog(view: ClueView, words: SheetWords, close: () => void): TemplateResult {
  const list = (cards: readonly Card[]): TemplateResult =>
    html`<ul class="hand">${cards.map((card) => html`<li>${cardPicture(card, words.cards[card])}</li>`)}</ul>`;
  return html`<h2>${words.hand}</h2>
    ${list(view.hand)} ${view.faceUp.length > 0 ? html`<h3>${words.faceUp}</h3>${list(view.faceUp)}` : nothing}
    <div class="answers"><button type="button" class="primary" @click=${close}>${words.close}</button></div>`;
}
