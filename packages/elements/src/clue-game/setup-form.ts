import { SUSPECTS, type Suspect } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';
import { countField, setupAnswers, suspectField } from '../clue-shared/setup-fields.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { houseRules } from './house-rules.js';
import { namesForm } from './names-form.js';
import { COMPUTER_LEVELS, leastPlayers, type SetupChoice, seatsOf } from './setup.js';
import type { GameWords } from './words.js';

interface SetupFormOptions {
  readonly choice: SetupChoice;
  readonly words: GameWords;
  readonly change: (choice: SetupChoice) => void;
  readonly start: () => void;
  /** Absent where there is no game to go back to. */
  readonly cancel: (() => void) | undefined;
}

/** What is asked before a game: who one is, how many play, how well the computers do, house rules. */
export function setupForm({ choice, words, change, start, cancel }: SetupFormOptions): TemplateResult {
  const { setup, cards } = words;
  const least = leastPlayers(choice);
  const count = Math.max(choice.count, least);
  const seats = seatsOf(choice);
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return html`<form class="setup" @submit=${submit}>
    <h2 class="setup-title" tabindex="-1">${setup.title}</h2>
    ${suspectField({
      legend: setup.who,
      names: cards,
      chosen: choice.me,
      choose: (me) => change({ ...choice, me, others: choice.others.filter((each) => each !== me) }),
    })}
    ${countField({
      legend: setup.count,
      least,
      chosen: count,
      choose: (chosen) => change({ ...choice, count: chosen }),
    })}
    <div class="field">
      <label for="level">${setup.level}</label>
      <select
        id="level"
        @change=${(event: Event) => {
          const value = event.target instanceof HTMLSelectElement ? event.target.value : '';
          change({ ...choice, level: COMPUTER_LEVELS.find((level) => level === value) ?? choice.level });
        }}
      >
        ${COMPUTER_LEVELS.map(
          (level) => html`<option value=${level} ?selected=${level === choice.level}>${setup.levels[level]}</option>`,
        )}
      </select>
    </div>
    <details>
      <summary>${setup.others}</summary>
      <p class="help">${setup.othersHelp}</p>
      <div class="others">
        ${SUSPECTS.filter((suspect) => suspect !== choice.me).map(
          (suspect) =>
            html`<label class="choice">
              <input
                type="checkbox"
                name="other"
                value=${suspect}
                .checked=${choice.others.includes(suspect)}
                @change=${() => change({ ...choice, others: toggled(choice.others, suspect) })}
              />
              ${tokenPicture(suspect)}<span>${cards[suspect]}</span>
            </label>`,
        )}
      </div>
    </details>
    ${namesForm({
      seats,
      names: choice.names,
      words,
      change: (suspect, name) => change({ ...choice, names: { ...choice.names, [suspect]: name } }),
    })}
    ${houseRules({
      chosen: choice.options,
      seated: seats.map(({ suspect }) => suspect),
      words,
      change: (options) => change({ ...choice, options }),
    })}
    <p class="seats" aria-live="polite">
      ${setup.seats(seats)}
    </p>
    ${setupAnswers({ words, cancel })}
  </form>`;
}

function toggled(others: readonly Suspect[], suspect: Suspect): readonly Suspect[] {
  return others.includes(suspect) ? others.filter((each) => each !== suspect) : [...others, suspect];
}
