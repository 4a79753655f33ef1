import { type AmazonsState, formatMove, outcome, type Side } from '@games/amazons-core';
import type { SearchResult } from '@games/amazons-core/engine';
import type { TemplateResult } from 'lit';
import { analysisStyles } from './analysis.styles.js';
import { analysisTemplate } from './analysis-template.js';
import { analysisEnglish } from './analysis-words.en.js';
import { whitesChance } from './evaluation.js';
import { focusBoard } from './focus-board.js';
import type { GameHost } from './game-host.js';
import type { Thinker } from './thinker.js';

/** Positions valued for each turn. By count, not by time: the same game is judged alike on every device. */
const NODES = 40_000;

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

/** What is known of one state: White's chance, and what the computer would play there. */
interface Judged {
  readonly chance: number;
  readonly better: string | undefined;
}

/** Looks at every turn of a game: the curve of the chances, and each side's worst turn. */
export class Analysis {
  readonly #host: GameHost;
  readonly #thinker: Thinker;
  readonly #closed: () => void;
  /** A turn that was judged stays judged, also after an undo. */
  readonly #known = new WeakMap<AmazonsState, Judged>();
  #states: readonly AmazonsState[] = [];
  #control: AbortController | undefined;

  constructor(host: GameHost, thinker: Thinker, closed: () => void) {
    this.#host = host;
    this.#thinker = thinker;
    this.#closed = closed;
    host.adopt(analysisStyles);
  }

  /** White's chance after 0, 1, 2 ... turns, as far as it is known. */
  get chances(): readonly (number | undefined)[] {
    return this.#shownStates.map((state) => this.#known.get(state)?.chance);
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
    return states.slice(1).flatMap((state, index) => {
      const before = states[index];
      const [was, is] = [before && this.#known.get(before), this.#known.get(state)];
      if (!before || !was || !is || !state.last) return [];
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
      if (this.#known.has(state)) continue;
      const over = outcome(state);
      const found = over ? undefined : await this.#thinker.think(state, { nodes: NODES, signal });
      if (signal.aborted || (!over && !found)) return;
      this.#known.set(state, judge(state, over?.winner, found));
      this.#host.element.requestUpdate();
    }
    await Promise.resolve();
    this.#control = undefined;
    this.#host.say(this.#host.words(analysisEnglish).analysed);
  }
}

function judge(state: AmazonsState, winner: Side | undefined, found: SearchResult | undefined): Judged {
  if (!found) return { chance: winner === 0 ? 1 : 0, better: undefined };
  const { action } = found;
  return { chance: whitesChance(state, found), better: action.type === 'move' ? formatMove(action) : undefined };
}
