import { type BoggleConfig, DICE_IDS, DICE_SETS, type DiceId, LIMITS } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { DialogWords } from './words.js';

/** What the dialog offers to choose before a game. */
type Choice = Pick<
  BoggleConfig,
  'dice' | 'width' | 'height' | 'minLength' | 'seconds' | 'check' | 'opponent' | 'people'
>;

const NUMBERS = ['width', 'height', 'minLength', 'people'] as const;
type NumberName = (typeof NUMBERS)[number];

/** The lengths of a round that are offered, in seconds. */
const TIMES = [60, 120, 180, 240, 300, 600, null] as const;

/** What the dialog tells the game. */
export interface OptionsHost {
  /** Begins a game; false when what it needs could not be fetched. */
  readonly begin: (config: Partial<BoggleConfig>) => Promise<boolean>;
  readonly close: () => void;
  readonly changed: () => void;
}

/** The options of a game; what is chosen stays as long as the dialog stands. */
export class OptionsDialog {
  readonly #host: OptionsHost;
  #choice: Choice;
  #tried = false;
  #state: 'open' | 'fetching' | 'failed' = 'open';

  constructor({ dice, width, height, minLength, seconds, check, opponent, people }: Choice, host: OptionsHost) {
    this.#choice = { dice, width, height, minLength, seconds, check, opponent, people };
    this.#host = host;
  }

  /** The dialog as it looks now. */
  render(words: DialogWords): TemplateResult {
    const choice = this.#choice;
    const wrong = this.#tried ? this.#wrong() : [];
    const labels = { width: words.columns, height: words.rows, minLength: words.minLength, people: words.people };
    const number = (name: NumberName): TemplateResult =>
      html`<div class="field">
        <label for=${name}>${labels[name]}</label>
        <input
          id=${name}
          type="number"
          min=${LIMITS[name].min}
          max=${LIMITS[name].max}
          .value=${Number.isNaN(choice[name]) ? '' : String(choice[name])}
          aria-invalid=${wrong.includes(name) ? 'true' : nothing}
          aria-describedby=${wrong.includes(name) ? 'wrong' : nothing}
          @input=${(event: Event) => this.#set({ [name]: fieldOf(event).valueAsNumber })}
        />
      </div>`;
    const select = <T extends string>(
      name: string,
      label: string,
      values: readonly T[],
      chosen: T,
      text: (value: T) => string,
      set: (value: T) => void,
    ): TemplateResult =>
      html`<div class="field">
        <label for=${name}>${label}</label>
        <select
          id=${name}
          @change=${(event: Event) => {
            const value = values.find((each) => each === fieldOf(event).value);
            if (value !== undefined) set(value);
          }}
        >
          ${values.map((each) => html`<option value=${each} ?selected=${each === chosen}>${text(each)}</option>`)}
        </select>
      </div>`;
    const dice = (id: DiceId): void => {
      const { width, height, minLength } = DICE_SETS[id];
      this.#set({ dice: id, width, height, minLength });
    };
    const times = TIMES.map(String);
    return html`<form novalidate @submit=${this.#submit}>
      <h2>${words.title.options}</h2>
      <div class="fields">
        ${select('dice', words.dice, DICE_IDS, choice.dice, (id) => words.diceName[id], dice)}
        <div class="pair">${number('width')}${number('height')}</div>
        <div class="pair">
          ${number('minLength')}
          ${select(
            'seconds',
            words.timer,
            times.includes(String(choice.seconds)) ? times : [String(choice.seconds), ...times],
            String(choice.seconds),
            (time) => (time === 'null' ? words.untimed : words.minutes(Number(time))),
            (time) => this.#set({ seconds: time === 'null' ? null : Number(time) }),
          )}
        </div>
        ${select(
          'opponent',
          words.opponent,
          ['learner', 'list', 'none'] as const,
          choice.opponent,
          (each) => words.opponents[each],
          (opponent) => this.#set({ opponent }),
        )}
        ${select(
          'check',
          words.check,
          ['trust', 'list'] as const,
          choice.check,
          (each) => words.checks[each],
          (check) => this.#set({ check }),
        )}
        ${number('people')}
        <div class="wrong" id="wrong" role="alert">
          ${wrong.map((name) => html`<p>${words.wrongNumber(labels[name], LIMITS[name])}</p>`)}
        </div>
        <p class="note" role="status">
          ${this.#state === 'fetching' ? words.fetching : this.#state === 'failed' ? words.fetchFailed : words.optionsNote}
        </p>
      </div>
      <div class="answers">
        <button type="button" @click=${this.#host.close}>${words.playOn}</button>
        <button type="submit" class="primary" ?disabled=${this.#state === 'fetching'}>${words.begin}</button>
      </div>
    </form>`;
  }

  #wrong(): readonly NumberName[] {
    return NUMBERS.filter((name) => {
      const { min, max } = LIMITS[name];
      const value = this.#choice[name];
      return !Number.isInteger(value) || value < min || value > max;
    });
  }

  #set(change: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...change };
    this.#host.changed();
  }

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    const [first] = this.#wrong();
    this.#tried = true;
    if (first) {
      form?.querySelector<HTMLElement>(`#${first}`)?.focus();
      return this.#host.changed();
    }
    this.#state = 'fetching';
    this.#host.changed();
    this.#state = (await this.#host.begin(this.#choice)) ? 'open' : 'failed';
    this.#host.changed();
  };
}

const fieldOf = (event: Event): { readonly value: string; readonly valueAsNumber: number } => {
  const { target } = event;
  if (target instanceof HTMLInputElement) return target;
  return { value: target instanceof HTMLSelectElement ? target.value : '', valueAsNumber: Number.NaN };
};
