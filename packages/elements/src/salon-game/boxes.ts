import { type Card, cardsOf } from '@games/clue-core';
import { type SalonEvent, type SalonView, seatName } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../clue-shared/card-picture.js';
import type { Box, Undated } from './desk.js';
import { type Chosen, murderForm } from './murder-form.js';
import { orderForm } from './order-form.js';
import { areaOf, suspectOf } from './seats.js';
import type { SalonWords } from './words.js';

/** What the person has chosen in the dialog so far. */
export interface Draft {
  readonly chosen: Chosen;
  readonly stayOpen: boolean;
  readonly order: readonly Card[];
  /** Whether they pressed the button before all was chosen. */
  readonly missing: boolean;
}

/** What a box needs and what it tells. */
export interface BoxOptions {
  readonly view: SalonView;
  readonly words: SalonWords;
  readonly draft: Draft;
  readonly cleared: ReadonlySet<Card>;
  readonly edit: (draft: Draft) => void;
  readonly close: () => void;
  readonly act: (action: Undated) => void;
}

/** A box as it looks. */
export function boxTemplate(box: Box, options: BoxOptions): TemplateResult {
  const { view, words, close } = options;
  switch (box.type) {
    case 'refusal':
      return plain(words.notAllowed, [words.refusal(box.refusal, view)], words, close);
    case 'broken':
      return plain(words.cannotOpen, [words.saveRefusal(box.refusal)], words, close);
    case 'suggest':
    case 'accuse':
      return murderBox(box.type, options);
    case 'order':
      return orderBox(options);
    case 'show':
      return showBox(options);
    case 'notice':
      return noticeBox(box.events, options);
  }
}

function plain(title: string, lines: readonly string[], words: SalonWords, close: () => void): TemplateResult {
  return html`<h2 id="box-title">${title}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)} ${okay(words, close)}`;
}

const okay = (words: SalonWords, close: () => void): TemplateResult =>
  html`<div class="answers"><button type="button" class="primary" @click=${close}>${words.ok}</button></div>`;

const pictures = (cards: readonly Card[], { view, words }: BoxOptions): TemplateResult =>
  html`<ul class="hand" data-count=${cards.length}>
    ${cards.map((card) => html`<li>${cardPicture(card, words.breaks(view.theme[card]))}</li>`)}
  </ul>`;

/** A suggestion where one stands, or an accusation anywhere. */
function murderBox(type: 'suggest' | 'accuse', options: BoxOptions): TemplateResult {
  const { view, words, draft, cleared, edit, close, act } = options;
  const here = areaOf(view);
  const isNpc = view.seat !== view.me;
  const { suspect, weapon, room = type === 'suggest' ? here : undefined } = draft.chosen;
  const send = (event: Event): void => {
    event.preventDefault();
    const where = type === 'suggest' ? here : room;
    if (!suspect || !weapon || !where || view.me === null) edit({ ...draft, missing: true });
    else {
      const murder = { seat: view.me, suspect, weapon, room: where };
      act(type === 'accuse' ? { type, ...murder } : { type, ...murder, ...(draft.stayOpen && { stayOpen: true }) });
    }
  };
  const title =
    type === 'accuse'
      ? words.accuseTitle
      : words.suggestTitle(here ? view.theme[here] : '', isNpc ? view.theme[suspectOf(view, view.seat)] : undefined);
  return html`<form class="murder" @submit=${send}>
    <h2 id="box-title">${title}</h2>
    ${type === 'accuse' ? html`<p>${words.accuseHelp}</p>` : nothing}
    ${murderForm({
      view,
      words,
      chosen: draft.chosen,
      cleared,
      withRooms: type === 'accuse',
      choose: (chosen) => edit({ ...draft, chosen, missing: false }),
    })}
    ${type === 'suggest' && !isNpc && !view.accused[view.seat] ? stayOpen(options) : nothing}
    <p class="wrong" role="alert">${draft.missing ? words.chooseAll : ''}</p>
    <div class="answers">
      <button type="button" @click=${close}>${words.cancel}</button>
      <button type="submit" class=${type === 'accuse' ? 'danger' : 'primary'}>
        ${type === 'accuse' ? words.accuseYes : words.suggestYes}
      </button>
    </div>
  </form>`;
}

function stayOpen({ words, draft, edit }: BoxOptions): TemplateResult {
  return html`<label class="choice">
      <input
        type="checkbox"
        name="open"
        .checked=${draft.stayOpen}
        aria-describedby="open-help"
        @change=${(event: Event) =>
          edit({ ...draft, stayOpen: event.target instanceof HTMLInputElement && event.target.checked })}
      />
      <span>${words.stayOpen}</span>
    </label>
    <p class="help" id="open-help">${words.stayOpenHelp}</p>`;
}

function orderBox({ view, words, draft, edit, close, act }: BoxOptions): TemplateResult {
  const order = draft.order.length === view.hand.length ? draft.order : view.revealOrder;
  return html`<h2 id="box-title">${words.order}</h2>
    <p>${words.orderHelp}</p>
    ${orderForm({ view, words, order, change: (changed) => edit({ ...draft, order: changed }) })}
    <div class="answers">
      <button type="button" @click=${close}>${words.cancel}</button>
      <button type="button" class="primary" @click=${() => act({ type: 'fileOrder', seat: view.me ?? 0, order })}>
        ${words.file}
      </button>
    </div>`;
}

/** While the host is away one answers for oneself (SAL-12). */
function showBox({ view, words, act }: BoxOptions): TemplateResult {
  const { phase } = view;
  if (phase.type !== 'disproving') return html``;
  return html`<h2 id="box-title">${words.showTitle}</h2>
    <p>${words.showHelp(seatName(view, view.seat), phase.murder, view.theme)}</p>
    <ul class="hand" data-count=${view.mustShow.length}>
      ${view.mustShow.map(
        (card) =>
          html`<li>
            <button
              type="button"
              class="card-button"
              data-card=${card}
              aria-label=${words.showThis(view.theme[card])}
              @click=${() => act({ type: 'show', seat: view.me ?? 0, card })}
            >
              ${cardPicture(card, view.theme[card])}
            </button>
          </li>`,
      )}
    </ul>`;
}

/** What must be read before the game goes on. */
function noticeBox(events: readonly SalonEvent[], options: BoxOptions): TemplateResult {
  const { view, words, close } = options;
  const text = events.map((event) => html`<p>${words.event(event, view)}</p>`);
  const [first] = events;
  if (events.some(({ type }) => type === 'ended')) {
    const isWon = view.outcome?.winner === view.me;
    return html`<h2 id="box-title">${isWon ? words.right : words.over}</h2>
      ${text} ${view.murder ? html`<h3>${words.solution}</h3>${pictures(cardsOf(view.murder), options)}` : nothing}
      ${okay(words, close)}`;
  }
  switch (first?.type) {
    case 'shown':
      return html`<h2 id="box-title">${words.disproved}</h2>
        ${text} ${pictures([first.card], options)} ${okay(words, close)}`;
    case 'judged':
      return html`<h2 id="box-title">${words.wrong}</h2>
        <p>${words.wrongAfter}</p>
        ${okay(words, close)}`;
    default:
      return html`<h2 id="box-title">${words.undisproved}</h2>
        ${text} ${okay(words, close)}`;
  }
}
