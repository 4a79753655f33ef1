import { html, type TemplateResult } from 'lit';
import type { BoggleStatistics } from './statistics.js';
import type { DialogWords } from './words.js';

/** What was played so far. */
export function statisticsDialog(statistics: BoggleStatistics, words: DialogWords, close: () => void): TemplateResult {
  const names = Object.keys(words.statistic) as readonly (keyof BoggleStatistics)[];
  return html`<h2>${words.title.statistics}</h2>
    ${
      statistics.rounds === 0
        ? html`<p>${words.noStatistics}</p>`
        : html`<dl class="numbers">
            ${names.map((name) => html`<dt>${words.statistic[name]}</dt><dd>${statistics[name] || '–'}</dd>`)}
          </dl>`
    }
    <div class="answers"><button type="button" @click=${close}>${words.close}</button></div>`;
}
