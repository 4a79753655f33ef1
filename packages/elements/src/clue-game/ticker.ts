import { type ClueView, playerName } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';
import { choicesOf } from '../clue-board/choices.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { GameWords } from './words.js';

/** What happens now: what you are to do, or what the others have just done. */
export function ticker(view: ClueView, words: GameWords): TemplateResult {
  const suspect = view.players[view.seat]?.suspect ?? 'scarlet';
  return html`<p class="ticker" part="ticker" tabindex="-1">${tokenPicture(suspect)}<span>${tickerText(view, words)}</span></p>`;
}

function tickerText(view: ClueView, words: GameWords): string {
  const speech = { players: view.players, me: view.me, theme: words.cards };
  if (view.outcome) return words.outcome(view.outcome, speech);
  const isMine = view.me !== null && view.seat === view.me;
  if (isMine && view.awaiting === view.me) return words.prompt(view, choicesOf(view).length);
  const begun = view.log.findLastIndex((event) => event.type === 'turnBegan');
  const events = view.log.slice(begun).filter(({ type }) => type !== 'placed' && type !== 'shown');
  const last = events.at(-1);
  if (view.phase.type === 'disproving') return words.waiting(playerName(speech, view.phase.by));
  return last ? words.event(last, speech) : '';
}
