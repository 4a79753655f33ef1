import { cardsOf, type Murder, ROOMS, SUSPECTS, WEAPONS } from '../cards.js';
import type { ClueEvent } from '../events.js';
import type { ClueView } from '../types.js';
import type { Deck, Entry, Knowledge } from './types.js';

/** The cards of the classic game (CLU-2, CLU-4, CLU-5). */
export const CLASSIC_DECK: Deck = { suspects: SUSPECTS, weapons: WEAPONS, rooms: ROOMS };

type Suggestion = Extract<Entry, { type: 'suggestion' }>;

/**
 * What a view's log tells of the cards: the own hand, cards face up, each suggestion with who passed and who showed, each
 * accusation, and what a wrong accuser saw.
 *
 * @param view - what a seat, or a spectator, sees
 * @returns the knowledge; `at` of each entry is the place in `view.log` of the event it begins with
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core';
 * import { deduce, knowledgeOf } from '@games/clue-core/deduce';
 *
 * const game = create({ players: 3 }, 7);
 * if (!game.ok) throw new Error(game.error.code);
 * const known = knowledgeOf(view(game.value, 0));
 * known.hands; // => [6, 6, 6]
 * known.entries.map(({ type }) => type); // => ['hand']
 * deduce(known).deals; // => 88704
 * ```
 */
export function knowledgeOf(view: ClueView): Knowledge {
  const entries: Entry[] = [];
  if (view.me !== null) entries.push({ type: 'hand', seat: view.me, cards: view.hand });
  if (view.faceUp.length > 0) entries.push({ type: 'faceUp', cards: view.faceUp });
  let asked = -1;
  const amend = (patch: (open: Suggestion) => Partial<Suggestion>): void => {
    const open = entries[asked];
    if (open?.type === 'suggestion') entries[asked] = { ...open, ...patch(open) };
  };
  for (const [at, event] of view.log.entries()) {
    if (event.type === 'suggested') {
      const { seat, suspect, weapon, room } = event;
      asked = entries.push({ at, type: 'suggestion', seat, suspect, weapon, room, passed: [] }) - 1;
    } else if (event.type === 'passed') amend(({ passed }) => ({ passed: [...passed, event.seat] }));
    else if (event.type === 'disproved') amend(() => ({ by: event.seat }));
    else if (event.type === 'shown') amend(() => ({ card: event.card }));
    else entries.push(...told(event, at));
  }
  // Who must show a card holds one, though it is not shown yet.
  const { phase } = view;
  if (phase.type === 'disproving') amend(() => ({ by: phase.by }));
  return { deck: CLASSIC_DECK, hands: view.players.map(({ cards }) => cards), me: view.me, entries };
}

function told(event: ClueEvent, at: number): readonly Entry[] {
  if (event.type === 'accused') {
    const { seat, right, suspect, weapon, room } = event;
    return [{ at, type: 'accusation', seat, right, suspect, weapon, room }];
  }
  if (event.type === 'looked') return inEnvelope(at, event.murder);
  // A game that ends unsolved shows the murder; one that was solved has said it already.
  return event.type === 'ended' && event.outcome.reason !== 'solved' ? inEnvelope(at, event.outcome.murder) : [];
}

function inEnvelope(at: number, murder: Murder): readonly Entry[] {
  return cardsOf(murder).map((card) => ({ at, type: 'holds', holder: 'envelope', card }));
}
