import type { AmazonsState, Move } from '@games/amazons-core';
import { computerEnglish } from './computer-words.en.js';
import type { GameHost } from './game-host.js';
import type { Thinker } from './thinker.js';

/** How long a hint is looked for: it is the best that the computer knows, at whatever level it plays. */
const HINT_MS = 1200;

/** What the computer would play in a person's place. */
export class Hints {
  readonly #host: GameHost;
  readonly #thinker: Thinker;
  #control: AbortController | undefined;
  #state: AmazonsState | undefined;
  #move: Move | undefined;

  constructor(host: GameHost, thinker: Thinker) {
    this.#host = host;
    this.#thinker = thinker;
  }

  /** Whether a hint is looked for or shown. */
  get on(): boolean {
    return this.#state === this.#host.table.state;
  }

  /** The turn to point out on a board that shows `state`. */
  at(state: AmazonsState): Move | undefined {
    return this.#state === state ? this.#move : undefined;
  }

  /** Looks for a hint; a second time, takes it away. */
  toggle(): void {
    const was = this.on;
    this.stop();
    this.#host.element.requestUpdate();
    if (!was) void this.#find(this.#host.table.state);
  }

  /** Forgets the hint. */
  stop(): void {
    this.#control?.abort();
    this.#control = this.#state = this.#move = undefined;
  }

  async #find(state: AmazonsState): Promise<void> {
    const words = this.#host.words(computerEnglish);
    this.#control = new AbortController();
    this.#state = state;
    this.#host.say(words.lookingForHint);
    const { signal } = this.#control;
    const found = await this.#thinker.think(state, { timeMs: HINT_MS, signal });
    if (!found || signal.aborted || this.#host.table.state !== state) return;
    const { action } = found;
    if (action.type === 'move') this.#move = action;
    this.#host.say(action.type === 'move' ? words.hintIs(action) : words.hintSwap);
  }
}
