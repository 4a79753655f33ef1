import '@games/elements/amazons-game/define.js';
import '../german.js';
import { type AmazonsOutcome, type AmazonsState, formatPosition, outcome } from '@games/amazons-core';
import type { AmazonsGame } from '@games/elements/amazons-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { beginGame, countGame } from '../../stores/profiles.js';
import { keepGame, putAside, savedGame } from '../../stores/saves.js';
import { $language, $settings, changeSettings } from '../../stores/settings.js';
import { forgetLink, linked, tellOfLink } from '../linked.js';
import { invite, withdraw } from './invite.js';

const room = 'amazons';

/** What is kept after every turn. The glance is the position: its last field counts the turns, its second tells whose it is. */
function keep(game: AmazonsGame, state: AmazonsState): void {
  const stage = outcome(state) ? 'over' : state.ply > 0 ? 'running' : 'fresh';
  if (stage === 'fresh') beginGame(room);
  keepGame(room, { save: game.save(), stage, at: Date.now(), glance: formatPosition(state) });
}

/** A game against the computer counts as won or lost; one between people as played; the computer's own does not count. */
function count(event: CustomEvent<{ readonly outcome: AmazonsOutcome }>): void {
  const { white, black } = event.currentTarget as AmazonsGame;
  const { winner } = event.detail.outcome;
  const computer = white === 'person' ? black : white;
  if (computer === 'person') countGame(room, 'people', false);
  else if (white === 'person' || black === 'person')
    countGame(room, `level-${computer}`, winner === (white === 'person' ? 0 : 1));
}

const hasLink = (): boolean => location.hash.startsWith('#start=');

/** Ends following the kept game; set while a game stands in the room. */
let leave: (() => void) | undefined;

/** The game that was left here stands there again; and when it goes on in another tab, it goes on here: one table. */
function follow(element: Element | undefined): void {
  leave?.();
  leave = undefined;
  if (!element) return;
  const game = element as AmazonsGame;
  // Not by the template: what is drawn again while a game goes on must leave the offer's place as it is.
  const offer = game.closest('.play')?.querySelector('.invite');
  offer?.toggleAttribute('hidden', savedGame(room).get() !== undefined || hasLink());
  const unfollow = savedGame(room).subscribe((saved) => {
    if (saved) withdraw(offer, saved.stage);
    if (saved && saved.save !== game.save() && game.load(saved.save)) putAside(room);
  });
  const link = (): void => void openLink(game);
  link();
  addEventListener('hashchange', link);
  leave = () => {
    unfollow();
    removeEventListener('hashchange', link);
  };
}

/**
 * Somebody came by a link that holds a game: it is laid on the table, and the address is cleaned, so that a reload finds the
 * game as it was played on. A link that cannot be read leaves the table alone; a game that was not over can be had back.
 */
async function openLink(game: AmazonsGame): Promise<void> {
  if (!hasLink()) return;
  const mine = savedGame(room).get();
  const refusal = await game.open(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  forgetLink(game);
  if (refusal) return tellOfLink(game, $language.get());
  keep(game, game.state);
  if (mine?.stage !== 'running' || mine.save === game.save()) return;
  tellOfLink(game, $language.get(), () => {
    game.load(mine.save);
    keep(game, game.state);
    forgetLink(game);
  });
}

/** Whoever plays on has chosen the game that lies here. */
function changed({ currentTarget, detail }: CustomEvent<{ readonly state: AmazonsState }>): void {
  const game = currentTarget as AmazonsGame;
  forgetLink(game);
  keep(game, detail.state);
}

/** The element has a switch for sound of its own: one setting, wherever it is changed. */
function hear({ detail }: CustomEvent<{ readonly name: string; readonly value: boolean }>): void {
  if (detail.name === 'muted') changeSettings({ sound: !detail.value });
}

/** The policy of this app takes workers from its own address only, so the build makes a file of the engine's. */
const engineWorker: AmazonsGame['engineWorker'] = () =>
  new Worker(new URL('@games/amazons-core/engine/worker', import.meta.url), { type: 'module' });

/** The table with a game of Amazons. */
export const play: Page = {
  room,
  title: ({ language }) => (language === 'de' ? 'Amazonen' : 'Amazons'),
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">${language === 'de' ? 'Das Spiel der Amazonen' : 'The Game of the Amazons'}</h1>
      ${invite(language)}
      ${linked}
      <amazons-game
        ${ref(follow)}
        .muted=${!$settings.get().sound}
        .engineWorker=${engineWorker}
        @games-setting=${hear}
        @games-end=${count}
        @games-change=${changed}
      ></amazons-game>
    </div>
  `,
};
