import type { AmazonsState } from '@games/amazons-core';
import { createEngine, type Engine, type EngineSearchOptions, type SearchResult } from '@games/amazons-core/engine';
import type { AmazonsGame } from './amazons-game.js';

/**
 * Thinks for everyone at the table, one question after the other: two searches at once would each have half the time. The
 * engine lives in a worker of its own, which is made with the first question.
 */
export class Thinker {
  readonly #element: AmazonsGame;
  #engine: Engine | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(element: AmazonsGame) {
    this.#element = element;
  }

  /** Searches, when those before have been answered; `undefined` when the signal came first. */
  think(
    state: AmazonsState,
    options: EngineSearchOptions & { signal: AbortSignal },
  ): Promise<SearchResult | undefined> {
    const { signal } = options;
    const answer = this.#last.then(async () => {
      if (signal.aborted) return undefined;
      try {
        return await this.#engineNow.search(state, options);
      } catch {
        if (signal.aborted) return undefined;
        // A worker that breaks down is no reason to leave a game: the search goes on beside the page's other work.
        this.#engine?.close();
        this.#engine = createEngine({ worker: false });
        return this.#engine.search(state, options).catch(() => undefined);
      }
    });
    this.#last = answer;
    return answer;
  }

  /** Lets the worker go; the next question makes another. */
  close(): void {
    this.#engine?.close();
    this.#engine = undefined;
  }

  get #engineNow(): Engine {
    const { engineWorker } = this.#element;
    this.#engine ??= createEngine(engineWorker === undefined ? {} : { worker: engineWorker });
    return this.#engine;
  }
}
