import type { AmazonsGame } from '@games/elements/amazons-game';
import { html, type TemplateResult } from 'lit';
import { href } from '../../app/links.js';
import type { Language } from '../../stores/settings.js';

const words = {
  en: {
    computer: 'Play against the computer',
    people: 'Or begin at once: two people take turns here.',
    rules: 'How to play',
  },
  de: {
    computer: 'Gegen den Computer spielen',
    people: 'Oder fangt gleich an: zu zweit, immer abwechselnd.',
    rules: 'So wird gespielt',
  },
};

/** The computer takes Black at its easiest, and the menu opens with that chosen: one more click begins the game. */
function challenge({ currentTarget }: Event): void {
  const game = (currentTarget as Element).closest('.play')?.querySelector<AmazonsGame>('amazons-game');
  if (!game) return;
  game.black = 1;
  game.menu = true;
}

/** What somebody is offered who finds an empty table: an opponent, or the rules. It goes when a game begins. */
export const invite = (language: Language, hidden: boolean): TemplateResult => html`
  <div class="invite" ?hidden=${hidden}>
    <button type="button" class="button button--primary" @click=${challenge}>${words[language].computer}</button>
    <p>${words[language].people} <a href=${href('/amazons/rules')}>${words[language].rules}</a></p>
  </div>
`;
