import {
  type AmazonsConfig,
  type AmazonsState,
  create,
  MAX_SIZE,
  MIN_SIZE,
  SETUP_NAMES,
  SETUPS,
  type SetupName,
  type Side,
} from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
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

/** The sizes chosen that no board has: a field may be empty, or hold half a number. */
function wrongSizes(choice: MenuChoice): readonly ('width' | 'height')[] {
  if (choice.setup !== 'custom') return [];
  return (['width', 'height'] as const).filter((name) => {
    const size = choice[name];
    return !Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE;
  });
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
  /** Whether somebody has left a field or pressed Start: nobody is told off in the middle of a number. */
  #tried = false;
  /** The last board that could be chosen stays in sight, so nothing moves away under a finger. */
  #picture: AmazonsState | undefined;
  readonly #answers: MenuAnswers;

  constructor(choice: Pick<MenuChoice, 'setup' | 'first' | 'pie'>, answers: MenuAnswers) {
    this.#choice = { width: 10, height: 10, ...choice };
    this.#answers = answers;
  }

  /** The menu as it looks now. */
  render(words: GameWords & DialogWords): TemplateResult {
    const wrong = wrongSizes(this.#choice);
    if (wrong.length === 0) this.#tried = false;
    const created = create(configOf(this.#choice));
    if (created.ok) this.#picture = created.value;
    const tried = (): void => {
      this.#tried = true;
      this.#answers.changed();
    };
    return template({
      choice: this.#choice,
      picture: this.#picture,
      wrong: this.#tried ? wrong : [],
      words,
      change: (choice) => {
        this.#choice = choice;
        this.#answers.changed();
      },
      tried,
      start: (form) => {
        const [first] = wrong;
        if (!first) return this.#answers.start(configOf(this.#choice));
        tried();
        form.querySelector<HTMLElement>(`#${first}`)?.focus();
      },
      cancel: this.#answers.cancel,
    });
  }
}

interface MenuOptions {
  readonly choice: MenuChoice;
  readonly picture: AmazonsState | undefined;
  /** The fields to complain about. */
  readonly wrong: readonly ('width' | 'height')[];
  readonly words: GameWords & DialogWords;
  readonly change: (choice: MenuChoice) => void;
  readonly tried: () => void;
  readonly start: (form: ParentNode) => void;
  readonly cancel: () => void;
}

/** The board with a picture of it, who moves first, the pie rule. */
function template({ choice, picture, wrong, words, change, tried, start, cancel }: MenuOptions): TemplateResult {
  const labels = { width: words.menu.columns, height: words.menu.rows };
  const set = (part: Partial<MenuChoice>): void => change({ ...choice, ...part });
  const number = (event: Event): number =>
    event.target instanceof HTMLInputElement ? event.target.valueAsNumber : Number.NaN;
  const size = (name: 'width' | 'height'): TemplateResult =>
    html`<div class="field">
      <label for=${name}>${labels[name]}</label>
      <input
        id=${name}
        type="number"
        min=${MIN_SIZE}
        max=${MAX_SIZE}
        required
        value=${Number.isNaN(choice[name]) ? '' : choice[name]}
        aria-invalid=${wrong.includes(name) ? 'true' : nothing}
        aria-describedby=${wrong.includes(name) ? 'wrong' : nothing}
        @input=${(event: Event) => set({ [name]: number(event) })}
        @change=${tried}
      />
    </div>`;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) start(event.target);
  };
  return html`<form method="dialog" novalidate @submit=${submit}>
    <h2 id="menu-title">${words.newGame}</h2>
    <div class="picture" aria-hidden="true">
      ${
        picture
          ? html`<amazons-board readonly no-message no-coordinates inert .view=${picture}></amazons-board>`
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
      ${choice.setup === 'custom' ? html`<div class="pair">${size('width')}${size('height')}</div>` : nothing}
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
      ${
        wrong.length === 0
          ? nothing
          : html`<div id="wrong" class="wrong" role="alert">
              ${wrong.map((name) => html`<p>${words.wrongSize(labels[name], MIN_SIZE, MAX_SIZE)}</p>`)}
            </div>`
      }
    </div>
    <div class="answers">
      <button type="button" @click=${cancel}>${words.menu.cancel}</button>
      <button type="submit" class="primary">${words.menu.start}</button>
    </div>
  </form>`;
}
