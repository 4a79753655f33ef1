/** A class that tells which version of the package it comes from. */
interface Versioned extends CustomElementConstructor {
  readonly version?: string;
}

/**
 * Registers an element once. A page may load two copies of a package (a bundle and a CDN file); the first one stays, and a
 * warning names both versions when they differ. Does nothing where there is no DOM.
 *
 * @param tag - the tag name
 * @param element - the class
 * @param scope - a scoped registry; without it the page's
 */
export function define(tag: string, element: Versioned, scope?: CustomElementRegistry): void {
  const target = scope ?? globalThis.customElements;
  if (!target) return;
  const existing: Versioned | undefined = target.get(tag);
  if (!existing) {
    target.define(tag, element);
  } else if (existing.version !== element.version) {
    console.warn(
      `<${tag}> is already registered in version ${existing.version ?? 'unknown'}; version ${element.version ?? 'unknown'} is ignored.`,
    );
  }
}
