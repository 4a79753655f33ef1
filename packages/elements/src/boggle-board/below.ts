import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../shared/icons.js';
import type { BoggleBoardWords } from './words.js';

interface BelowOptions {
  readonly words: BoggleBoardWords;
  /** What is traced so far. */
  readonly typed: string;
  /** What was not taken, or is wrong with the board. */
  readonly wrong: string | undefined;
  /** What can be done. */
  readonly prompt: string;
  readonly hidden: boolean;
  readonly back: () => void;
  readonly send: () => void;
}

/** The row below the board: the word so far with its buttons, else what can be done or what was wrong. */
export function below({ words, typed, wrong, prompt, hidden, back, send }: BelowOptions): TemplateResult {
  return html`<div class="below" part="below" ?hidden=${hidden}>
    ${
      typed && !wrong
        ? html`<output class="word" part="word" aria-label=${words.word}>${words.spelled(typed)}</output>`
        : html`<p class="message ${wrong ? 'refused' : ''}" part="message">${wrong ?? prompt}</p>`
    }
    ${
      typed
        ? html`<button type="button" part="back" aria-label=${words.back} @click=${back}>${icons.backspace}</button>
            <button type="button" class="primary" part="enter" aria-label=${words.enter} @click=${send}>${icons.check}</button>`
        : nothing
    }
  </div>`;
}
