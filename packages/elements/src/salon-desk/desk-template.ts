import { html, type TemplateResult } from 'lit';
import { boardPanel } from './board.js';
import { ledgerPanel } from './ledger-panel.js';
import { logPanel } from './log-panel.js';
import { outboxPanel } from './outbox-panel.js';
import { type DeskPage, TABS, type Tab } from './page.js';
import { entryPanel } from './post-form.js';
import { turnPanel } from './turn-panel.js';

/** The open desk: on a phone one page at a time, else the turn on the left and one of the others on the right. */
export function deskTemplate(page: DeskPage): TemplateResult {
  const { tab, words, model } = page;
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
  const side = tab === 'log' ? logPanel : tab === 'secrets' ? ledgerPanel : outboxPanel;
  return html`<div class="tabs" role="group" aria-label=${words.tabs}>${TABS.map(button)}</div>
    <div class="columns" data-tab=${tab}>
      <div class="column now">${turnPanel(page)} ${entryPanel(page)} ${boardPanel(page)}</div>
      <div class="column side">${side(page)}</div>
    </div>`;
}
