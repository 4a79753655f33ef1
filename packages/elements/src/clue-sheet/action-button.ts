import { type ClueAction, type ClueView, check } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { filled } from './named.js';

/** A button that does not drop the focus when it can do nothing: it then says why. */
export function actionButton(
  view: ClueView,
  label: string,
  action: ClueAction,
  send: (action: ClueAction) => void,
  look = 'primary',
): TemplateResult {
  // With cards still to be chosen it can be pressed: the sheet then says which.
  const off = check(view, filled(action)) !== undefined;
  return html`<button type="button" class=${off ? '' : look} aria-disabled=${off ? 'true' : nothing} @click=${() => send(action)}>
    ${label}
  </button>`;
}
