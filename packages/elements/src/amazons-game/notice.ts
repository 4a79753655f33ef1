import { html, nothing, type TemplateResult } from 'lit';
import type { DeskWords } from './words.js';

interface NoticeOptions {
  readonly words: DeskWords;
  readonly shown: number;
  readonly turns: number;
  /** How the game ended, in words; empty while it goes on. */
  readonly outcome: string;
  /** The computer plays both sides, or has been told to wait. */
  readonly watching: 'playing' | 'paused' | undefined;
  readonly back: () => void;
  readonly playOn: () => void;
  readonly analyse: () => void;
  readonly again: () => void;
  readonly pause: () => void;
  readonly step: () => void;
}

/** What stands below the board when nobody is to move there: that one is looking back, or watching, or how the game ended. */
export function notice(options: NoticeOptions): TemplateResult | typeof nothing {
  const { words, shown, turns, outcome, watching } = options;
  const line = (text: string, ...buttons: TemplateResult[]): TemplateResult =>
    html`<div class="notice" part="notice"><span>${text}</span>${buttons}</div>`;
  const button = (label: string, click: () => void, kind = ''): TemplateResult =>
    html`<button type="button" class=${kind} @click=${click}>${label}</button>`;
  if (shown < turns) {
    return line(
      words.looking(shown, turns),
      button(words.playFromHere, options.playOn),
      button(words.backToGame, options.back, 'primary'),
    );
  }
  if (outcome) {
    return line(outcome, button(words.analysis, options.analyse), button(words.newGame, options.again, 'primary'));
  }
  if (!watching) return nothing;
  return watching === 'paused'
    ? line(words.paused, button(words.step, options.step), button(words.goOn, options.pause, 'primary'))
    : line(words.watching, button(words.pause, options.pause));
}
