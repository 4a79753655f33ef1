import { isSuspect } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { isClassic, type Lexicon } from './lexicon.js';
import { KINDS } from './notes.js';
import type { NotebookWords } from './words.js';

/** One of several to choose. */
export interface Choice<Value> {
  readonly value: Value;
  readonly text: string;
  /** A card, to be drawn with its token. */
  readonly card?: string;
  /** In small beside it. */
  readonly note?: string;
}

interface ChipsOptions<Value> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: (value: Value) => boolean;
  readonly choose: (value: Value) => void;
  readonly lexicon: Lexicon;
  /** Several may be chosen. */
  readonly many?: boolean;
  readonly className?: string;
}

/** Big buttons, of which one or several can be chosen: radio buttons or boxes to tick underneath. */
export function chips<Value>(options: ChipsOptions<Value>): TemplateResult {
  const { name, legend, choices, chosen, choose, lexicon, many = false, className = '' } = options;
  return html`<fieldset data-group=${name}>
    <legend>${legend}</legend>
    <div class="chips ${className}">
      ${choices.map(({ value, text, card, note }) => {
        const token =
          card !== undefined && isClassic(lexicon.notes, card) && isSuspect(card) ? tokenPicture(card) : nothing;
        return html`<label class="chip">
          <input
            type=${many ? 'checkbox' : 'radio'}
            name=${name}
            value=${String(value)}
            .checked=${live(chosen(value))}
            @change=${() => choose(value)}
          />${token}<span>${text}</span>${note ? html`<small>${note}</small>` : nothing}
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** All cards as boxes to tick, kind by kind. */
export function cardBoxes(
  name: string,
  chosen: readonly string[],
  toggle: (card: string) => void,
  lexicon: Lexicon,
  words: NotebookWords,
): TemplateResult {
  return html`${KINDS.map((kind) =>
    chips({
      name: `${name}-${kind}`,
      legend: words.kinds[kind],
      many: true,
      choices: lexicon.notes.deck[kind].map((card) => ({ value: card, text: lexicon.card(card), card })),
      chosen: (card) => chosen.includes(card),
      choose: toggle,
      lexicon,
    }),
  )}`;
}
