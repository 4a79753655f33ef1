import { type Card, ROOMS, type Room, SUSPECTS, WEAPONS } from '@games/clue-core';
import { HOST, type SalonAction, type SalonPlace, salon } from '@games/clue-core/salon';
import { html, type TemplateResult } from 'lit';
import { KINDS } from './draft.js';
import { filledIn, select } from './field.js';
import { BLANK_CLAIM, claimFields, orderFields } from './list-fields.js';
import { type DeskPage, timeOf, writer } from './page.js';

/** What a player did, filled in by hand. */
export function moveForm(page: DeskPage): TemplateResult {
  const { words, draft, write } = page;
  const kinds = KINDS.filter((kind) => kind !== 'show' || page.view.phase.type === 'disproving');
  const send = (event: SubmitEvent): void => {
    const action = actionOf(page, filledIn(event));
    if (action) page.enter(action);
  };
  return html`<form @submit=${send}>
    ${select({
      name: 'kind',
      label: words.entry.what,
      options: kinds.map((value) => ({ value, text: words.entry.kinds[value] })),
      value: draft.kind,
      change: (kind) => write({ kind, answer: undefined }),
    })}
    ${fields(page)}
    <button type="submit" class="primary">${words.entry.enter}</button>
  </form>`;
}

function fields(page: DeskPage): TemplateResult {
  const { words, draft, view } = page;
  const { theme } = view;
  const card = (name: string, label: string, cards: readonly Card[]): TemplateResult =>
    select({ name, label, options: cards.map((value) => ({ value, text: theme[value] })) });
  switch (draft.kind) {
    case 'move':
      return select<SalonPlace>({
        name: 'to',
        label: words.entry.to,
        options: [...view.ring, 'corridor' as const].map((value) => ({ value, text: theme[value] })),
      });
    case 'suggest':
    case 'accuse':
      return html`<div class="triple">
          ${card('suspect', words.entry.suspect, SUSPECTS)} ${card('weapon', words.entry.weapon, WEAPONS)}
          ${draft.kind === 'accuse' ? card('room', words.entry.room, view.ring) : ''}
        </div>
        ${
          draft.kind === 'suggest'
            ? html`<label class="tick"><input type="checkbox" name="open" value="yes" /><span>${words.entry.stayOpen}</span></label>`
            : html`<p class="soft">${words.entry.once}</p>`
        }`;
    case 'show':
      return card('card', words.entry.card, salon.view(page.state, writer(page)).mustShow);
    case 'fileOrder':
      return orderFields(page);
    case 'ask':
      return claimFields(page);
    case 'endTurn':
    case 'skip':
    case 'passOver':
      return html`<p class="soft">${words.entry.helps[draft.kind]}</p>`;
  }
}

/** The action that was filled in; what makes no sense is for the rules to refuse. */
function actionOf(page: DeskPage, value: (name: string) => string): SalonAction | undefined {
  const { draft, view } = page;
  const seat = writer(page);
  const at = timeOf(page);
  const one = <C extends string>(all: readonly C[], name: string): C | undefined =>
    all.find((each) => each === value(name));
  const suspect = one(SUSPECTS, 'suspect');
  const weapon = one(WEAPONS, 'weapon');
  switch (draft.kind) {
    case 'move': {
      const to = one<SalonPlace>([...ROOMS, 'corridor'], 'to');
      return to && { type: 'move', seat, to, at };
    }
    case 'suggest': {
      const room = standing(page) ?? 'study';
      if (!suspect || !weapon) return undefined;
      return { type: 'suggest', seat, suspect, weapon, room, ...(value('open') && { stayOpen: true }), at };
    }
    case 'accuse': {
      const room = one(ROOMS, 'room');
      return suspect && weapon && room && { type: 'accuse', seat, suspect, weapon, room, at };
    }
    case 'show': {
      const card = one<Card>([...SUSPECTS, ...WEAPONS, ...ROOMS], 'card');
      return card && { type: 'show', seat, card, at };
    }
    case 'endTurn':
      return { type: 'endTurn', seat, at };
    case 'skip':
    case 'passOver':
      return { type: draft.kind, seat, player: seat, at };
    case 'fileOrder': {
      const order = draft.order.length > 0 ? draft.order : (page.state.orders[seat] ?? []);
      const isNpc = view.seats[seat]?.role === 'npc';
      return isNpc ? { type: 'fileOrder', seat: HOST, as: seat, order, at } : { type: 'fileOrder', seat, order, at };
    }
    case 'ask':
      return { type: 'ask', seat, about: draft.claims.length > 0 ? draft.claims : [BLANK_CLAIM], at };
  }
}

/** The area of the suspect whose turn it is: a suggestion is made there. */
function standing({ view }: DeskPage): Room | undefined {
  const seat = view.seats[view.seat];
  const place = seat && seat.role !== 'host' ? view.places[seat.suspect] : undefined;
  return place === 'corridor' ? undefined : place;
}
