import { type BoggleView, splitWords } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoggleGameWords } from './words.js';

interface EntryOptions {
  readonly view: BoggleView;
  readonly text: string;
  readonly words: BoggleGameWords;
  readonly typed: (text: string, caret: number) => void;
  /** Another person types now. */
  readonly sit: (seat: number) => void;
}

/**
 * The first tap beside a word means the end of the list: a new word is never glued to an older one. Who wants to go on at
 * that word taps once more.
 */
function toTheEnd({ currentTarget: editor }: Event): void {
  if (!(editor instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = editor;
  if (selectionStart !== selectionEnd || value[selectionEnd] !== '\n') return;
  editor.setSelectionRange(value.length, value.length);
}

const focused = ({ currentTarget: editor }: Event): void => editor?.addEventListener('click', toTheEnd, { once: true });

/** The editor that all words go to, typed and traced ones (BOG-8, BOG-26), and who types, where several people do. */
export function entry({ view, text, words, typed, sit }: EntryOptions): TemplateResult {
  const { config, phase, seat } = view;
  const input = (event: Event): void => {
    if (event.target instanceof HTMLTextAreaElement) typed(event.target.value, event.target.selectionEnd);
  };
  return html`<section class="entry" part="entry">
    ${
      config.people > 1
        ? html`<div class="seats" role="group" aria-label=${words.whoTypes}>
            ${Array.from(
              { length: config.people },
              (_, each) =>
                html`<button type="button" aria-pressed=${each === seat ? 'true' : 'false'} @click=${() => sit(each)}>
                  ${words.player(each, config.people)}
                </button>`,
            )}
          </div>`
        : nothing
    }
    <div class="entry-head">
      <label for="words">${words.yourWords}</label>
      <span class="count" part="count">${words.count(splitWords(text).length)}</span>
    </div>
    <textarea
      id="words"
      part="editor"
      rows="3"
      .value=${text}
      ?disabled=${phase !== 'round'}
      placeholder=${phase === 'round' ? words.typeHere : words.waitForRound}
      autocomplete="off"
      autocapitalize="none"
      autocorrect="off"
      spellcheck="false"
      @focus=${focused}
      @input=${input}
    ></textarea>
  </section>`;
}

/** The text with one more word at its end. */
export function appendWord(text: string, word: string): string {
  return `${text}${text === '' || /\s$/.test(text) ? '' : '\n'}${word}\n`;
}

/** The word that the caret stands in or behind. */
export function wordAt(text: string, caret: number): string {
  const before = text.slice(0, caret).match(/\S*$/)?.[0] ?? '';
  const after = text.slice(caret).match(/^\S*/)?.[0] ?? '';
  return before + after;
}
