import {
  type AmazonsRefusal,
  type AmazonsView,
  check,
  type Move,
  type MoveRefusal,
  parseMove,
} from '@games/amazons-core';
import { html, type TemplateResult } from 'lit';
import type { BoardWords } from './words.js';

/** What a typed turn comes to: a legal turn, or why it is none. */
export function readTurn(
  view: AmazonsView,
  text: string,
): { readonly move: Move } | { readonly refusal: AmazonsRefusal | MoveRefusal } {
  const read = parseMove(text, view);
  if (!read.ok) return { refusal: read.error };
  const refusal = check(view, {
    type: 'move',
    seat: view.turn,
    ...read.value,
    ...(view.clock && { at: view.clock.since ?? 0 }),
  });
  return refusal ? { refusal } : { move: read.value };
}

/** A field in which a turn can be typed in any notation, for those who would rather not move over the board. */
export function commandBox(words: BoardWords, enter: (text: string) => boolean): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = event.target instanceof HTMLFormElement ? event.target.querySelector('input') : null;
    if (input?.value.trim() && enter(input.value)) input.value = '';
  };
  return html`<form class="command" part="command" @submit=${submit}>
    <label for="command">${words.command}</label>
    <input
      id="command"
      type="text"
      part="command-input"
      placeholder=${words.commandHint}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="go"
    />
    <button type="submit" part="command-button">${words.play}</button>
  </form>`;
}
