import type { BoggleView } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { ChosenWord } from './word-lists.js';
import type { ListWords } from './words.js';

interface MissedOptions {
  readonly view: BoggleView;
  readonly words: ListWords;
  /** All words of the list on this board, the shortest first; nothing while it is not asked for or not here. */
  readonly all: readonly string[] | undefined;
  readonly state: 'closed' | 'coming' | 'failed' | 'open';
  readonly chosen: ChosenWord | undefined;
  readonly choose: (word: ChosenWord) => void;
  readonly ask: () => void;
}

/** After a round, what nobody found of the whole English list, and how much of it each found. */
export function missed({ view, words, all, state, chosen, choose, ask }: MissedOptions): TemplateResult {
  if (state !== 'open' || !all) {
    return html`<p class="missed-ask">
      <button type="button" part="button" ?disabled=${state === 'coming'} @click=${ask}>${words.showMissed}</button>
      <span role="status">${state === 'coming' ? words.fetching : state === 'failed' ? words.fetchFailed : ''}</span>
    </p>`;
  }
  const found = view.players.map(({ kind, words: own }) => ({
    kind,
    words: new Set(own.filter(({ status }) => status === 'alone' || status === 'shared').map(({ word }) => word)),
  }));
  const left = all.filter((word) => !found.some((player) => player.words.has(word))).reverse();
  const had = (kind: 'person' | 'computer'): number =>
    all.filter((word) => found.some((player) => player.kind === kind && player.words.has(word))).length;
  return html`<section class="missed" part="missed" aria-labelledby="missed-title">
    <h3 id="missed-title">
      <span>${words.missed}</span><span class="sum">${words.listCount(left.length, 0)}</span>
    </h3>
    <p>${words.onBoard(all.length, had('person'), view.config.opponent === 'none' ? null : had('computer'))}</p>
    <ul class="scroll wide">
      ${left.map(
        (word) =>
          html`<li>
            <button
              type="button"
              class="word"
              part="word"
              aria-pressed=${chosen?.word === word ? 'true' : 'false'}
              @click=${() => choose({ word, own: false, rejected: false })}
            >
              <span>${word}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}
