import { html, nothing, type TemplateResult } from 'lit';
import { countField, setupAnswers, suspectField } from '../clue-shared/setup-fields.js';
import { type SetupChoice, WITS } from './setup.js';
import type { SalonWords } from './words.js';

interface SetupFormOptions {
  readonly choice: SetupChoice;
  readonly words: SalonWords;
  readonly change: (choice: SetupChoice) => void;
  readonly start: () => void;
  /** Absent where there is no game to go back to. */
  readonly cancel: (() => void) | undefined;
}

/** What is asked before a practice game: who one is, how many play, what the others hold, how well they play. */
export function setupForm({ choice, words, change, start, cancel }: SetupFormOptions): TemplateResult {
  const { setup, theme } = words;
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  const radio = (name: string, label: string, checked: boolean, select: () => void): TemplateResult =>
    html`<label class="choice"><input type="radio" name=${name} .checked=${checked} @change=${select} /><span>${label}</span></label>`;
  return html`<form class="setup" @submit=${submit}>
    <div>
      <h2 class="setup-title" tabindex="-1">${setup.title}</h2>
      <p class="lead">${setup.lead}</p>
    </div>
    ${suspectField({
      legend: setup.who,
      names: theme,
      chosen: choice.me,
      choose: (me) => change({ ...choice, me }),
    })}
    ${countField({
      legend: setup.count,
      least: 2,
      chosen: choice.count,
      choose: (count) => change({ ...choice, count }),
    })}
    ${
      choice.count < 6
        ? html`<fieldset>
            <legend>${setup.rest}</legend>
            ${radio('npcs', setup.without, !choice.npcs, () => change({ ...choice, npcs: false }))}
            ${radio('npcs', setup.withNpcs, choice.npcs, () => change({ ...choice, npcs: true }))}
          </fieldset>`
        : nothing
    }
    <fieldset>
      <legend>${setup.wit}</legend>
      ${WITS.map((wit) => radio('wit', setup.wits[wit], choice.wit === wit, () => change({ ...choice, wit })))}
    </fieldset>
    ${setupAnswers({ words, cancel })}
  </form>`;
}
