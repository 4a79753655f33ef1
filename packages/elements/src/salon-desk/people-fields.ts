import { SUSPECTS } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { icons } from '../shared/icons.js';
import { select, typed } from './field.js';
import { moved, playing, type Setup, withPeople, withSuspect } from './setup.js';
import type { SetupFormOptions } from './setup-form.js';
import { upButton } from './up-button.js';

/** Who joined and whom they play, and what becomes of the seats that nobody took. */
export function peopleFields({ setup, words, change }: SetupFormOptions): TemplateResult {
  const { setup: said } = words;
  const { people } = setup;
  const free = SUSPECTS.find((suspect) => !people.some((person) => person.suspect === suspect));
  return html`<fieldset class="block people">
    <legend>${said.players}</legend>
    <p class="soft">${said.playersHelp}</p>
    <ol>
      ${people.map((_, i) => personFields({ setup, words, change }, i))}
    </ol>
    ${
      free
        ? html`<button
            type="button"
            class="with-icon"
            @click=${() => change(withPeople(setup, [...people, { name: '', suspect: free }]))}
          >
            ${icons.add}<span>${said.addPlayer}</span>
          </button>`
        : nothing
    }
  </fieldset>
  ${people.length < 6 ? npcFields({ setup, words, change }) : nothing}`;
}

type Fields = Pick<SetupFormOptions, 'setup' | 'words' | 'change'>;

function personFields({ setup, words, change }: Fields, i: number): TemplateResult {
  const { setup: said } = words;
  const { people, theme } = setup;
  const person = people[i];
  if (!person) return html``;
  const called = person.name.trim() || said.player(i + 1);
  const without = (): Setup =>
    withPeople(
      setup,
      people.filter((_, at) => at !== i),
    );
  return html`<li>
    ${tokenPicture(person.suspect)}
    <input
      name="name"
      maxlength="40"
      autocomplete="off"
      spellcheck="false"
      placeholder=${said.player(i + 1)}
      aria-label=${said.name(i + 1)}
      .value=${live(person.name)}
      @input=${(event: Event) =>
        change(
          withPeople(
            setup,
            people.map((each, at) => (at === i ? { ...each, name: typed(event) } : each)),
          ),
        )}
    />
    ${select({
      name: 'suspect',
      label: said.character(called),
      isQuiet: true,
      options: SUSPECTS.map((value) => ({ value, text: theme[value] })),
      value: person.suspect,
      change: (suspect) => change(withSuspect(setup, i, suspect)),
    })}
    <span class="tools">
      ${i > 0 ? upButton(words, called, () => change({ ...setup, people: moved(people, i) })) : nothing}
      ${
        people.length > 2
          ? html`<button
              type="button"
              class="tool"
              aria-label=${said.removePlayer(called)}
              title=${said.removePlayer(called)}
              @click=${() => change(without())}
            >
              <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
            </button>`
          : nothing
      }
    </span>
  </li>`;
}

/** Whether cards go to those who joined alone, or NPCs hold some too (SAL-17, SAL-18). */
function npcFields({ setup, words, change }: Fields): TemplateResult {
  const { setup: said } = words;
  const { people, suspects, theme } = setup;
  const counts = Array.from({ length: 7 - people.length }, (_, i) => people.length + i);
  const npcs = playing(setup).slice(people.length);
  return html`<fieldset class="block">
    <legend>${said.seats}</legend>
    ${select({
      name: 'suspects',
      label: said.deal,
      options: counts.map((value) => ({ value, text: said.dealTo(value - people.length) })),
      value: Math.max(suspects, people.length),
      change: (count) => change({ ...setup, suspects: count }),
    })}
    ${
      npcs.length > 0
        ? html`<p class="soft">${said.npcs(npcs.map((suspect) => theme[suspect]))}</p>
            ${select({
              name: 'npcTurns',
              label: said.npcTurns,
              options: (['players', 'host'] as const).map((value) => ({ value, text: said.npcTurn[value] })),
              value: setup.npcTurns,
              change: (npcTurns) => change({ ...setup, npcTurns }),
            })}`
        : nothing
    }
  </fieldset>`;
}
