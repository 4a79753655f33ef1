import '@games/elements/amazons-game/define.js';
import { type AmazonsState, formatPosition, outcome } from '@games/amazons-core';
import type { AmazonsGame } from '@games/elements/amazons-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { keepGame, putAside, savedGame } from '../../stores/saves.js';
import { $language, $settings, changeSettings } from '../../stores/settings.js';

const room = 'amazons';

// The element speaks English by itself; another language is fetched when it is spoken here, now or after a change.
$language.subscribe((language) => {
  if (language === 'de') void import('@games/elements/locales/de.js');
});

/** What is kept after every turn. The glance is the position: its last field counts the turns, its second tells whose it is. */
function keep(game: AmazonsGame, state: AmazonsState): void {
  const stage = outcome(state) ? 'over' : state.ply > 0 ? 'running' : 'fresh';
  keepGame(room, { save: game.save(), stage, at: Date.now(), glance: formatPosition(state) });
}

/** Ends following the kept game; set while a game stands in the room. */
let leave: (() => void) | undefined;

/** The game that was left here stands there again; and when it goes on in another tab, it goes on here: one table. */
function follow(element: Element | undefined): void {
  leave?.();
  leave = undefined;
  if (!element) return;
  const game = element as AmazonsGame;
  leave = savedGame(room).subscribe((saved) => {
    if (saved && saved.save !== game.save() && game.load(saved.save)) putAside(room);
  });
}

/** The element has a switch for sound of its own: one setting, wherever it is changed. */
function hear(event: Event): void {
  const sound = !(event.currentTarget as AmazonsGame).muted;
  if (sound !== $settings.get().sound) changeSettings({ sound });
}

/** The table with a game of Amazons. */
export const play: Page = {
  room,
  title: ({ language }) => (language === 'de' ? 'Amazonen' : 'Amazons'),
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">${language === 'de' ? 'Das Spiel der Amazonen' : 'The Game of the Amazons'}</h1>
      <amazons-game
        ${ref(follow)}
        .muted=${!$settings.get().sound}
        @click=${hear}
        @games-change=${(event: CustomEvent<{ readonly state: AmazonsState }>) =>
          keep(event.currentTarget as AmazonsGame, event.detail.state)}
      ></amazons-game>
    </div>
  `,
};
