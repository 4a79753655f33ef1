import { timeLeft } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { BoggleBoardEvents } from '../boggle-board/boggle-board.js';
import { clockBar } from './clock-bar.js';
import { endDialog, farewell } from './end.js';
import { entry } from './entry.js';
import type { Play } from './play.js';
import type { Results } from './results.js';
import { scores } from './scores.js';
import type { SettingForms } from './setting-forms.js';
import { type Tool, tools } from './tools.js';
import type { Voice } from './voice.js';
import type { BoggleGameWords } from './words.js';

/** What lies on the table, and what is done there. */
export interface TableOptions {
  readonly play: Play;
  readonly results: Results;
  readonly settings: SettingForms;
  readonly voice: Voice;
  readonly words: BoggleGameWords;
  /** The time by the clock. */
  readonly now: number;
  /** Quarter turns of the board. */
  readonly turn: number;
  readonly muted: boolean;
  /** The page knows how to link to a board. */
  readonly links: boolean;
  readonly typed: (text: string, caret: number) => void;
  readonly traced: (event: BoggleBoardEvents['games-word']) => void;
  readonly sit: (seat: number) => void;
  readonly run: (tool: Tool) => void;
}

/** The button that starts a round, with its clock (BOG-23, BOG-25). A round without a clock is ended by the same button. */
function roundBar({ play, words, now }: TableOptions): TemplateResult {
  const { view } = play.table;
  const { phase, round, config, deadline } = view;
  const untimed = phase === 'round' && deadline === null;
  return html`<section class="round" part="round" aria-label=${words.round(round)}>
    <button
      type="button"
      class="start primary"
      part="start"
      ?disabled=${(phase === 'round' && !untimed) || phase === 'quit'}
      @click=${() => (untimed ? play.endRound() : play.startRound())}
    >
      ${untimed ? words.endRound : words.startRound}
    </button>
    ${clockBar(config.seconds, phase === 'between' || phase === 'over' ? 0 : timeLeft(view, now), words)}
  </section>`;
}

/** Where words are typed; at a game's end who won stands there, and after Quit the farewell. */
function below({ play, words, typed, sit }: TableOptions): TemplateResult {
  const { view, text } = play.table;
  const { phase, outcome, config } = view;
  if (phase === 'quit') return farewell(words, play.kept, () => play.again());
  if (phase === 'over' && outcome) return endDialog(outcome, config.people, words, () => play.dismiss());
  return entry({ view, text, words, typed, sit });
}

/** The whole table, related things side by side (BOG-34): a round and its clock, board and words, scores and lists, settings. */
export function gameTable(options: TableOptions): TemplateResult {
  const { play, results, settings, voice, words, turn, muted, links, traced, run } = options;
  const { view } = play.table;
  const { phase, board } = view;
  const shown = results.path(view);
  return html`<div class="table" data-phase=${phase}>
    ${roundBar(options)}
    <boggle-board
      class=${shown ? 'pointing' : ''}
      part="board"
      exportparts="frame: board-frame, tile: board-tile, path: board-path, word: board-word, message: board-message"
      .view=${view}
      .path=${shown ?? play.hint}
      .turn=${turn}
      ?readonly=${phase !== 'round'}
      ?no-message=${phase !== 'round'}
      @games-word=${traced}
      @games-refusal=${() => voice.sound('refuse')}
    ></boggle-board>
    ${voice.note()} ${below(options)} ${scores(view, words)} ${results.render(view)} ${settings.render(view, words)}
    ${tools({ words, muted, canShare: links && board !== null, run })}
  </div>`;
}
