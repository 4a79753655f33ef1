import type { BoggleRefusal, BoggleView } from '@games/boggle-core';
import type { TemplateResult } from 'lit';
import type { GamesElement } from '../shared/games-element.js';
import { type SettingName, settings } from './settings.js';
import type { BoggleGameWords } from './words.js';

/** What the forms need of their game. */
export interface SettingHost {
  /** Sets a number; gives the refusal of one out of range. */
  readonly set: (name: SettingName, value: number) => BoggleRefusal | undefined;
  readonly explained: (refusal: BoggleRefusal) => Promise<string>;
  readonly say: (text: string, urgency: 'assertive') => void;
}

/** The numbers that can be set, and what was wrong with the last one that was typed (BOG-5). */
export class SettingForms {
  readonly #element: GamesElement<object>;
  readonly #host: SettingHost;
  #wrong: { readonly name: SettingName; readonly text: string } | undefined;

  constructor(element: GamesElement<object>, host: SettingHost) {
    this.#element = element;
    this.#host = host;
  }

  /** The forms as they look now. */
  render(view: BoggleView, words: BoggleGameWords): TemplateResult {
    return settings({
      view,
      words,
      wrong: this.#wrong,
      typed: (name) => this.#typed(name),
      set: (name, value) => this.#set(name, value),
    });
  }

  /** Numbers that were typed but not set go back to those that stand. */
  reset(view: BoggleView): void {
    for (const name of ['difficulty', 'target'] as const) {
      // A board may come by a link before anything is drawn.
      const field = this.#element.shadowRoot?.querySelector<HTMLInputElement>(`#${name}`);
      if (field) field.value = String(view[name]);
    }
    this.#wrong = undefined;
    this.#element.requestUpdate();
  }

  /** Whoever types on is no longer told off. */
  #typed(name: SettingName): void {
    if (this.#wrong?.name !== name) return;
    this.#wrong = undefined;
    this.#element.requestUpdate();
  }

  #set(name: SettingName, value: number): void {
    const refusal = this.#host.set(name, value);
    this.#wrong = undefined;
    if (refusal) void this.#explain(name, refusal);
    this.#element.requestUpdate();
  }

  async #explain(name: SettingName, refusal: BoggleRefusal): Promise<void> {
    const text = await this.#host.explained(refusal);
    this.#wrong = { name, text };
    this.#host.say(text, 'assertive');
  }
}
