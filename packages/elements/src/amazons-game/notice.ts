import { html, nothing, type TemplateResult } from 'lit';
import type { GameWords } from './words.js';

interface NoticeOptions {
  readonly words: GameWords;
  readonly shown: number;
  readonly turns: number;
  /** How the game ended, in words; empty while it goes on. */
  readonly outcome: string;
  readonly back: () => void;
  readonly again: () => void;
}

/** What stands below the board when nobody is to move there: that one is looking back, or how the game ended. */
export function notice({ words, shown, turns, outcome, back, again }: NoticeOptions): TemplateResult | typeof nothing {
  const line = (text: string, button: TemplateResult): TemplateResult =>
    html`<p class="notice" part="notice"><span>${text}</span>${button}</p>`;
  if (shown < turns) {
    return line(words.looking(shown, turns), html`<button type="button" @click=${back}>${words.backToGame}</button>`);
  }
  if (!outcome) return nothing;
  return line(outcome, html`<button type="button" class="primary" @click=${again}>${words.newGame}</button>`);
}
