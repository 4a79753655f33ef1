import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One of several to choose. */
export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly text: string;
}

interface SelectOptions<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value?: Value | undefined;
  readonly change?: (value: Value) => void;
  /** Whether the label is for screen readers alone. */
  readonly isQuiet?: boolean;
}

/** A labelled list to choose from. */
export function select<Value extends string | number>(options: SelectOptions<Value>): TemplateResult {
  const { name, label, options: choices, value, change, isQuiet } = options;
  const chosen = (event: Event): void => {
    const index = event.target instanceof HTMLSelectElement ? event.target.selectedIndex : -1;
    const choice = choices[index];
    if (choice) change?.(choice.value);
  };
  return html`<label class="field">
    <span class=${isQuiet ? 'hidden-text' : ''}>${label}</span>
    <select name=${name} @change=${chosen}>
      ${choices.map(({ value: each, text }) =>
        // What the page does not hold is the browser's: it is read when the form is sent.
        value === undefined
          ? html`<option value=${each}>${text}</option>`
          : html`<option value=${each} .selected=${live(each === value)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** The text of what was typed into. */
export const typed = (event: Event): string =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement ? event.target.value : '';

/** Whether what was clicked is ticked now. */
export const ticked = (event: Event): boolean => event.target instanceof HTMLInputElement && event.target.checked;

/** What was filled in, as text. */
export function filledIn(event: SubmitEvent): (name: string) => string {
  event.preventDefault();
  const data = event.target instanceof HTMLFormElement ? new FormData(event.target) : undefined;
  return (name) => {
    const value = data?.get(name);
    return typeof value === 'string' ? value : '';
  };
}
