import { SUSPECTS, WEAPONS } from '@games/clue-core';
import { CORNERS, DEFAULT_RING, type SalonTheme } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icons } from '../shared/icons.js';
import { select, ticked, typed } from './field.js';
import { peopleFields } from './people-fields.js';
import { chosenOrder, classicTheme, moved, type Setup } from './setup.js';
import { upButton } from './up-button.js';
import type { DeskWords } from './words.js';

/** What the page needs to be drawn, and what it tells. */
export interface SetupFormOptions {
  readonly setup: Setup;
  readonly words: DeskWords;
  readonly problem: string;
  readonly change: (setup: Setup) => void;
  readonly submit: () => void;
  /** Back to the game that is open, where there is one. */
  readonly cancel: (() => void) | undefined;
  readonly open: () => void;
}

/** What the host chooses: people, time, names, passages. */
export function setupForm(options: SetupFormOptions): TemplateResult {
  const { setup, words, problem, change, submit, cancel, open } = options;
  const { setup: said } = words;
  const send = (event: Event): void => {
    event.preventDefault();
    submit();
  };
  return html`<form class="setup panel" part="setup" novalidate @submit=${send}>
    <div>
      <h2 tabindex="-1">${said.title}</h2>
      <p class="soft">${said.lead}</p>
    </div>
    <label class="field">
      <span>${said.host}</span>
      <input
        name="host"
        maxlength="40"
        autocomplete="off"
        .value=${live(setup.host)}
        @input=${(event: Event) => change({ ...setup, host: typed(event) })}
      />
      <small>${said.hostHelp}</small>
    </label>
    ${peopleFields(options)} ${orderFields(options)} ${timeFields(options)} ${themeFields(options)}
    <div class="answers">
      <p class="problem" role="alert">${problem}</p>
      ${
        cancel
          ? html`<button type="button" @click=${cancel}>${words.cancel}</button>`
          : html`<button type="button" @click=${open}>${words.open}</button>`
      }
      <button type="submit" class="primary">${said.start}</button>
    </div>
  </form>`;
}

function orderFields({ setup, words, change }: SetupFormOptions): TemplateResult {
  const { setup: said } = words;
  const order = chosenOrder(setup);
  return html`<fieldset class="block">
    <legend>${said.order}</legend>
    ${(['first-come', 'random', 'chosen'] as const).map(
      (each) =>
        html`<label class="tick">
          <input
            type="radio"
            name="order"
            value=${each}
            .checked=${live(setup.order === each)}
            @change=${() => change({ ...setup, order: each })}
          /><span>${said.orders[each]}</span>
        </label>`,
    )}
    ${
      setup.order === 'chosen'
        ? html`<ol class="order">
            ${order.map(
              (suspect, i) =>
                html`<li>
                  <span>${setup.theme[suspect]}</span>
                  ${i > 0 ? upButton(words, setup.theme[suspect], () => change({ ...setup, chosen: moved(order, i) })) : nothing}
                </li>`,
            )}
          </ol>`
        : nothing
    }
  </fieldset>`;
}

function timeFields({ setup, words, change }: SetupFormOptions): TemplateResult {
  const { setup: said } = words;
  const hours = (name: 'skipHours' | 'ordersHours', choices: readonly number[]): TemplateResult =>
    select({
      name,
      label: said[name],
      options: choices.map((value) => ({ value, text: words.hours(value) })),
      value: setup[name],
      change: (value) => change({ ...setup, [name]: value }),
    });
  return html`<fieldset class="block">
    <legend>${said.time}</legend>
    <div class="pair">${hours('skipHours', [24, 36, 48, 72, 96, 168])} ${hours('ordersHours', [0, 24, 48, 72])}</div>
  </fieldset>`;
}

function themeFields({ setup, words, change }: SetupFormOptions): TemplateResult {
  const { setup: said } = words;
  const { ring, passages } = DEFAULT_RING;
  const rename = (theme: SalonTheme): void => change({ ...setup, theme });
  const name = (key: keyof SalonTheme, label: string): TemplateResult =>
    html`<label class="field">
      <span>${label}</span>
      <input
        name=${`theme-${key}`}
        maxlength="60"
        autocomplete="off"
        .value=${live(setup.theme[key])}
        @input=${(event: Event) => rename({ ...setup.theme, [key]: typed(event) })}
      />
    </label>`;
  const group = (legend: string, fields: readonly TemplateResult[]): TemplateResult =>
    html`<fieldset class="names"><legend>${legend}</legend>${fields}</fieldset>`;
  return html`<details class="block theme">
    <summary>${icons.options}<span>${said.names}</span></summary>
    <p class="soft">${said.namesHelp}</p>
    <div class="row">
      <button type="button" @click=${() => rename(words.theme)}>${said.houseNames}</button>
      <button type="button" @click=${() => rename(classicTheme(words.theme))}>${said.classicNames}</button>
    </div>
    ${group(
      said.suspects,
      SUSPECTS.map((card, i) => name(card, said.numbered(i + 1))),
    )}
    ${group(
      said.weapons,
      WEAPONS.map((card, i) => name(card, said.numbered(i + 1))),
    )}
    ${group(
      said.areas,
      ring.map((card, i) =>
        name(
          card,
          said.area(
            i + 1,
            CORNERS.some((corner) => corner === i),
          ),
        ),
      ),
    )}
    ${group(said.others, [name('corridor', said.corridor), name('victim', said.victim)])}
    <fieldset>
      <legend>${said.passages}</legend>
      ${passages.map(
        ([from, to], i) =>
          html`<label class="tick">
            <input
              type="checkbox"
              name="passage"
              .checked=${live(setup.passages[i] === true)}
              @change=${(event: Event) =>
                change({ ...setup, passages: setup.passages.map((one, at) => (at === i ? ticked(event) : one)) })}
            /><span>${setup.theme[from]} – ${setup.theme[to]}</span>
          </label>`,
      )}
    </fieldset>
  </details>`;
}

export { configOf } from './setup.js';
