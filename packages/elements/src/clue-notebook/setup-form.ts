import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { cardBoxes, chips } from './chips.js';
import { deckFields } from './deck-form.js';
import { lexiconOf } from './lexicon.js';
import { faceUpCount, handSizes, type Notes, remainder } from './notes.js';
import { type Setup, withCount, withEarlier, withNotes } from './setup.js';
import type { NotebookWords } from './words.js';

/** What the page needs to be drawn, and what it tells. */
export interface SetupFormOptions {
  readonly setup: Setup;
  readonly words: NotebookWords;
  readonly problem: string;
  /** Whether there is a notebook to go back to. */
  readonly isChange: boolean;
  readonly change: (setup: Setup) => void;
  readonly submit: () => void;
  readonly cancel: (() => void) | undefined;
  /** Opens a notebook from a file. */
  readonly open: () => void;
}

const toggled = (cards: readonly string[], card: string, most: number): readonly string[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : cards.length < most ? [...cards, card] : cards;

/** Who plays, who got which cards, and the cards of the edition. */
export function setupForm(options: SetupFormOptions): TemplateResult {
  const { setup, problem, isChange, change, submit, cancel, open } = options;
  const { notes } = setup;
  const words = options.words.setup;
  const lexicon = lexiconOf(notes, options.words);
  const extra = remainder(notes);
  const size = notes.me === null ? 0 : (handSizes(notes)[notes.me] ?? 0);
  const most = faceUpCount(notes);
  const patch = (fields: Partial<Notes>): void => change(withNotes(setup, fields));
  const send = (event: Event): void => {
    event.preventDefault();
    submit();
  };
  return html`<form class="setup" part="setup" novalidate @submit=${send}>
    <div>
      <h2 tabindex="-1">${isChange ? options.words.table : words.title}</h2>
      ${isChange ? nothing : html`<p class="lead">${words.lead}</p>`}
    </div>
    ${chips({
      name: 'count',
      legend: words.count,
      choices: [2, 3, 4, 5, 6].map((count) => ({ value: count, text: String(count) })),
      chosen: (count) => notes.players.length === count,
      choose: (count) => change(withCount(setup, count)),
      lexicon,
      className: 'counts',
    })}
    ${playerFields(options)}
    ${
      extra === 0
        ? nothing
        : chips<number | null>({
            name: 'dealt-first',
            legend: words.dealtFirst(extra),
            choices: [
              ...notes.players.map((_, seat) => ({ value: seat, text: lexicon.player(seat) })),
              { value: null, text: words.extraFaceUp(extra) },
            ],
            chosen: (seat) => notes.dealtFirst === seat,
            choose: (dealtFirst) => patch({ dealtFirst }),
            lexicon,
            className: 'people',
          })
    }
    <details class="deck">
      <summary>${words.deck}</summary>
      ${deckFields(options)}
    </details>
    ${
      notes.me === null
        ? nothing
        : html`<section aria-labelledby="hand-title">
            <h3 id="hand-title" aria-live="polite">${words.hand(notes.hand.length, size)}</h3>
            ${cardBoxes('hand', notes.hand, (card) => patch({ hand: toggled(notes.hand, card, size) }), lexicon, options.words)}
          </section>`
    }
    ${
      most === 0
        ? nothing
        : html`<section aria-labelledby="face-up-title">
            <h3 id="face-up-title" aria-live="polite">${words.faceUp(notes.faceUp.length, most)}</h3>
            ${cardBoxes('face-up', notes.faceUp, (card) => patch({ faceUp: toggled(notes.faceUp, card, most) }), lexicon, options.words)}
          </section>`
    }
    <div class="answers">
      <p class="problem" role="alert">${problem}</p>
      ${cancel ? html`<button type="button" @click=${cancel}>${options.words.cancel}</button>` : html`<button type="button" @click=${open}>${options.words.open}</button>`}
      <button type="submit" class="primary">${isChange ? words.done : words.start}</button>
    </div>
  </form>`;
}

function playerFields({ setup, words, change }: SetupFormOptions): TemplateResult {
  const { notes } = setup;
  const sizes = handSizes(notes);
  const rename = (seat: number, name: string): void =>
    change(withNotes(setup, { players: notes.players.map((each, i) => (i === seat ? name : each)) }));
  return html`<fieldset class="players">
    <legend>${words.setup.players}</legend>
    <p class="help">${words.setup.playersHelp}</p>
    <ol>
      ${notes.players.map((name, seat) => {
        const called = name.trim() || words.player(seat + 1);
        return html`<li>
          <input
            type="text"
            class="player-name"
            maxlength="40"
            autocomplete="off"
            spellcheck="false"
            placeholder=${words.player(seat + 1)}
            aria-label=${words.setup.name(seat + 1)}
            .value=${live(name)}
            @input=${(event: Event) => event.target instanceof HTMLInputElement && rename(seat, event.target.value)}
          />
          <label class="is-me">
            <input
              type="radio"
              name="me"
              aria-label=${words.setup.isMeLabel(called)}
              .checked=${live(notes.me === seat)}
              @change=${() => change(withNotes(setup, { me: seat, hand: [] }))}
            /><span>${words.setup.isMe}</span>
          </label>
          <span class="size">${words.setup.cards(sizes[seat] ?? 0)}</span>
          <button
            type="button"
            class="tool"
            aria-label=${words.setup.earlier(called)}
            title=${words.setup.earlier(called)}
            @click=${() => change(withEarlier(setup, seat))}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 19V5m0 0l-6 6m6-6l6 6" /></svg>
          </button>
        </li>`;
      })}
    </ol>
    <label class="watching">
      <input
        type="radio"
        name="me"
        .checked=${live(notes.me === null)}
        @change=${() => change(withNotes(setup, { me: null, hand: [] }))}
      /><span>${words.setup.watching}</span>
    </label>
  </fieldset>`;
}
