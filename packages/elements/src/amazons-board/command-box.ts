import { type AmazonsView, check, type Move, parseMove } from '@games/amazons-core';
import { type CSSResult, css, html, type TemplateResult } from 'lit';
import type { BoardRefusal, CommandWords } from './words.js';

/** English for the field. */
export const commandEnglish: CommandWords = {
  command: 'Type a turn',
  commandHint: 'For example d1-d7/g7',
  play: 'Play',
};

/** What a typed turn comes to: a legal turn, or why it is none. */
export type TypedTurn = { readonly move: Move } | { readonly refusal: BoardRefusal };

function readTurn(view: AmazonsView, text: string): TypedTurn {
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

/** The look of the field. */
export const commandStyles: CSSResult = css`
  .command {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2);
    padding-block-start: var(--_space-2);
  }
  .command input {
    flex: 1;
  }
`;

/** A field in which a turn can be typed in any notation, for those who would rather not move over the board. */
export function commandBox(
  view: AmazonsView,
  words: CommandWords,
  enter: (read: TypedTurn) => boolean,
  leave: () => void,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = event.target instanceof HTMLFormElement ? event.target.querySelector('input') : null;
    if (input?.value.trim() && enter(readTurn(view, input.value))) input.value = '';
  };
  const keydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return html`<form class="command" part="command" @submit=${submit} @keydown=${keydown}>
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
