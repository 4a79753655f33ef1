import type { LitElement } from 'lit';

/**
 * Puts the focus where one goes on, once that stands there: what had it may have gone, or be disabled. Unless somebody is
 * elsewhere on the page.
 */
export async function focusIn(game: LitElement, selector: string): Promise<void> {
  const inside = game.matches(':focus-within') || document.activeElement === document.body;
  await game.updateComplete;
  const target = game.renderRoot.querySelector<HTMLElement>(selector);
  if (inside) target?.focus({ preventScroll: true });
}
