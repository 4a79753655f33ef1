import '@games/elements/salon-game/define.js';
import type { SalonView } from '@games/clue-core/salon';
import type { Pace, SalonGame } from '@games/elements/salon-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { read, write } from '../../stores/device.js';
import { keepGame, putAside, savedGame } from '../../stores/saves.js';
import { $language, $settings } from '../../stores/settings.js';
import { glanceOf } from './kept.js';

const room = 'salon';
const PACES: readonly Pace[] = ['calm', 'brisk', 'instant'];

// The element speaks English by itself; another language is fetched when it is spoken here, now or after a change.
$language.subscribe((language) => {
  if (language === 'de') void import('@games/elements/locales/de.js');
});

/** Ends following the kept game; set while a game stands in the room. */
let leave: (() => void) | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** What this tab kept last: the store tells of it too, and it need not be opened again. */
let kept = '';

/** Keeps the game: its cards lie in digits in its save, and the glance is what everybody at the table sees. */
function keep(game: SalonGame): void {
  clearTimeout(waiting);
  waiting = undefined;
  const view = game.publicView;
  if (!view) return;
  kept = game.save();
  const stage = view.outcome ? 'over' : view.turn === 0 ? 'fresh' : 'running';
  keepGame(room, { save: kept, stage, at: Date.now(), glance: glanceOf(view) });
}

/** Soon: computers act many times a second, and a save is the whole game. */
function keepSoon(game: SalonGame): void {
  waiting ??= setTimeout(() => keep(game), 300);
}

/** The game that was left here stands there again; when it goes on in another tab, it goes on here; none is lost on leaving. */
function follow(element: Element | undefined): void {
  leave?.();
  leave = undefined;
  if (!element) return;
  const game = element as SalonGame;
  const flush = (): void => {
    if (waiting !== undefined) keep(game);
  };
  const open = (): void => {
    const saved = savedGame(room).get();
    if (!saved || saved.save === kept) return;
    kept = saved.save;
    if (game.load(saved.save)) putAside(room);
  };
  // The tab that is looked at plays; another one takes over what it has missed when it is looked at again.
  const turnTo = (): void => (document.hidden ? flush() : open());
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', turnTo);
  open();
  leave = () => {
    flush();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', turnTo);
    kept = '';
  };
}

const parsePace = (value: unknown): Pace | undefined => PACES.find((pace) => pace === value);

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
        @games-change=${(event: CustomEvent<{ readonly view: SalonView }>) => keepSoon(event.currentTarget as SalonGame)}
        @games-pace=${(event: CustomEvent<{ readonly pace: Pace }>) => write('salon:pace', event.detail.pace)}
      ></salon-game>
    </div>
  `,
};
