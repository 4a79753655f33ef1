import '@games/elements/boggle-game/define.js';
import '../german.js';
import { type BoggleOutcome, type BoggleState, boggle } from '@games/boggle-core';
import type { BoggleGame } from '@games/elements/boggle-game';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { href } from '../../app/links.js';
import type { Page } from '../../app/page.js';
import { beginGame, countGame } from '../../stores/profiles.js';
import { keepGame, putAside, savedGame } from '../../stores/saves.js';
import { $language, $settings, changeSettings } from '../../stores/settings.js';
import { forgetLink, linked, tellOfLink } from '../linked.js';
import { writeGlance } from './glance.js';
import { keepDictionary, keepStatistics, keptDictionary, keptStatistics } from './kept.js';

const room = 'boggle';

const stageOf = ({ phase, round }: BoggleState): 'fresh' | 'running' | 'over' => {
  if (phase === 'over') return 'over';
  return round > 0 && phase !== 'quit' ? 'running' : 'fresh';
};

/** What is kept: the game, and for the table its board, its round, its points. After Quit that is a game not yet begun. */
function keep(game: BoggleGame): void {
  const { state } = game;
  const { board, round, deadline } = state;
  const totals = boggle.view(state, 0).players.map(({ total }) => total);
  const glance = { width: board?.width ?? 0, tiles: board?.tiles ?? [], round, totals, deadline: deadline ?? 0 };
  keepGame(room, { save: game.save(), stage: stageOf(state), at: Date.now(), glance: writeGlance(glance) });
}

/** What `?board=` or `?seed=` in the address asks for, once: a reload goes on with the game that it began. */
function takeInvitation(): { readonly board?: string; readonly seed?: string } {
  const query = new URLSearchParams(location.search);
  const [board, seed] = [query.get('board'), query.get('seed')];
  if (board === null && seed === null) return {};
  history.replaceState(history.state, '', href(`/${room}`));
  return { ...(board !== null && { board }), ...(seed !== null && { seed }) };
}

/** Ends following the kept game; set while a game stands in the room. */
let leave: (() => void) | undefined;

/** The game that was left here stands there again, its clock has gone on; and it goes on here when another tab plays it. */
async function enter(game: BoggleGame): Promise<void> {
  game.link = (board) => new URL(`${href(`/${room}`)}?board=${encodeURIComponent(board)}`, location.href).href;
  game.statistics = keptStatistics() as typeof game.statistics;
  const saved = savedGame(room).get();
  if (saved && (await game.load(saved.save))) putAside(room);
  // A program that starts reads its dictionary (BOG-16); a game that was broken off knows its own.
  if (saved?.stage !== 'running' && saved?.stage !== 'over') game.dictionaryText = keptDictionary();
  const { board, seed } = takeInvitation();
  if (board !== undefined) {
    if (game.playBoard(board)) tellOfLink(game, $language.get());
  } else if (seed !== undefined) void game.playSeed(seed);

  const stop = savedGame(room).listen((kept) => {
    if (!kept || kept.save === game.save()) return;
    // Each counts on from what was counted: what this tab knew of is older.
    game.statistics = keptStatistics() as typeof game.statistics;
    void game.load(kept.save);
  });
  // Words come with every key: they are written when nothing was typed for a moment, or when the page is left.
  const halt = (): void => {
    window.clearTimeout(writing);
    if (waiting) keep(game);
    waiting = false;
    keepDictionary(game.dictionaryText);
  };
  addEventListener('pagehide', halt);
  leave = () => {
    halt();
    stop();
    removeEventListener('pagehide', halt);
  };
}

function follow(element: Element | undefined): void {
  leave?.();
  leave = undefined;
  if (element) void enter(element as BoggleGame);
}

let writing: number | undefined;
let waiting = false;

function changed(event: Event): void {
  const game = event.currentTarget as BoggleGame;
  forgetLink(game);
  window.clearTimeout(writing);
  waiting = true;
  const write = (): void => {
    waiting = false;
    keep(game);
  };
  if (game.state.phase === 'ready' || game.state.round === 1) beginGame(room);
  if (game.state.phase === 'round') writing = window.setTimeout(write, 300);
  else write();
}

/** One person against the computer wins or loses; of several people it is only counted that they played. */
function count(event: CustomEvent<{ readonly outcome: BoggleOutcome }>): void {
  const { config, difficulty } = (event.currentTarget as BoggleGame).state;
  if (config.people > 1) countGame(room, 'people', false);
  else if (config.opponent !== 'none')
    countGame(room, `${config.opponent}-${difficulty}`, event.detail.outcome.winner === 0);
}

/** Quit: the dictionary is written; the game is off the table already. */
function quit(event: CustomEvent<{ readonly dictionary: string }>): void {
  keepDictionary(event.detail.dictionary);
}

/** The element has a switch for sound of its own: one setting, wherever it is changed. */
function hear(event: Event): void {
  const sound = !(event.currentTarget as BoggleGame).muted;
  if (sound !== $settings.get().sound) changeSettings({ sound });
}

/** The table with a game of Boggle. `ref` stands last: a board from a link is to be heard, and kept. */
export const play: Page = {
  room,
  title: () => 'Boggle',
  render: () => html`
    <div class="play play--boggle">
      <h1 class="unseen" tabindex="-1">Boggle</h1>
      ${linked}
      <boggle-game
        .muted=${!$settings.get().sound}
        @click=${hear}
        @games-change=${changed}
        @games-end=${count}
        @games-quit=${quit}
        @games-statistics=${(event: CustomEvent<{ readonly statistics: object }>) => keepStatistics(event.detail.statistics)}
        ${ref(follow)}
      ></boggle-game>
    </div>
  `,
};
