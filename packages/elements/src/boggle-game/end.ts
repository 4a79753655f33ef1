import type { BoggleOutcome } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { BoggleGameWords } from './words.js';

/** A line may end after the dash, not before it. */
function unbroken(text: string): TemplateResult {
  const [first = '', rest = ''] = text.split(/(?<=—)/);
  return rest ? html`<span class="unbroken">${first}</span>${rest}` : html`${text}`;
}

/**
 * Who won, in the words that were asked for (BOG-33). It stands in the page and covers nothing: the words of the last round
 * can still be looked at, and a rejection that ended the game can be taken back. When it is dismissed, a new game begins.
 */
export function endDialog(
  outcome: BoggleOutcome,
  people: number,
  words: BoggleGameWords,
  dismiss: () => void,
): TemplateResult {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dismiss();
  };
  return html`<div class="end" part="end" role="dialog" tabindex="-1" aria-labelledby="end-title" @keydown=${key}>
    <h2 id="end-title">${unbroken(words.over(outcome.winner, people))}</h2>
    <p>${words.finalScore(outcome.scores, people)}</p>
    <button type="button" class="primary dismiss" part="dismiss" @click=${dismiss}>${words.newGame}</button>
  </div>`;
}

/** What stands there after Quit (BOG-29): the program has halted, and the computer's words are kept. */
export function farewell(words: BoggleGameWords, kept: number, again: () => void): TemplateResult {
  return html`<div class="farewell" part="farewell">
    <h2>${words.goodbye}</h2>
    <p>${words.wordsKept(kept)}</p>
    <button type="button" class="primary" @click=${again}>${words.playAgain}</button>
  </div>`;
}
