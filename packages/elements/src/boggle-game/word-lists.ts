import { type BoggleView, roundLists, type WordResult } from '@games/boggle-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { ListWords } from './words.js';

/** A word of the lists that was chosen: its path is shown, and it can be rejected if it is one's own. */
export interface ChosenWord {
  readonly word: string;
  readonly own: boolean;
  readonly rejected: boolean;
}

interface ListOptions {
  readonly view: BoggleView;
  readonly words: ListWords;
  readonly chosen: ChosenWord | undefined;
  readonly choose: (word: ChosenWord) => void;
  /** Rejects the chosen word, or takes its rejection back (BOG-32). */
  readonly reject: () => void;
  /** What the whole word list holds beside, or how to get it. */
  readonly missed: TemplateResult | typeof nothing;
}

type ListName = 'yours' | 'computers' | 'both' | 'invalid' | 'rejected';

/** A word with its points; pressed, it shows its path. */
function wordButton(
  { word, points }: Pick<WordResult, 'word' | 'points'>,
  { chosen, choose, words }: ListOptions,
  own: boolean,
  list: ListName,
): TemplateResult {
  const pressed = chosen?.word === word && chosen.own === own;
  return html`<li>
    <button
      type="button"
      class="word"
      part="word"
      aria-pressed=${pressed ? 'true' : 'false'}
      @click=${() => choose({ word, own, rejected: list === 'rejected' })}
    >
      <span>${word}</span><span class="points" aria-label=${words.points(points)}>${points}</span>
    </button>
  </li>`;
}

/** The lists after a round (BOG-12, BOG-31), empty while one runs, and the control that rejects a word (BOG-32). */
export function wordLists(options: ListOptions): TemplateResult {
  const { view, words, chosen, reject } = options;
  const lists = roundLists(view);
  const running = view.phase === 'round';
  const own = view.players[view.seat ?? 0]?.words ?? [];
  const computer = view.players.find(({ kind }) => kind === 'computer')?.words ?? [];
  const list = (name: ListName): TemplateResult => {
    const from = name === 'computers' ? computer : own;
    const found = lists[name].map((word) => from.find((each) => each.word === word) ?? { word, points: 0 });
    const sum = found.reduce((total, { points }) => total + points, 0);
    const title = name === 'invalid' && view.config.check === 'list' ? words.invalidListed : words.list[name];
    return html`<section class="list" part="list" aria-labelledby="list-${name}">
      <h3 id="list-${name}">
        <span>${title}</span>
        <span class="sum">${words.listCount(found.length, sum)}</span>
      </h3>
      ${
        found.length > 0
          ? html`<ul class="scroll">${found.map((each) => wordButton(each, options, name !== 'computers', name))}</ul>`
          : html`<p class="none">${running ? '' : words.none}</p>`
      }
    </section>`;
  };
  return html`<section class="lists" part="lists" aria-labelledby="lists-title">
    <h2 id="lists-title" tabindex="-1">${words.lists}</h2>
    <div class="columns">
      ${list('yours')} ${view.config.opponent === 'none' ? nothing : list('computers')} ${list('both')} ${list('invalid')}
      ${lists.rejected.length > 0 ? list('rejected') : nothing}
    </div>
    <button
      type="button"
      part="reject"
      class="reject ${chosen?.own ? 'ready' : ''}"
      ?disabled=${running}
      @click=${reject}
    >
      ${chosen?.own ? (chosen.rejected ? words.restore(chosen.word) : words.reject(chosen.word)) : words.rejectAny}
    </button>
    ${view.learned.length > 0 ? html`<p class="learned">${words.learned(view.learned)}</p>` : nothing}
    ${options.missed}
  </section>`;
}
