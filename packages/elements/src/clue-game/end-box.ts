import { type Card, type ClueOutcome, type ClueView, cardsOf, playerName } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { cardUrl } from '../clue-cards/clue-cards.js';
import { cardPicture } from '../clue-shared/card-picture.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { GameWords } from './words.js';

/** The end of a game as the dialog has it: how it ended, the murder, and who held what. */
export function endBox(
  view: ClueView,
  outcome: ClueOutcome,
  words: GameWords,
  told: readonly string[],
): TemplateResult {
  const speech = { players: view.players, me: view.me, theme: words.cards };
  const isMine = outcome.reason === 'solved' && outcome.winner !== null && outcome.winner === view.me;
  const lines = told.length > 0 ? told : [words.outcome(outcome, speech)];
  return html`<h2 id="box-title" tabindex="-1" data-focus>${isMine ? words.accusedRight : words.over}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <h3>${words.solution}</h3>
    <ul class="hand">
      ${cardsOf(outcome.murder).map((card) => html`<li>${cardPicture(card, words.cards[card])}</li>`)}
    </ul>
    ${holders(view, words)}`;
}

/** Every hand, and what lay open: only a game that has ended has them in its view. */
function holders(view: ClueView, words: GameWords): TemplateResult | typeof nothing {
  if (!view.hands) return nothing;
  return html`<h3>${words.whoHeld}</h3>
    ${view.hands.map((hand, seat) => {
      const name = playerName({ players: view.players, theme: words.cards }, seat);
      return laid(html`${tokenPicture(view.players[seat]?.suspect ?? 'scarlet')}<span>${name}</span>`, hand, words);
    })}
    ${view.faceUp.length > 0 ? laid(html`<span>${words.faceUp}</span>`, view.faceUp, words) : nothing}`;
}

function laid(whose: TemplateResult, cards: readonly Card[], words: GameWords): TemplateResult {
  return html`<section class="laid">
    <h4>${whose}</h4>
    <ul>
      ${cards.map(
        (card) =>
          html`<li class="clue-card">
            <img src=${cardUrl(card)} alt="" width="480" height="720" decoding="async" /><span>${words.cards[card]}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
