import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** An element with a root of its own, in which the focus can be. */
type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/**
 * Where a button goes away with what it did, such as the one that deals the cards, the focus would fall back to the top of
 * the page. It goes to where reading begins instead.
 *
 * @param host - what is drawn anew
 * @param start - selects where reading begins
 */
export function keepFocus(host: Host, start: string): void {
  let held: Element | null = null;
  const active = (): Element | null => (host.renderRoot instanceof ShadowRoot ? host.renderRoot.activeElement : null);
  const keeper: ReactiveController = {
    hostUpdate: () => {
      held = active();
    },
    hostUpdated: () => {
      const had = held;
      held = null;
      // Dialogs open and close after this, and take the focus or give it back.
      queueMicrotask(() => {
        if (!had || had.isConnected || active()) return;
        host.renderRoot.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
      });
    },
  };
  host.addController(keeper);
}
