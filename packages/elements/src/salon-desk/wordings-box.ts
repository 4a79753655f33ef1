import { type MessageKind, WORDINGS } from '@games/clue-core/host';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { typed } from './field.js';
import type { DeskPage } from './page.js';
import { capital } from './speech.js';

const KINDS = Object.keys(WORDINGS) as readonly MessageKind[];

/** The wordings of all messages, each with a way back to how it was. */
export function wordingsBox({ words, model, ask }: DeskPage): TemplateResult {
  const own = model.desk?.wordings ?? {};
  return html`<div class="box-form">
    <h2 id="box-title">${words.wordingsTitle}</h2>
    <p class="soft">${words.wordingsHelp}</p>
    ${KINDS.map((kind) => {
      const text = own[kind] ?? words.host.wordings[kind];
      return html`<details class="wording" data-kind=${kind}>
        <summary>${capital(words.letters[kind])}${own[kind] === undefined ? '' : ' *'}</summary>
        <textarea
          rows=${Math.min(14, text.split('\n').length + 1)}
          aria-label=${words.letters[kind]}
          .value=${live(text)}
          @change=${(event: Event) => {
            const edited = typed(event);
            model.reword(kind, edited === words.host.wordings[kind] ? undefined : edited);
          }}
        ></textarea>
        <button type="button" ?disabled=${own[kind] === undefined} @click=${() => model.reword(kind, undefined)}>
          ${words.wordingReset}
        </button>
      </details>`;
    })}
    <div class="answers"><button type="button" class="primary" @click=${() => ask('')}>${words.done}</button></div>
  </div>`;
}
