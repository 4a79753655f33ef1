import type { Move } from '@games/amazons-core';
import type { TemplateResult } from 'lit';
import { Part } from '../shared/part.js';
import type { Analysis } from './analysis.js';
import type { Clocks } from './clocks.js';
import type { Computer } from './computer.js';
import type { GameHost } from './game-host.js';

/** Who helps and who plays: the computer, the clocks, the analysis. Each is fetched when it is first needed. */
export class Assistance {
  readonly #host: GameHost;
  readonly #computers;
  readonly #clockParts;
  readonly #analyses;
  #computer: Computer | undefined;
  #clocks: Clocks | undefined;
  #analysis: Analysis | undefined;
  #asked = false;
  #analysing = false;
  #paused = false;

  constructor(host: GameHost) {
    this.#host = host;
    this.#computers = new Part(host.element, () => import('./computer.js'));
    this.#clockParts = new Part(host.element, () => import('./clocks.js'));
    this.#analyses = new Part(host.element, () => import('./analysis.js'));
  }

  /** What they show beside the board and on it. */
  look(): {
    readonly times: readonly (string | TemplateResult)[] | undefined;
    readonly hint: Move | undefined;
    readonly evaluation: TemplateResult | undefined;
  } {
    const { element, table } = this.#host;
    const computer = this.#computerNow;
    return {
      times: table.state.clock && this.#clocksNow?.times,
      hint: computer?.hints.at(table.shownState),
      evaluation: element.evaluation ? computer?.evaluation.bar() : undefined,
    };
  }

  /** Whether somebody watches the computer play both sides. */
  get watching(): 'playing' | 'paused' | undefined {
    const { players, table } = this.#host;
    if (table.outcome || players.includes('person')) return undefined;
    return this.#paused ? 'paused' : 'playing';
  }

  /** The buttons that are pressed. */
  get on(): readonly ('hint' | 'analysis')[] {
    const on: ('hint' | 'analysis')[] = [];
    if (this.#computer?.hints.on) on.push('hint');
    if (this.#analysing) on.push('analysis');
    return on;
  }

  /** What stands below the buttons: the analysis, and the list. */
  aside(list: TemplateResult): TemplateResult | readonly unknown[] {
    return this.#analysing ? [this.#analysisNow?.panel(), list] : list;
  }

  /** After each drawing: whoever is to move thinks, clocks run. */
  update(): void {
    const paused = this.watching === 'paused';
    this.#host.table.hold(paused);
    this.#clocks?.update();
    this.#computer?.update(paused);
    this.#analysis?.update();
  }

  /** Shows a hint, or takes it away. */
  hint(): void {
    this.#asked = true;
    void this.#loaded().then((computer) => computer?.hints.toggle());
  }

  /** Opens the analysis, or closes it. */
  analyse(): void {
    this.#analysing = !this.#analysing;
    this.#asked = true;
    if (!this.#analysing) this.#analysis?.close();
    this.#host.element.requestUpdate();
  }

  /** Stops a game of two computers, or lets it go on. */
  pause(): void {
    this.#paused = !this.#paused;
    this.#host.element.requestUpdate();
  }

  /** One turn of a game that is paused. */
  step(): void {
    this.#computer?.opponent.once();
    this.#host.element.requestUpdate();
  }

  /** Somebody goes back in the game: two computers wait there, also in one that was over. */
  halt(): void {
    if (this.#host.players.includes('person')) return;
    this.#paused = true;
    this.#computer?.opponent.once(false);
  }

  /** Another game stands on the table: nobody has stopped that one. */
  begin(): void {
    this.#paused = false;
  }

  /** Nothing thinks and nothing ticks while the game is not on the page. */
  leave(): void {
    this.#computer?.close();
    this.#analysis?.close();
    this.#clocks?.close();
  }

  async #loaded(): Promise<Computer | undefined> {
    await this.#computers.load();
    return this.#computerNow;
  }

  get #computerNow(): Computer | undefined {
    const { element, players, table } = this.#host;
    const plays = !table.outcome && players.some((player) => player !== 'person');
    if (!plays && !element.evaluation && !this.#asked) return this.#computer;
    const part = this.#computers.now;
    if (part) this.#computer ??= new part.Computer(this.#host);
    return this.#computer;
  }

  get #clocksNow(): Clocks | undefined {
    const part = this.#clockParts.now;
    if (part) this.#clocks ??= new part.Clocks(this.#host);
    return this.#clocks;
  }

  get #analysisNow(): Analysis | undefined {
    const [part, computer] = [this.#analyses.now, this.#computerNow];
    if (part && computer) {
      this.#analysis ??= new part.Analysis(this.#host, computer.judge, () => this.analyse());
    }
    return this.#analysis;
  }
}
