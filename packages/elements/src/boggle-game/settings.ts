import { type BoggleView, LIMITS } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoggleGameWords } from './words.js';

/** The numbers that can be set at any time (BOG-27). */
export type SettingName = 'difficulty' | 'target';

interface SettingsOptions {
  readonly view: BoggleView;
  readonly words: BoggleGameWords;
  /** A number that was not accepted: the text of the field stays as it was typed, and says why. */
  readonly wrong: { readonly name: SettingName; readonly text: string } | undefined;
  readonly set: (name: SettingName, value: number) => void;
  /** The text of a field is another one, not yet set. */
  readonly typed: (name: SettingName) => void;
}

/** Difficulty takes effect as soon as it is chosen; the target, which begins a new game, when its button is pressed. */
export function settings({ view, words, wrong, set, typed }: SettingsOptions): TemplateResult {
  const number = (form: HTMLElement): number => form.querySelector('input')?.valueAsNumber ?? Number.NaN;
  const field = (name: SettingName, button: unknown): TemplateResult => {
    const { min, max } = LIMITS[name];
    const bad = wrong?.name === name;
    // A number that takes effect at once does so when it is changed, by Enter too.
    const atOnce = name === 'difficulty';
    const take = (event: Event): void => {
      if (event.currentTarget instanceof HTMLElement) set(name, number(event.currentTarget));
    };
    const submit = (event: Event): void => {
      event.preventDefault();
      if (!atOnce) take(event);
    };
    return html`<form class="setting" part="setting" novalidate @submit=${submit} @change=${atOnce ? take : nothing}>
      <label for=${name}>${words[name]} <small>${words.range(min, max)}</small></label>
      <div class="pair">
        <input
          id=${name}
          type="number"
          inputmode="numeric"
          min=${min}
          max=${max}
          step="1"
          .value=${String(view[name])}
          @input=${() => typed(name)}
          aria-invalid=${bad ? 'true' : nothing}
          aria-describedby=${bad ? 'wrong-setting' : nothing}
        />
        ${button}
      </div>
    </form>`;
  };
  return html`<section class="settings" part="settings" aria-label=${words.settings}>
    ${field('difficulty', nothing)} ${field('target', html`<button type="submit" part="button">${words.set}</button>`)}
    ${wrong ? html`<p class="wrong" id="wrong-setting">${wrong.text}</p>` : nothing}
  </section>`;
}
