import { html, type TemplateResult } from 'lit';
import type { SheetWords } from './words.js';

/** The two sides of the sheet. */
export const TABS = ['detective', 'accuse'] as const;
/** One of them. */
export type Tab = (typeof TABS)[number];

/** The tabs Detective and Accuse, by click, arrow, Home and End. */
export function tabBar(now: Tab, words: SheetWords, open: (tab: Tab, byKey: boolean) => void): TemplateResult {
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const ends: Readonly<Record<string, Tab>> = { Home: TABS[0], End: TABS[1] };
    const tab = step ? TABS[(TABS.indexOf(now) + 1) % 2] : ends[event.key];
    if (!tab) return;
    event.preventDefault();
    open(tab, true);
  };
  return html`<div class="tabs" part="tabs" role="tablist" aria-label=${words.sheet} @keydown=${key}>
    ${TABS.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          part="tab"
          id=${`tab-${tab}`}
          aria-selected=${now === tab ? 'true' : 'false'}
          aria-controls=${`panel-${tab}`}
          tabindex=${now === tab ? 0 : -1}
          @click=${() => open(tab, false)}
        >
          ${tab === 'detective' ? words.detective : words.accuseTab}
        </button>`,
    )}
  </div>`;
}
