import type { Board } from '@games/boggle-core';
import { glide, NOTHING, refusalAt, spell, stepBack, type Trace, type TraceRefusal, tap, type } from './trace.js';

/** What the board is while a word is traced on it, and how it hears of it. */
export interface TracerHost {
  readonly board: () => Board;
  /** Something may be traced now. */
  readonly open: () => boolean;
  /** The trace is another one. */
  readonly changed: (trace: Trace) => void;
  readonly refused: (refusal: TraceRefusal) => void;
  /** A word is complete; false when the embedder would not have it. */
  readonly send: (word: string, path: readonly number[]) => boolean;
}

/** Leads a person along a word: by taps, by swipes, by letters. */
export class Tracer {
  /** What is traced. */
  trace: Trace = NOTHING;
  /** Why the last attempt was refused, until the next step. */
  refused: TraceRefusal | undefined;
  readonly #host: TracerHost;
  #before: Trace = NOTHING;

  constructor(host: TracerHost) {
    this.#host = host;
  }

  /** Another board is shown: what was traced belonged to the old one. */
  reset(): void {
    this.trace = NOTHING;
    this.refused = undefined;
  }

  /** A person tapped a tile. */
  tap(cell: number): void {
    if (this.#host.open()) this.#take(tap(this.#host.board(), this.trace, cell));
  }

  /** A person typed a letter. */
  type(letter: string): void {
    if (this.#host.open()) this.#take(type(this.#host.board(), this.trace, letter));
  }

  /** A finger leaves its first tile: it goes on with the path that ends there or beside it, else it begins a new one. */
  begin(cell: number): boolean {
    if (!this.#host.open()) return false;
    this.#before = this.trace;
    const { path } = this.trace;
    if (path.length > 0 && cell === path.at(-1)) return true;
    const goesOn = path.length > 0 && refusalAt(this.#host.board(), path, cell) === undefined;
    const next = tap(this.#host.board(), goesOn ? this.trace : NOTHING, cell);
    this.#take(next);
    return !('code' in next);
  }

  /** A finger came to a tile. */
  over(cell: number): void {
    const next = glide(this.#host.board(), this.trace, cell);
    if (next !== this.trace) this.#take(next);
  }

  /** A swipe was taken away: what was traced before it comes back. */
  undo(): void {
    this.#become(this.#before);
  }

  /** Gives back the last tile or letter; false when there is none. */
  back(): boolean {
    if (this.trace === NOTHING || this.trace.typed === '') return false;
    this.#become(stepBack(this.#host.board(), this.trace));
    return true;
  }

  /** Gives all tiles back; false when there are none. */
  clear(): boolean {
    const some = this.trace.typed !== '';
    if (some) this.#become(NOTHING);
    return some;
  }

  /** Sends what is traced; false when there is nothing. */
  send(): boolean {
    const { path } = this.trace;
    if (path.length === 0) return false;
    const word = spell(this.#host.board(), path);
    this.reset();
    this.#host.changed(this.trace);
    this.#host.send(word, path);
    return true;
  }

  #take(next: Trace | TraceRefusal): void {
    if ('code' in next) {
      this.refused = next;
      this.#host.refused(next);
    } else this.#become(next);
  }

  #become(trace: Trace): void {
    this.trace = trace;
    this.refused = undefined;
    this.#host.changed(trace);
  }
}
