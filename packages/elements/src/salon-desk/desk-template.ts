import { html, nothing, type TemplateResult } from 'lit';
import { boardPanel } from './board.js';
import { ledgerPanel } from './ledger-panel.js';
import { logPanel } from './log-panel.js';
import { outboxPanel } from './outbox-panel.js';
import { type DeskPage, TABS, type Tab } from './page.js';
import { entryPanel } from './post-form.js';
import { turnPanel } from './turn-panel.js';

/** The open desk: on a phone one page at a time, else the turn on the left and one of the others on the right. */
export function deskTemplate(page: DeskPage): TemplateResult {
  const { words, model, isWide } = page;
  const tab = isWide && page.tab === 'turn' ? 'messages' : page.tab;
  const waiting = model.steps.flatMap(({ letters }) => letters.filter(({ isSent }) => !isSent)).length;
  const button = (each: Tab): TemplateResult =>
    html`<button
      type="button"
      class="tab"
      data-tab=${each}
      aria-pressed=${tab === each ? 'true' : 'false'}
      @click=${() => page.turnTo(each)}
    >
      ${words.tab[each]}${each === 'messages' && waiting > 0 ? html` <span class="count">${waiting}</span>` : ''}
    </button>`;
  const side = { turn: () => nothing, messages: outboxPanel, log: logPanel, secrets: ledgerPanel }[tab];
  const turn = (): TemplateResult =>
    html`<div class="column">${turnPanel(page)} ${entryPanel(page)} ${boardPanel(page)}</div>`;
  return html`<div class="tabs" role="group" aria-label=${words.tabs}>
      ${TABS.filter((each) => !isWide || each !== 'turn').map(button)}
    </div>
    <div class="columns ${isWide ? 'wide' : ''}">
      ${isWide || tab === 'turn' ? turn() : nothing}
      ${tab === 'turn' ? nothing : html`<div class="column">${side(page)}</div>`}
    </div>`;
}
