import { type AmazonsState, SETUP_NAMES } from '@games/amazons-core';
import { LEVELS } from '@games/amazons-core/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { type MenuChoice, type NumberField, RANGES, TIMES } from './menu-choice.js';
import { playerOf } from './player.js';
import type { DeskWords, DialogWords, ShellWords } from './words.js';

interface MenuOptions {
  readonly choice: MenuChoice;
  readonly picture: AmazonsState | undefined;
  /** The fields to complain about. */
  readonly wrong: readonly NumberField[];
  readonly words: ShellWords & DeskWords & DialogWords;
  readonly change: (part: Partial<MenuChoice>) => void;
  readonly tried: () => void;
  readonly start: (form: ParentNode) => void;
  readonly cancel: () => void;
}

/** A choice in a list: its value and its name. */
type Option = readonly [value: string, label: string];

/** A field in which one of several is chosen. */
function selectField(
  id: string,
  label: string,
  options: readonly Option[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${changed}>
      ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select>
  </div>`;
}

/** A field that takes a number. */
function numberField(name: NumberField, label: string, { choice, wrong, change, tried }: MenuOptions): TemplateResult {
  const [least, most] = RANGES[name];
  const typed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) change({ [name]: target.valueAsNumber });
  };
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      type="number"
      min=${least}
      max=${most}
      required
      value=${Number.isNaN(choice[name]) ? '' : choice[name]}
      aria-invalid=${wrong.includes(name) ? 'true' : nothing}
      aria-describedby=${wrong.includes(name) ? 'wrong' : nothing}
      @input=${typed}
      @change=${tried}
    />
  </div>`;
}

/** The menu (AMA-1): the board with a picture of it, who plays, who moves first, clocks, the pie rule. */
export function menuTemplate(options: MenuOptions): TemplateResult {
  const { choice, picture, wrong, words, change, start, cancel } = options;
  const { menu } = words;
  const labels = { width: menu.columns, height: menu.rows, minutes: menu.minutes, increment: menu.increment };
  const number = (name: NumberField): TemplateResult => numberField(name, labels[name], options);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) start(event.target);
  };
  const players: readonly Option[] = [
    ['person', menu.person],
    ...LEVELS.map((level): Option => [String(level), menu.level(level)]),
  ];
  const times: readonly Option[] = [
    ['none', menu.noClock],
    ...TIMES.map(([minutes, increment], index): Option => [String(index), menu.time(minutes, increment)]),
    ['custom', menu.otherTime],
  ];
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
      ${selectField(
        'setup',
        menu.board,
        [...SETUP_NAMES, 'custom' as const].map((name): Option => [name, menu.setup[name]]),
        choice.setup,
        (value) => change({ setup: SETUP_NAMES.find((name) => name === value) ?? 'custom' }),
      )}
      ${choice.setup === 'custom' ? html`<div class="pair">${number('width')}${number('height')}</div>` : nothing}
      <div class="pair">
        ${selectField('white', words.side(0), players, String(choice.white), (value) => change({ white: playerOf(value) }))}
        ${selectField('black', words.side(1), players, String(choice.black), (value) => change({ black: playerOf(value) }))}
      </div>
      <fieldset>
        <legend>${menu.first}</legend>
        ${([0, 1] as const).map(
          (side) =>
            html`<label class="choice">
              <input
                type="radio"
                name="first"
                value=${side}
                .checked=${choice.first === side}
                @change=${() => change({ first: side })}
              />
              ${words.side(side)}
            </label>`,
        )}
      </fieldset>
      ${selectField('clock', menu.clock, times, String(choice.time), (value) =>
        change({ time: value === 'none' || value === 'custom' ? value : Number(value) }),
      )}
      ${choice.time === 'custom' ? html`<div class="pair">${number('minutes')}${number('increment')}</div>` : nothing}
      <label class="choice">
        <input
          type="checkbox"
          .checked=${choice.pie}
          @change=${({ target }: Event) => change({ pie: target instanceof HTMLInputElement && target.checked })}
        />
        <span>${menu.pie}<small>${menu.pieHelp}</small></span>
      </label>
      ${
        wrong.length === 0
          ? nothing
          : html`<div id="wrong" class="wrong" role="alert">
              ${wrong.map((name) => html`<p>${words.wrongSize(labels[name], ...RANGES[name])}</p>`)}
            </div>`
      }
    </div>
    <div class="answers">
      <button type="button" @click=${cancel}>${menu.cancel}</button>
      <button type="submit" class="primary">${menu.start}</button>
    </div>
  </form>`;
}
