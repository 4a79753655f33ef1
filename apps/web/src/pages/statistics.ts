import { html, nothing, type TemplateResult } from 'lit';
import type { Page, PageContext } from '../app/page.js';
import { rooms } from '../rooms/registry.js';
import {
  $profiles,
  addProfile,
  chooseProfile,
  clearStatistics,
  currentProfile,
  LONGEST_NAME,
  MOST_PROFILES,
  type Profile,
  removeProfile,
  renameProfile,
} from '../stores/profiles.js';
import { type StatisticsWords, statisticsWords } from './statistics.words.js';

/** A question about the one who plays now. */
interface Question {
  readonly id: string;
  /** On the button that opens it. */
  readonly label: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly answer: () => void;
}

const dialogOf = (id: string): HTMLDialogElement | null => document.querySelector(`dialog#${id}`);

function ask(id: string): void {
  dialogOf(id)?.showModal();
  // What cannot be undone takes more than one press of Enter.
  dialogOf(id)?.querySelector<HTMLElement>('[data-no]')?.focus();
}

const opener = ({ id, label }: Question): TemplateResult =>
  html`<button class="button" @click=${() => ask(id)}>${label}</button>`;

const dialog = ({ id, text, yes, no, answer }: Question): TemplateResult => html`
  <dialog class="ask" id=${id} aria-labelledby="${id}-text" closedby="any">
    <p id="${id}-text">${text}</p>
    <p class="who__actions">
      <button
        class="button button--primary"
        @click=${() => {
          dialogOf(id)?.close();
          answer();
        }}
      >
        ${yes}
      </button>
      <button class="button" data-no @click=${() => dialogOf(id)?.close()}>${no}</button>
    </p>
  </dialog>
`;

/** A name was typed: it is for the one who plays now, or for somebody new. */
function named(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const name = String(new FormData(form).get('name') ?? '');
  if (name.trim() === '') return;
  if ((event.submitter as HTMLButtonElement | null)?.value === 'add') addProfile(name);
  else renameProfile(name);
  // Not a reset of the form: that would clear the choice of who plays too.
  for (const field of form.querySelectorAll<HTMLInputElement>('[name=name]')) field.value = '';
}

function who(words: StatisticsWords): TemplateResult {
  const { current, list } = $profiles.get();
  const full = list.length >= MOST_PROFILES;
  return html`
    <form class="who" @submit=${named}>
      <fieldset class="choice">
        <legend>${words.who}</legend>
        <div class="choice__options">
          ${list.map(
            ({ id, name }) => html`
              <label>
                <input type="radio" name="who" .checked=${id === current} @change=${() => chooseProfile(id)} />
                <span dir="auto">${name || words.you}</span>
              </label>
            `,
          )}
        </div>
      </fieldset>
      <label class="who__name">
        <span>${words.name}</span>
        <input name="name" maxlength=${LONGEST_NAME} autocomplete="off" required />
      </label>
      <p class="who__actions">
        <button class="button" value="rename">${words.rename}</button>
        ${full ? nothing : html`<button class="button" value="add">${words.add}</button>`}
      </p>
    </form>
  `;
}

/** The order in which people would read them: a level 10 comes after a level 9. */
const byWord = new Intl.Collator('en', { numeric: true });

function games(profile: Profile, words: StatisticsWords, { language }: PageContext): readonly TemplateResult[] {
  return rooms.flatMap((room) => {
    const rows = Object.entries(profile.tallies)
      .filter(([key]) => key.startsWith(`${room.id}/`))
      .map(([key, tally]) => ({ against: key.slice(room.id.length + 1), ...tally }))
      .sort((one, other) => byWord.compare(one.against, other.against));
    if (rows.length === 0) return [];
    return html`
      <h2 id="statistics-${room.id}">${room.words[language].name}</h2>
      <table class="tallies" aria-labelledby="statistics-${room.id}">
        <thead>
          <tr><th scope="col">${words.against}</th><th scope="col">${words.played}</th><th scope="col">${words.won}</th></tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ against, played, won }) => html`
              <tr>
                <th scope="row">${words.opponent(against)}</th>
                <td>${played}</td>
                <td>${against === 'people' ? html`<span class="fine">${words.notCounted}</span>` : won}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  });
}

/** What was played to its end on this device, by whom, against whom. */
export const statistics: Page = {
  title: ({ language }) => statisticsWords[language].title,
  render: (context) => {
    const words = statisticsWords[context.language];
    const now = $profiles.get();
    const profile = currentProfile(now);
    const name = profile.name || words.you;
    const tables = games(profile, words, context);
    const clear: Question = {
      id: 'ask-clear',
      label: words.clear,
      text: words.clearAsk(name),
      yes: words.yesClear,
      no: words.keep,
      answer: clearStatistics,
    };
    const remove: Question = {
      id: 'ask-remove',
      label: words.removeName,
      text: words.removeAsk(name),
      yes: words.yesRemove,
      no: words.keep,
      answer: removeProfile,
    };
    return html`
      <article class="prose">
        <h1 tabindex="-1">${words.title}</h1>
        <p class="lead">${words.lead}</p>
        ${who(words)}
        ${tables.length > 0 ? tables : html`<p class="tallies__none">${words.nothing}</p>`}
        <p class="who__actions">
          ${tables.length > 0 ? opener(clear) : nothing}
          ${now.list.length > 1 ? opener(remove) : nothing}
        </p>
        ${dialog(clear)} ${dialog(remove)}
      </article>
    `;
  },
};
