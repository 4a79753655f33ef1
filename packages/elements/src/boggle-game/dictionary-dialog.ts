import { type DictionaryFileProblem, MAX_KNOWN, readDictionaryFile } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { DialogWords } from './words.js';

/** The largest file that is looked at, in bytes. */
const LIMIT = 4_000_000;

/** What the dialog of the dictionary knows and does. */
export interface DictionaryHost {
  /** How many words the computer knows. */
  readonly known: () => number;
  /** The file for the next start (BOG-18). */
  readonly file: () => string;
  /** False when they are more than the computer can know. */
  readonly add: (words: readonly string[]) => boolean;
  readonly forget: () => void;
  readonly close: () => void;
  readonly changed: () => void;
  readonly explain: (problem: DictionaryFileProblem) => string | undefined;
}

/** The dictionary file, out to a .txt and in from one: hostile until it is read, and nothing is lost by a broken one. */
export class DictionaryDialog {
  readonly #host: DictionaryHost;
  #problem: DictionaryFileProblem | undefined;
  #added = false;
  #full = false;

  constructor(host: DictionaryHost) {
    this.#host = host;
  }

  /** The dialog as it looks now. */
  render(words: DialogWords): TemplateResult {
    const { known, forget, close, explain } = this.#host;
    const problem = this.#problem;
    return html`<h2>${words.title.dictionary}</h2>
      <p>${words.knows(known())}</p>
      <p class="note">${words.dictionaryNote}</p>
      <div class="stack">
        <button type="button" @click=${this.#download}>${words.download}</button>
        <label class="file"
          >${words.upload}
          <input type="file" accept=".txt,text/plain" @change=${this.#upload} />
        </label>
        <div role="alert">
          ${problem ? html`<p class="wrong">${explain(problem)}</p>` : nothing}
          ${this.#full ? html`<p class="wrong">${words.full(MAX_KNOWN)}</p>` : nothing}
        </div>
        ${
          problem && problem.words.length > 0
            ? html`<button type="button" @click=${() => this.#add(problem.words)}>${words.takeAnyway(problem.words.length)}</button>`
            : nothing
        }
        <p role="status">${this.#added ? words.added(known()) : ''}</p>
        <button type="button" @click=${forget}>${words.forget}</button>
      </div>
      <div class="answers"><button type="button" @click=${close}>${words.close}</button></div>`;
  }

  #add(words: readonly string[]): void {
    this.#problem = undefined;
    this.#added = this.#host.add(words);
    this.#full = !this.#added;
    this.#host.changed();
  }

  readonly #upload = async (event: Event): Promise<void> => {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined;
    const file = input?.files?.[0];
    if (!input || !file) return;
    this.#added = false;
    this.#full = false;
    const read = readDictionaryFile(await file.slice(0, LIMIT).text());
    // The same file may be chosen again, once it has been mended.
    input.value = '';
    if (read.ok) return this.#add(read.value);
    this.#problem = read.error;
    this.#host.changed();
  };

  readonly #download = (): void => {
    const link = document.createElement('a');
    const url = URL.createObjectURL(new Blob([this.#host.file()], { type: 'text/plain' }));
    link.href = url;
    link.download = 'boggle-dictionary.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
}
