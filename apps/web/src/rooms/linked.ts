import { html, nothing, render } from 'lit';
import type { Language } from '../stores/settings.js';

const words = {
  en: {
    broken: 'This link holds no game that can be read. The table is as it was.',
    other: 'The game from the link lies on the table.',
    back: 'Back to my own game',
  },
  de: {
    broken: 'In diesem Link steht kein Spiel, das sich lesen lässt. Der Tisch ist, wie er war.',
    other: 'Das Spiel aus dem Link liegt auf dem Tisch.',
    back: 'Zurück zu meinem Spiel',
  },
};

const placeIn = (game: Element): HTMLElement | null | undefined => game.closest('.play')?.querySelector('.linked');

/** Where `tellOfLink` tells; there from the start, so that a screen reader hears what comes. */
export const linked = html`<div class="linked" role="status"></div>`;

/** Says nothing of a link any more. */
export function forgetLink(game: Element): void {
  const place = placeIn(game);
  if (place) render(nothing, place);
}

/**
 * Tells whoever came by a link what became of it: it could not be read, or it took the place of a game that was not over,
 * and then `back` brings that one back.
 */
export function tellOfLink(game: Element, language: Language, back?: () => void): void {
  const place = placeIn(game);
  const { broken, other, back: label } = words[language];
  const text = html`<p>${back ? other : broken}</p>`;
  if (place) {
    render(back ? html`${text}<button type="button" class="button" @click=${back}>${label}</button>` : text, place);
  }
}
