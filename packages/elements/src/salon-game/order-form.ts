import type { Card, SalonView } from '@games/clue-core/salon';
import { html, type TemplateResult } from 'lit';
import type { SalonWords } from './words.js';

/** What the reveal order needs, and what it tells. */
export interface OrderFormOptions {
  readonly view: SalonView;
  readonly words: SalonWords;
  readonly order: readonly Card[];
  readonly change: (order: readonly Card[]) => void;
}

/** One's cards in the order in which the host is to show them (SAL-9), each with a way up and down. */
export function orderForm({ view, words, order, change }: OrderFormOptions): TemplateResult {
  const move = (from: number, to: number): void => {
    const others = order.filter((_, i) => i !== from);
    const card = order[from];
    if (card !== undefined && to >= 0 && to < order.length) change([...others.slice(0, to), card, ...others.slice(to)]);
  };
  const arrow = (d: string): TemplateResult =>
    html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;
  return html`<ol class="order">
    ${order.map((card, i) => {
      const name = view.theme[card];
      return html`<li>
        <span>${name}</span>
        <button type="button" aria-label=${words.earlier(name)} ?disabled=${i === 0} @click=${() => move(i, i - 1)}>
          ${arrow('M6 15L12 9L18 15')}
        </button>
        <button type="button" aria-label=${words.later(name)} ?disabled=${i === order.length - 1} @click=${() => move(i, i + 1)}>
          ${arrow('M6 9L12 15L18 9')}
        </button>
      </li>`;
    })}
  </ol>`;
}
