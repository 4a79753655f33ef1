import { type AmazonsState, formatMove, type Side } from '@games/amazons-core';
import type { TemplateResult } from 'lit';
import { analysisStyles } from './analysis.styles.js';
import { analysisTemplate } from './analysis-template.js';
import { analysisEnglish } from './analysis-words.en.js';
import { focusBoard } from './focus-board.js';
import type { GameHost } from './game-host.js';
import type { Judge } from './judge.js';

/** A turn that cost its player less than this is not called bad. */
const SLIP = 0.03;

/** The worst turn of a side. */
export interface WorstTurn {
  readonly side: Side;
  /** How many turns were played with it. */
  readonly turn: number;
  /** By how much it lowered its player's chance to win, 0 to 1. */
  readonly loss: number;
  readonly played: string;
  /** What the computer would have played. */
  readonly better: string | undefined;
}

/** Looks at every turn of a game: the curve of the chances, and each side's worst turn. */
export class Analysis {
  readonly #host: GameHost;
  readonly #judge: Judge;
  readonly #closed: () => void;
  #states: readonly AmazonsState[] = [];
  #control: AbortController | undefined;

  constructor(host: GameHost, judge: Judge, closed: () => void) {
    this.#host = host;
    this.#judge = judge;
    this.#closed = closed;
    host.adopt(analysisStyles);
  }

  /** White's chance after 0, 1, 2 ... turns, up to the first that is not known. */
  get chances(): readonly (number | undefined)[] {
    const all = this.#shownStates.map((state) => this.#judge.known(state)?.chance);
    const end = all.indexOf(undefined);
    return end < 0 ? all : all.fill(undefined, end);
  }

  /** The worst turn of each side, among those that are known. */
  get worst(): readonly (WorstTurn | undefined)[] {
    return ([0, 1] as const).map((side) => {
      const slips = this.#slips.filter((slip) => slip.side === side && slip.loss >= SLIP);
      return slips.reduce<WorstTurn | undefined>(
        (worst, slip) => (worst && worst.loss >= slip.loss ? worst : slip),
        undefined,
      );
    });
  }

  /** The panel. */
  panel(): TemplateResult {
    const { table } = this.#host;
    const { chances } = this;
    return analysisTemplate({
      words: this.#host.words(analysisEnglish),
      chances,
      worst: this.worst,
      shown: table.shown,
      // How many are known; `undefined` when nothing is looked for any more.
      running: this.#control && chances.filter((chance) => chance !== undefined).length,
      show: (turn) => table.show(turn),
      stop: () => this.#stop(),
      close: () => {
        this.#closed();
        void focusBoard(this.#host.element);
      },
    });
  }

  /** After each drawing: another game is looked at from its start. */
  update(): void {
    if (this.#states === this.#host.table.states || !this.#open) return;
    this.#states = this.#host.table.states;
    this.#control?.abort();
    void this.#run();
  }

  /** Looks no further; when it is opened again it goes on with what is not known yet. */
  close(): void {
    this.#control?.abort();
    this.#control = undefined;
    this.#states = [];
  }

  get #open(): boolean {
    return this.#host.element.renderRoot.querySelector('.analysis') !== null;
  }

  /** The states after each turn: giving up is none. */
  get #shownStates(): readonly AmazonsState[] {
    const { states, turns } = this.#host.table;
    return states.slice(0, turns + 1);
  }

  get #slips(): readonly WorstTurn[] {
    const states = this.#shownStates;
    const { actions } = this.#host.table;
    return states.slice(1).flatMap((state, index) => {
      const before = states[index];
      const [was, is] = [before && this.#judge.known(before), this.#judge.known(state)];
      // A swap is no turn to find fault with: the board is as the other left it.
      if (!before || !was || !is || !state.last || actions[index]?.type !== 'move') return [];
      const side = before.turn;
      const loss = side === 0 ? was.chance - is.chance : is.chance - was.chance;
      const played = formatMove(state.last);
      return [{ side, turn: index + 1, loss, played, better: was.better === played ? undefined : was.better }];
    });
  }

  #stop(): void {
    this.#control?.abort();
    this.#control = undefined;
    const { element } = this.#host;
    element.requestUpdate();
    // The button that was pressed goes away: the focus stays beside it.
    void element.updateComplete.then(() => element.renderRoot.querySelector<HTMLElement>('.analysis .done')?.focus());
  }

  async #run(): Promise<void> {
    const control = new AbortController();
    this.#control = control;
    const { signal } = control;
    for (const state of this.#shownStates) {
      if (this.#judge.known(state)) continue;
      if (!(await this.#judge.judge(state, signal))) return;
      this.#host.element.requestUpdate();
    }
    await Promise.resolve();
    this.#control = undefined;
    this.#host.say(this.#host.words(analysisEnglish).analysed);
  }
}
