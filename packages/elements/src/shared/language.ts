import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onTerms } from './terms.js';

const watching = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer serves every element on the page, and lives only while there is one. */
function watchPage(listener: () => void): () => void {
  watching.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const each of watching) each();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  return () => {
    watching.delete(listener);
    if (watching.size === 0) {
      observer?.disconnect();
      observer = undefined;
    }
  };
}

/** Knows the language at the host's place: the nearest `lang`, through shadow roots, up to `<html>`. */
export class Language implements ReactiveController {
  /** A BCP 47 tag, or empty when the page says nothing. */
  lang = '';
  readonly #host: ReactiveControllerHost & Element;
  #release: readonly (() => void)[] = [];

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const update = (): void => this.#host.requestUpdate();
    this.#release = [watchPage(update), onTerms(update)];
  }

  hostUpdate(): void {
    this.lang = nearestLang(this.#host);
  }

  hostDisconnected(): void {
    for (const release of this.#release) release();
    this.#release = [];
  }
}

function nearestLang(start: Element): string {
  let element: Element | undefined = start;
  while (element) {
    const holder: Element | null = element.closest('[lang]');
    if (holder) return holder.getAttribute('lang') ?? '';
    const root = element.getRootNode();
    element = 'host' in root && root.host instanceof Element ? root.host : undefined;
  }
  return '';
}
