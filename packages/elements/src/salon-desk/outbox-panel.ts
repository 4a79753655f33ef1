import { FORMATS, renderBlocks } from '@games/clue-core/host';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { select, ticked } from './field.js';
import type { DeskPage } from './page.js';
import { type Letter, proofOf } from './post-box.js';

/** All that there is to send, the oldest unsent first; a click opens one. */
export function outboxPanel(page: DeskPage): TemplateResult {
  const { words, model, format, showsSent } = page;
  const proof = model.desk && proofOf(model.desk, words.host);
  const all = [...model.steps.flatMap(({ letters }) => letters), ...(proof ? [proof] : [])];
  const waiting = all.filter(({ isSent }) => !isSent);
  const listed = showsSent ? [...all].reverse() : waiting;
  return html`<section class="panel outbox" part="outbox" aria-labelledby="outbox-title">
    <h3 id="outbox-title" tabindex="-1">${words.outbox(waiting.length)}</h3>
    <div class="pair">
      ${select({
        name: 'format',
        label: words.format,
        options: FORMATS.map((value) => ({ value, text: words.formats[value] })),
        value: format,
        change: page.choose,
      })}
      <label class="tick">
        <input type="checkbox" name="shows-sent" .checked=${showsSent} @change=${(event: Event) => page.showSent(ticked(event))} />
        <span>${words.showSent}</span>
      </label>
    </div>
    ${listed.length === 0 ? html`<p class="soft">${words.allSent}</p>` : nothing}
    <ul class="letters">
      ${repeat(
        listed,
        // Each letter has a row of its own: a tick must not stay in the row when its letter leaves.
        ({ id }) => id,
        (letter) => letterTemplate(page, letter),
      )}
    </ul>
    <button type="button" class="quiet" @click=${() => page.ask('wordings')}>${words.editWordings}</button>
  </section>`;
}

function letterTemplate(page: DeskPage, { id, message, isSent }: Letter): TemplateResult {
  const { words, view, format, letter } = page;
  const { kind, to, blocks } = message;
  const isOpen = letter === id;
  const text = (): string => renderBlocks(blocks, format);
  const title = words.letters[kind];
  const reader = to === null ? words.toAll : words.to(words.name(view, to));
  return html`<li class="letter ${isSent ? 'sent' : ''} ${to === null ? 'public' : 'private'}" part="letter" data-kind=${kind} data-to=${to ?? 'all'}>
    <div class="letter-head">
      <button
        type="button"
        class="letter-title"
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${() => page.open(isOpen ? '' : id)}
      >
        <strong>${reader}</strong> <span>${title}</span>
      </button>
      <button type="button" class="copy" aria-label=${words.copyLabel(reader, title)} @click=${() => page.copy(text())}>${words.copy}</button>
      <label class="tick">
        <input
          type="checkbox"
          name="sent"
          .checked=${isSent}
          @change=${(event: Event) => page.mark(id, ticked(event))}
        /><span>${words.sent}</span>
      </label>
    </div>
    ${isOpen ? html`<textarea class="letter-text" readonly rows="10" aria-label=${title} .value=${text()}></textarea>` : nothing}
  </li>`;
}
