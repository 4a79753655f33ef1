import type { AmazonsGame } from '@games/elements/amazons-game';
import { html, type TemplateResult } from 'lit';
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

/** What somebody is offered who finds an empty table: an opponent. It goes when a game begins. */
export const invite = (language: Language, hidden: boolean): TemplateResult => html`
  <div class="invite" ?hidden=${hidden}>
    <button type="button" class="button button--primary" @click=${challenge}>${words[language].computer}</button>
    <p>${words[language].people}</p>
  </div>
`;
