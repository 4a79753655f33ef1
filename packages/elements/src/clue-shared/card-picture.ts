import { type Card, categoryOf, isSuspect } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';

/** A card with its name. */
export function cardPicture(card: Card, name: string): TemplateResult {
  return html`<figure class="clue-card ${categoryOf(card)} ${isSuspect(card) ? card : ''}" part="card">
    <span class="clue-card-face" aria-hidden="true"><span class="monogram">${monogram(name)}</span></span>
    <figcaption>${name}</figcaption>
  </figure>`;
}

/** A card so small that its name stands beside it. */
export function cardThumb(card: Card): TemplateResult {
  return html`<span class="clue-thumb ${categoryOf(card)} ${isSuspect(card) ? card : ''}" aria-hidden="true"></span>`;
}

function monogram(name: string): string {
  return (name.split(' ').at(-1) ?? name).slice(0, 1);
}
