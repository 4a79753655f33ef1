import '@games/elements/clue-game/define.js';
import '../german.js';
import type { ClueView } from '@games/clue-core';
import { sheetUrl } from '@games/elements/clue-cards';
import type { ClueGame, ClueGameEvents, Marks, Pace } from '@games/elements/clue-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { go, href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { oneOf, read, write } from '../../stores/device.js';
import { beginGame, countGame } from '../../stores/profiles.js';
import { $settings } from '../../stores/settings.js';
import { keeperOf } from '../keeper.js';
import { glanceOf } from './kept.js';

const room = 'clue';
const parsePace = oneOf<Pace>(['calm', 'brisk', 'instant']);
const parseMarks = oneOf<Marks>(['off', 'certain', 'chances']);

const isFresh = ({ turn, phase }: ClueView): boolean => turn === 1 && phase.type === 'start';

/** Cards lie sealed in its save; the glance is what everybody at the table sees. */
const { keepSoon, follow } = keeperOf<ClueGame>(room, ({ publicView: view }) => {
  if (!view) return undefined;
  const stage = view.outcome ? 'over' : isFresh(view) ? 'fresh' : 'running';
  return { stage, glance: glanceOf(view) };
});

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
  if (isFresh(event.detail.view)) beginGame(room);
  keepSoon(event.currentTarget as ClueGame);
}

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
