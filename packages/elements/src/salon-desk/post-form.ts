import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { answerTemplate } from './answer.js';
import { select, typed } from './field.js';
import { moveForm } from './move-form.js';
import { type DeskPage, writer, writers } from './page.js';

/** What a player did: their post, pasted and read, or filled in by hand. */
export function entryPanel(page: DeskPage): TemplateResult | typeof nothing {
  const { view, words, draft, write } = page;
  if (view.outcome) return nothing;
  const mode = (each: 'post' | 'form'): TemplateResult =>
    html`<label class="chip">
      <input
        type="radio"
        name="mode"
        value=${each}
        .checked=${live(draft.mode === each)}
        @change=${() => write({ mode: each, answer: undefined })}
      /><span>${words.entry[each]}</span>
    </label>`;
  return html`<section class="panel entry" part="entry" aria-labelledby="entry-title">
    <h3 id="entry-title">${words.entry.title}</h3>
    <fieldset class="chips"><legend class="hidden-text">${words.entry.how}</legend>${mode('post')} ${mode('form')}</fieldset>
    <div class="pair">
      ${select({
        name: 'writer',
        label: words.entry.who,
        options: writers(page).map((value) => ({ value, text: words.name(view, value) })),
        value: writer(page),
        change: (seat) => write({ seat, answer: undefined, order: [] }),
      })}
      ${whenField(page)}
    </div>
    ${draft.mode === 'post' ? postForm(page) : moveForm(page)} ${answerTemplate(page)}
  </section>`;
}

/** When it was written, where that was not just now: it decides what was in time. */
function whenField({ words, draft, write, state }: DeskPage): TemplateResult {
  return html`<label class="field">
    <span>${words.entry.when}</span>
    <input
      type="datetime-local"
      name="when"
      min=${localTime(state.at)}
      .value=${live(draft.at === undefined ? '' : localTime(draft.at))}
      @change=${(event: Event) => {
        const at = new Date(typed(event)).getTime();
        write({ at: Number.isFinite(at) ? at : undefined, answer: undefined });
      }}
    />
  </label>`;
}

/** A moment as the field for times writes it: in the zone of this device. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function postForm(page: DeskPage): TemplateResult {
  const { words, draft, write } = page;
  const read = (event: Event): void => {
    event.preventDefault();
    page.read();
  };
  return html`<form @submit=${read}>
    <label class="field">
      <span>${words.entry.text}</span>
      <textarea
        name="post"
        rows="4"
        placeholder=${words.entry.example}
        .value=${live(draft.text)}
        @input=${(event: Event) => write({ text: typed(event), answer: undefined })}
      ></textarea>
    </label>
    <button type="submit" class="primary">${words.entry.read}</button>
  </form>`;
}
