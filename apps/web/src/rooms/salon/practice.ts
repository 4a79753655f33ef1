import '@games/elements/salon-game/define.js';
import '../german.js';
import type { SalonView } from '@games/clue-core/salon';
import type { Pace, SalonGame, SalonGameEvents } from '@games/elements/salon-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { oneOf, read, write } from '../../stores/device.js';
import { beginGame, countGame } from '../../stores/profiles.js';
import { $settings } from '../../stores/settings.js';
import { keeperOf } from '../keeper.js';
import { glanceOf } from './kept.js';

const room = 'salon';
const parsePace = oneOf<Pace>(['calm', 'brisk', 'instant']);

/** Its cards lie in digits in its save; the glance is what everybody at the table sees. */
const { keepSoon, follow } = keeperOf<SalonGame>(room, ({ publicView: view }) => {
  if (!view) return undefined;
  const stage = view.outcome ? 'over' : view.turn === 0 ? 'fresh' : 'running';
  return { stage, glance: glanceOf(view) };
});

/** The person wins or loses against the computers. */
function count(event: SalonGameEvents['games-end']): void {
  const { outcome, seat, wit } = event.detail;
  countGame(room, wit, outcome.winner === seat);
}

/** Soon, but what was not yet begun is another game at once. */
function changed(event: CustomEvent<{ readonly view: SalonView }>): void {
  if (event.detail.view.turn === 0) beginGame(room);
  keepSoon(event.currentTarget as SalonGame);
}

const words = { en: 'Practice: Salon Clue', de: 'Übungsspiel: Salon-Clue' } as const;

/** A practice game of Salon Clue against computers. */
export const practice: Page = {
  room,
  title: ({ language }) => words[language],
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">${words[language]}</h1>
      <salon-game
        ${ref(follow)}
        .muted=${!$settings.get().sound}
        pace=${read('salon:pace', parsePace, 'calm')}
        @games-change=${changed}
        @games-end=${count}
        @games-pace=${(event: CustomEvent<{ readonly pace: Pace }>) => write('salon:pace', event.detail.pace)}
      ></salon-game>
    </div>
  `,
};
