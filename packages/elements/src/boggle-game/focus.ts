import type { LitElement } from 'lit';

/** What the end of a game or Quit puts on the table is shown, wherever on the page one was; other places only if out of sight. */
function bringIntoSight(target: HTMLElement): void {
  const panel = target.closest('.end, .farewell');
  const { top, bottom } = target.getBoundingClientRect();
  // In the middle: at the top a board may stay in sight, and cover it.
  if (panel || top < 0 || bottom > innerHeight) (panel ?? target).scrollIntoView({ block: 'center' });
}

/**
 * Puts the focus where one goes on, once that stands there: what had it may have gone, or be disabled. Unless somebody is
 * elsewhere on the page.
 */
export async function focusIn(game: LitElement, selector: string): Promise<void> {
  // Not `:focus-within`: with a modal dialog open Chromium says no, though the focus is in it.
  const inside = Boolean(game.shadowRoot?.activeElement) || document.activeElement === document.body;
  await game.updateComplete;
  const target = game.renderRoot.querySelector<HTMLElement>(selector);
  if (!(inside && target)) return;
  target.focus({ preventScroll: true });
  bringIntoSight(target);
}
