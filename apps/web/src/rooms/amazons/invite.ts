import type { AmazonsGame } from '@games/elements/amazons-game';
import { html, type TemplateResult } from 'lit';
import type { Stage } from '../../stores/saves.js';
import type { Language } from '../../stores/settings.js';

const words = {
  en: {
    computer: 'Play against the computer',
    people: 'Or begin at once, two people taking turns.',
  },
  de: {
    computer: 'Gegen den Computer spielen',
    people: 'Oder fangt gleich zu zweit an, abwechselnd.',
  },
};

/** The computer takes Black at its easiest, and the menu opens with that chosen: one more click begins the game. */
function challenge({ currentTarget }: Event): void {
  const game = (currentTarget as Element).closest('.play')?.querySelector<AmazonsGame>('amazons-game');
  if (!game) return;
  game.black = 1;
  game.menu = true;
}

/**
 * A game has begun. Where a turn was played on the board, the offer leaves its place empty: the board must not move under the
 * hand that is about to play on it.
 */
export function withdraw(offer: Element | null | undefined, stage: Stage): void {
  if (!offer || offer.hasAttribute('hidden')) return;
  if (stage === 'fresh') offer.setAttribute('hidden', '');
  else offer.classList.add('invite--gone');
}

/** What somebody is offered who finds an empty table: an opponent. It goes when a game begins. */
export const invite = (language: Language): TemplateResult => html`
  <div class="invite">
    <button type="button" class="button button--primary" @click=${challenge}>${words[language].computer}</button>
    <p>${words[language].people}</p>
  </div>
`;
