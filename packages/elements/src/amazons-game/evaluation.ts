import type { AmazonsState } from '@games/amazons-core';
import { html, type TemplateResult } from 'lit';
import { computerEnglish } from './computer-words.en.js';
import type { GameHost } from './game-host.js';
import { type Judge, percentOf } from './judge.js';

/** Says who is ahead in what the board shows. */
export class Evaluation {
  readonly #host: GameHost;
  readonly #judge: Judge;
  #control: AbortController | undefined;
  #state: AmazonsState | undefined;
  #chance = 0.5;

  constructor(host: GameHost, judge: Judge) {
    this.#host = host;
    this.#judge = judge;
  }

  /** Looks at what is shown now, if it is wanted and not known. */
  update(): void {
    const { element, table } = this.#host;
    const state = table.shownState;
    if (element.evaluation && this.#state === state) return;
    this.stop();
    if (element.evaluation && !this.#judge.known(state)) void this.#look(state);
  }

  /** The bar: White's share from the left, as the players stand above it. */
  bar(): TemplateResult {
    const words = this.#host.words(computerEnglish);
    const { shownState } = this.#host.table;
    this.#chance = this.#judge.known(shownState)?.chance ?? this.#chance;
    const percent = percentOf(this.#chance);
    return html`<div
      class="evaluation ${percent < 50 ? 'blacks' : ''}"
      part="evaluation"
      role="meter"
      aria-label=${words.chanceName}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${percent}
      aria-valuetext=${words.chance(percent)}
      title=${words.chance(percent)}
    >
      <svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width=${percent} height="1" />
      </svg>
      <span class="percent" aria-hidden="true">${percent < 50 ? 100 - percent : percent} %</span>
    </div>`;
  }

  /** Looks no further. */
  stop(): void {
    this.#control?.abort();
    this.#control = this.#state = undefined;
  }

  async #look(state: AmazonsState): Promise<void> {
    this.#control = new AbortController();
    this.#state = state;
    if (await this.#judge.judge(state, this.#control.signal)) this.#host.element.requestUpdate();
  }
}
