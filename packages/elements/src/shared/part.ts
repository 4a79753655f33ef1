import type { GamesElement } from './games-element.js';

/**
 * A part of an element that is fetched when it is first needed, so that a page which only shows a board carries no menu.
 * While it is on its way the element is drawn without it; `updateComplete` waits for it. A fetch that failed is tried again
 * the next time the part is needed.
 */
export class Part<Module> {
  readonly #host: GamesElement<object>;
  readonly #fetch: () => Promise<Module>;
  #coming: Promise<Module | undefined> | undefined;
  #module: Module | undefined;

  constructor(host: GamesElement<object>, fetch: () => Promise<Module>) {
    this.#host = host;
    this.#fetch = fetch;
  }

  /** The part, if it is here; else it is fetched, and the host drawn again when it has come. */
  get now(): Module | undefined {
    if (!this.#module) void this.load();
    return this.#module;
  }

  /** Whether the part is here. */
  get here(): boolean {
    return this.#module !== undefined;
  }

  /** The part when it has come, or nothing when it could not be fetched. */
  load(): Promise<Module | undefined> {
    this.#coming ??= this.#host.waitFor(
      this.#fetch().then(
        (module) => {
          this.#module = module;
          this.#host.requestUpdate();
          return module;
        },
        () => {
          this.#coming = undefined;
          return undefined;
        },
      ),
    );
    return this.#coming;
  }
}
