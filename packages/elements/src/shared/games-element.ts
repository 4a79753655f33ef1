import { type CSSResult, type CSSResultGroup, LitElement } from 'lit';
import { theme } from '../theme/theme.js';
import { base } from './base.styles.js';
import type { GamesEvents } from './events.js';
import { Language } from './language.js';
import { termsFor } from './terms.js';
import { version } from './version.js';

/** A listener of one of the element's own events. */
export type GamesListener<Target, Event> = ((this: Target, event: Event) => void) | { handleEvent(event: Event): void };

/** What all elements of this package share: the theme, the language at their place, and typed `games-*` events. */
export abstract class GamesElement<Events extends object> extends LitElement {
  /** The version of the package, for the guard against two copies. */
  static readonly version: string = version;
  static override styles: CSSResultGroup = [theme, base];

  readonly #language: Language = new Language(this);
  readonly #coming: Set<Promise<unknown>> = new Set();

  /** @internal Lets `updateComplete` wait for a part that is being fetched. */
  waitFor<Value>(part: Promise<Value>): Promise<Value> {
    this.#coming.add(part);
    void part.finally(() => this.#coming.delete(part));
    return part;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let whole = await super.getUpdateComplete();
    while (this.#coming.size > 0) {
      await Promise.all(this.#coming);
      whole = await super.getUpdateComplete();
    }
    return whole;
  }

  /** Sends an event that a user's act caused; it leaves shadow roots. Gives false when a listener prevented it. */
  protected emit<Name extends keyof Events & string>(
    type: Name,
    detail: Events[Name] extends CustomEvent<infer Detail> ? Detail : never,
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Adds the style sheet of a part to the element's own. */
  protected adopt({ styleSheet }: CSSResult): void {
    const sheets = this.shadowRoot?.adoptedStyleSheets;
    if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
  }

  /** The words of the element in the language at its place; `tag`: those of another element. */
  protected words<Table extends object>(english: Table, tag: string = this.localName): Table {
    return termsFor(tag, this.#language.lang, english);
  }

  override addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: GamesListener<this, Events[Name]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: GamesListener<this, HTMLElementEventMap[Name]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    // The platform ignores a listener that is null; the types of the base class leave it out.
    if (listener) super.addEventListener(type, listener, options);
  }
}

declare global {
  interface GlobalEventHandlersEventMap extends GamesEvents {}
}
