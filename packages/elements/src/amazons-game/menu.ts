import {
  type AmazonsConfig,
  create,
  MAX_SIZE,
  MIN_SIZE,
  SETUP_NAMES,
  SETUPS,
  type SetupName,
  type Side,
} from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import { explainInEnglish } from '../amazons-board/refusals.en.js';
import type { DialogWords, GameWords } from './words.js';

/** What the menu offers to choose before a game (AMA-1). */
export interface MenuChoice {
  readonly setup: SetupName | 'custom';
  readonly width: number;
  readonly height: number;
  readonly first: Side;
  readonly pie: boolean;
}

/** The configuration that a choice makes. */
function configOf({ setup, width, height, first, pie }: MenuChoice): Partial<AmazonsConfig> {
  return { ...(setup === 'custom' ? { width, height } : SETUPS[setup]), first, ...(pie && { pie }) };
}

/** What the menu tells the game. */
export interface MenuAnswers {
  readonly start: (config: Partial<AmazonsConfig>) => void;
  readonly cancel: () => void;
  /** The menu looks different now. */
  readonly changed: () => void;
}

/** The menu with what is chosen in it; it remembers the last choice as long as the game stands. */
export class Menu {
  #choice: MenuChoice;
  readonly #answers: MenuAnswers;

  constructor(choice: Pick<MenuChoice, 'setup' | 'first' | 'pie'>, answers: MenuAnswers) {
    this.#choice = { width: 10, height: 10, ...choice };
    this.#answers = answers;
  }

  /** The menu as it looks now. */
  render(words: GameWords & DialogWords): TemplateResult {
    const change = (choice: MenuChoice): void => {
      this.#choice = choice;
      this.#answers.changed();
    };
    return template(
      this.#choice,
      words,
      change,
      () => this.#answers.start(configOf(this.#choice)),
      this.#answers.cancel,
    );
  }
}

/** The board with a picture of it, who moves first, the pie rule. */
function template(
  choice: MenuChoice,
  words: GameWords & DialogWords,
  change: (choice: MenuChoice) => void,
  start: () => void,
  cancel: () => void,
): TemplateResult {
  const created = create(configOf(choice));
  const set = (part: Partial<MenuChoice>): void => change({ ...choice, ...part });
  const number = (event: Event): number => (event.target instanceof HTMLInputElement ? event.target.valueAsNumber : 0);
  const size = (name: 'width' | 'height', label: string): TemplateResult =>
    html`<div class="field">
      <label for=${name}>${label}</label>
      <input
        id=${name}
        type="number"
        min=${MIN_SIZE}
        max=${MAX_SIZE}
        required
        .valueAsNumber=${choice[name]}
        @change=${(event: Event) => set({ [name]: number(event) })}
      />
    </div>`;
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="menu-title">${words.newGame}</h2>
    <div class="picture" aria-hidden="true">
      ${
        created.ok
          ? html`<amazons-board readonly no-message no-coordinates inert .view=${created.value}></amazons-board>`
          : nothing
      }
    </div>
    <div class="fields">
      <div class="field">
        <label for="setup">${words.menu.board}</label>
        <select
          id="setup"
          @change=${(event: Event) => {
            const value = event.target instanceof HTMLSelectElement ? event.target.value : '';
            set({ setup: SETUP_NAMES.find((name) => name === value) ?? 'custom' });
          }}
        >
          ${[...SETUP_NAMES, 'custom' as const].map(
            (name) => html`<option value=${name} ?selected=${name === choice.setup}>${words.menu.setup[name]}</option>`,
          )}
        </select>
      </div>
      ${choice.setup === 'custom' ? html`<div class="pair">${size('width', words.menu.columns)}${size('height', words.menu.rows)}</div>` : nothing}
      <fieldset>
        <legend>${words.menu.first}</legend>
        ${([0, 1] as const).map(
          (side) =>
            html`<label class="choice">
              <input
                type="radio"
                name="first"
                value=${side}
                .checked=${choice.first === side}
                @change=${() => set({ first: side })}
              />
              ${words.side(side)}
            </label>`,
        )}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          .checked=${choice.pie}
          @change=${(event: Event) => set({ pie: event.target instanceof HTMLInputElement && event.target.checked })}
        />
        <span>${words.menu.pie}<small>${words.menu.pieHelp}</small></span>
      </label>
      ${created.ok ? nothing : html`<p class="wrong" role="alert">${(words.refusal ?? explainInEnglish)(created.error)}</p>`}
    </div>
    <div class="answers">
      <button type="button" @click=${cancel}>${words.menu.cancel}</button>
      <button type="submit" class="primary" ?disabled=${!created.ok}>${words.menu.start}</button>
    </div>
  </form>`;
}
