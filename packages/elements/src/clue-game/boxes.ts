import {
  type AccuseAction,
  type Card,
  type ClueRefusal,
  type ClueView,
  cardsOf,
  type Murder,
  playerName,
  type SaveTextRefusal,
  type ShowAction,
} from '@games/clue-core';
import type { Seat } from '@games/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../clue-shared/card-picture.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { endBox } from './end-box.js';
import type { Notice } from './seating.js';
import type { GameWords } from './words.js';

/** What can stand in the dialog; one at a time. */
export type Box =
  | { readonly type: 'refusal'; readonly refusal: ClueRefusal }
  | { readonly type: 'broken'; readonly refusal: SaveTextRefusal }
  | { readonly type: 'about' }
  | { readonly type: 'hand' }
  | { readonly type: 'end' }
  | { readonly type: 'accuse'; readonly action: AccuseAction }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'curtain'; readonly seat: Seat }
  | { readonly type: 'show'; readonly by: Seat; readonly murder: Murder };

/** What a box needs and what it tells. */
export interface BoxOptions {
  readonly view: ClueView;
  readonly words: GameWords;
  readonly close: () => void;
  readonly act: (action: AccuseAction | ShowAction) => void;
  /** Somebody says who they are. */
  readonly open: (seat: Seat) => void;
}

/** A box that cannot be left without an answer. */
export const isPressing = (box: Box): boolean => box.type === 'curtain' || box.type === 'show';

/** A box as it looks. */
export function boxTemplate(box: Box, options: BoxOptions): TemplateResult {
  const { view, words, close } = options;
  const speech = { players: view.players, me: view.me, theme: words.cards };
  const name = (seat: Seat): string => playerName(speech, seat);
  switch (box.type) {
    case 'refusal':
      return plain(words.notAllowed, [words.refusal(box.refusal, speech)], words, close);
    case 'broken':
      return plain(words.cannotOpen, [words.saveRefusal(box.refusal)], words, close);
    case 'about':
      return plain(`${words.about}: ${words.game}`, words.aboutText, words, close);
    case 'hand':
      return html`<h2 id="box-title">${words.hand}</h2>
        ${pictures([...view.hand, ...view.faceUp], words)} ${answer(words, close)}`;
    case 'end':
      return view.outcome
        ? html`${endBox(view, view.outcome, words, [])} ${answer(words, close)}`
        : answer(words, close);
    case 'accuse':
      return html`<h2 id="box-title">${words.accuseTitle}</h2>
        ${pictures(cardsOf(box.action), words)}
        <p>${words.accuseQuestion(box.action)}</p>
        <div class="answers">
          <button type="button" @click=${close}>${words.cancel}</button>
          <button type="button" class="danger" @click=${() => options.act(box.action)}>${words.accuseYes}</button>
        </div>`;
    case 'curtain':
      return html`<div class="curtain">
        ${tokenPicture(view.players[box.seat]?.suspect ?? 'scarlet')}
        <h2 id="box-title">${words.curtain(name(box.seat))}</h2>
        <p>${words.curtainText}</p>
        <button type="button" class="primary" @click=${() => options.open(box.seat)}>${words.iAm(name(box.seat))}</button>
      </div>`;
    case 'show':
      return showBox(box, name(view.seat), options);
    case 'notice':
      return noticeBox(box.notice, options);
  }
}

function plain(title: string, lines: readonly string[], words: GameWords, close: () => void): TemplateResult {
  return html`<h2 id="box-title">${title}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)} ${answer(words, close)}`;
}

const answer = (words: GameWords, close: () => void): TemplateResult =>
  html`<div class="answers"><button type="button" class="primary" @click=${close}>${words.ok}</button></div>`;

const pictures = (cards: readonly Card[], words: GameWords): TemplateResult =>
  html`<ul class="hand" data-count=${cards.length}>
    ${cards.map((card) => html`<li>${cardPicture(card, words.cards[card])}</li>`)}
  </ul>`;

/** Which card to show: the choice is the shower's alone, also where there is but one. */
function showBox(
  { by, murder }: Extract<Box, { type: 'show' }>,
  asker: string,
  { view, words, act }: BoxOptions,
): TemplateResult {
  return html`<h2 id="box-title">${words.showTitle}</h2>
    <p>${words.asks(asker, murder)}</p>
    <p>${words.showWhich(view.mustShow.length === 1)}</p>
    <ul class="hand" data-count=${view.mustShow.length}>
      ${view.mustShow.map(
        (card) =>
          html`<li>
            <button
              type="button"
              class="card-button"
              data-card=${card}
              aria-label=${words.showThis(words.cards[card])}
              @click=${() => act({ type: 'show', seat: by, card })}
            >
              ${cardPicture(card, words.cards[card])}
            </button>
          </li>`,
      )}
    </ul>`;
}

/** Messages 1 to 4 (CLU-19), and the end. */
function noticeBox({ events }: Notice, { view, words, close }: BoxOptions): TemplateResult {
  const speech = { players: view.players, me: view.me, theme: words.cards };
  const told = events.map((event) => words.event(event, speech));
  const text = told.map((line) => html`<p>${line}</p>`);
  const [first] = events;
  const ended = events.find((event) => event.type === 'ended');
  if (ended?.type === 'ended') return html`${endBox(view, ended.outcome, words, told)} ${answer(words, close)}`;
  switch (first?.type) {
    case 'shown':
      return html`<h2 id="box-title">${words.disproved}</h2>
        ${text} ${pictures([first.card], words)} ${answer(words, close)}`;
    case 'undisproved':
      return html`<h2 id="box-title">${words.undisproved}</h2>
        ${text} ${answer(words, close)}`;
    case 'accused':
      return html`<h2 id="box-title">${words.accusedWrong}</h2>
        ${text} ${view.outcome ? nothing : html`<p>${words.wrongAfter}</p>`} ${answer(words, close)}`;
    default:
      return html`<h2 id="box-title">${words.solution}</h2>
        ${text} ${answer(words, close)}`;
  }
}
