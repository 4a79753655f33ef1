import { html, type TemplateResult } from 'lit';
import type { DeskPage } from './page.js';

/** What the host alone knows, behind a click: nothing of it is in the page before. */
export function ledgerPanel(page: DeskPage): TemplateResult {
  const { words, isLedgerOpen, openLedger } = page;
  return html`<section class="panel ledger" part="ledger" aria-labelledby="ledger-title">
    <h3 id="ledger-title" tabindex="-1">${words.ledger}</h3>
    <p class="soft">${words.ledgerHelp}</p>
    <button type="button" aria-expanded=${isLedgerOpen ? 'true' : 'false'} @click=${() => openLedger(!isLedgerOpen)}>
      ${isLedgerOpen ? words.hide : words.show}
    </button>
    ${isLedgerOpen ? secrets(page) : ''}
  </section>`;
}

function secrets({ state, view, words, model }: DeskPage): TemplateResult {
  const { murder, orders, theme, seats } = state;
  const said = model.steps.flatMap(({ events, state: { at } }) =>
    events.filter((event) => words.isSecret(event)).map((event) => ({ at, text: words.event(event, view) })),
  );
  return html`<div class="secrets">
    <h4>${words.solution}</h4>
    <p class="solution">${theme[murder.suspect]}, ${theme[murder.weapon]}, ${theme[murder.room]}</p>
    <h4>${words.hands}</h4>
    <dl>
      ${orders.map((order, seat) =>
        seats[seat]?.role === 'host'
          ? ''
          : html`<dt>${words.name(view, seat)}</dt>
              <dd>${order.map((card) => theme[card]).join(', ')}</dd>`,
      )}
    </dl>
    ${said.length > 0 ? html`<h4>${words.told}</h4>` : ''}
    <ol class="steps-log">
      ${said.reverse().map(({ at, text }) => html`<li><time>${words.time(at)}</time><p>${text}</p></li>`)}
    </ol>
  </div>`;
}
