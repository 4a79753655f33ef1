import { CARDS, type Card } from '@games/clue-core';
import type { Claim } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { select } from './field.js';
import { type DeskPage, writer } from './page.js';
import { moved } from './setup.js';
import { upButton } from './up-button.js';

/** The entry that stands there before anything was chosen, and is asked when it is sent as it stands. */
export const BLANK_CLAIM: Claim = { card: 'scarlet', holder: 'solution', holds: true };

/** The cards of whose order it is, as they are to be shown. The host knows them; the page shows them when asked. */
export function orderFields(page: DeskPage): TemplateResult {
  const { draft, words, state, write } = page;
  const order: readonly Card[] = draft.order.length > 0 ? draft.order : (state.orders[writer(page)] ?? []);
  return html`<p class="soft">${words.entry.orderHelp}</p>
    <ol class="order">
      ${order.map(
        (card, i) =>
          html`<li>
            <span>${state.theme[card]}</span>
            ${i > 0 ? upButton(words, state.theme[card], () => write({ order: moved(order, i) })) : nothing}
          </li>`,
      )}
    </ol>`;
}

/** The entries of a record that a player asks about (SAL-22). */
export function claimFields({ draft, words, view, write }: DeskPage): TemplateResult {
  const { claims } = draft;
  const shown = claims.length > 0 ? claims : [BLANK_CLAIM];
  const put = (at: number, part: Partial<Claim>): void =>
    write({ claims: shown.map((claim, i) => (i === at ? { ...claim, ...part } : claim)) });
  const holders = ['solution' as const, ...view.seats.flatMap(({ role }, seat) => (role === 'host' ? [] : [seat]))];
  return html`<p class="soft">${words.entry.askHelp}</p>
    ${shown.map(
      ({ card, holder, holds }, i) => html`<div class="claim">
        ${select<Card>({
          name: 'claim-card',
          label: words.entry.card,
          isQuiet: true,
          options: CARDS.map((value) => ({ value, text: view.theme[value] })),
          value: card,
          change: (value) => put(i, { card: value }),
        })}
        ${select({
          name: 'claim-holds',
          label: words.entry.holds,
          isQuiet: true,
          options: [true, false].map((value) => ({ value: String(value), text: words.entry.isThere(value) })),
          value: String(holds),
          change: (value) => put(i, { holds: value === 'true' }),
        })}
        ${select<string>({
          name: 'claim-holder',
          label: words.entry.holder,
          isQuiet: true,
          options: holders.map((each) => ({
            value: String(each),
            text: each === 'solution' ? words.solution : words.name(view, each),
          })),
          value: String(holder),
          change: (value) => put(i, { holder: value === 'solution' ? value : Number(value) }),
        })}
      </div>`,
    )}
    <button type="button" @click=${() => write({ claims: [...shown, BLANK_CLAIM] })}>${words.entry.addClaim}</button>`;
}
