import '@games/elements/clue-game/define.js';
import type { ClueView } from '@games/clue-core';
import { sheetUrl } from '@games/elements/clue-cards';
import type { ClueGame, ClueGameEvents, Marks, Pace } from '@games/elements/clue-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { go, href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { read, write } from '../../stores/device.js';
import { beginGame, countGame } from '../../stores/profiles.js';
import { keepGame, putAside, savedGame } from '../../stores/saves.js';
import { $language, $settings } from '../../stores/settings.js';
import { glanceOf } from './kept.js';

const room = 'clue';
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

/** Keeps the game: cards lie sealed in its save, and the glance is what everybody at the table sees. */
function keep(game: ClueGame): void {
  clearTimeout(waiting);
  waiting = undefined;
  const view = game.publicView;
  if (!view) return;
  kept = game.save();
  const isFresh = view.turn === 1 && view.phase.type === 'start';
  const stage = view.outcome ? 'over' : isFresh ? 'fresh' : 'running';
  keepGame(room, { save: kept, stage, at: Date.now(), glance: glanceOf(view) });
}

/** Soon: computers act many times a second, and a save is the whole game. */
function keepSoon(game: ClueGame): void {
  waiting ??= setTimeout(() => keep(game), 300);
}

/** One person against computers wins or loses; of several people it is only counted that they played. */
function count(event: ClueGameEvents['games-end']): void {
  const { outcome, computers } = event.detail;
  const people = computers.flatMap((level, seat) => (level === null ? [seat] : []));
  const levels = new Set(computers.filter((level) => level !== null));
  const [level = 'people'] = levels;
  if (people.length > 1) countGame(room, 'people', false);
  else if (people.length === 1) countGame(room, levels.size > 1 ? 'mixed' : level, outcome.winner === people[0]);
}

/** Soon, but what was not yet begun is another game at once. */
function changed(event: CustomEvent<{ readonly view: ClueView }>): void {
  const { turn, phase } = event.detail.view;
  if (turn === 1 && phase.type === 'start') beginGame(room);
  keepSoon(event.currentTarget as ClueGame);
}

/** The game that was left here stands there again; when it goes on in another tab, it goes on here; none is lost on leaving. */
function follow(element: Element | undefined): void {
  leave?.();
  leave = undefined;
  if (!element) return;
  const game = element as ClueGame;
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

const MARKS: readonly Marks[] = ['off', 'certain', 'chances'];
const parseMarks = (value: unknown): Marks | undefined => MARKS.find((marks) => marks === value);
const parsePace = (value: unknown): Pace | undefined => PACES.find((pace) => pace === value);

/** The table with a game of Clue. */
export const play: Page = {
  room,
  title: () => 'Clue',
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">Clue</h1>
      <clue-game
        ${ref(follow)}
        .muted=${!$settings.get().sound}
        pace=${read('clue:pace', parsePace, 'calm')}
        rules-href=${href('/clue/rules')}
        sheet-href=${sheetUrl(language === 'de' ? 'a4.de' : 'a4')}
        @games-change=${changed}
        @games-end=${count}
        marks=${read('clue:sheet', parseMarks, 'off')}
        @games-marks=${(event: CustomEvent<{ readonly marks: Marks }>) => write('clue:sheet', event.detail.marks)}
        @games-pace=${(event: CustomEvent<{ readonly pace: Pace }>) => write('clue:pace', event.detail.pace)}
        @games-exit=${() => go('/')}
      ></clue-game>
    </div>
  `,
};
