import { html, nothing, type TemplateResult } from 'lit';
import type { Choice } from './choices.js';
import type { BoardWords } from './words.js';

interface ChoiceListOptions {
  readonly choices: readonly Choice[];
  readonly words: BoardWords;
  readonly choose: (choice: Choice) => void;
  readonly point: (choice: Choice | undefined) => void;
}

/** Every choice as a button by name: large enough for any finger, and in the order a screen reader wants them. */
export function choiceList({ choices, words, choose, point }: ChoiceListOptions): TemplateResult {
  const button = (choice: Choice): TemplateResult =>
    html`<li>
      <button
        type="button"
        class=${`choice ${choice.kind}`}
        part="choice"
        @click=${() => choose(choice)}
        @pointerenter=${() => point(choice)}
        @pointerleave=${() => point(undefined)}
        @focus=${() => point(choice)}
        @blur=${() => point(undefined)}
      >
        ${words.choice(choice)}
      </button>
    </li>`;
  const squares = choices.filter(({ kind }) => kind === 'square');
  const rooms = choices.filter(({ kind }) => kind !== 'square');
  return html`<div class="choices" part="choices" role="group" aria-label=${words.destinations}>
    ${rooms.length > 0 ? html`<ul>${rooms.map(button)}</ul>` : nothing}
    ${
      squares.length > 0
        ? html`<details>
            <summary>${words.squares(squares.length)}</summary>
            <ul class="squares">${squares.map(button)}</ul>
          </details>`
        : nothing
    }
  </div>`;
}
