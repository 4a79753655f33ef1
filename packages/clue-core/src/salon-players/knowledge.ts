import { cardsOf } from '../cards.js';
import { CLASSIC_DECK } from '../deduce/knowledge.js';
import type { Entry, Knowledge } from '../deduce/types.js';
import type { SalonEvent } from '../salon/events.js';
import { HOST, type SalonView } from '../salon/types.js';

type Suggestion = Extract<Entry, { type: 'suggestion' }>;

/**
 * What a view of a salon game tells of the cards, for `@games/clue-core/deduce`. Seats are as in the game; the host's, 0,
 * holds no cards.
 *
 * @param view - what a player, a spectator or the host sees
 * @returns the knowledge; `at` of each entry is the place in `view.log` of the event it begins with
 *
 * @example
 * ```ts
 * import { deduce } from '@games/clue-core/deduce';
 * import { create, view } from '@games/clue-core/salon';
 * import { knowledgeOfSalon } from '@games/clue-core/salon/players';
 *
 * const game = create({ players: 3 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const known = knowledgeOfSalon(view(game.value, 1));
 * known.hands; // => [0, 6, 6, 6]
 * deduce(known).isExact; // => true
 * ```
 */
export function knowledgeOfSalon(view: SalonView): Knowledge {
  const entries: Entry[] = [];
  if (view.role === 'player' && view.me !== null) entries.push({ type: 'hand', seat: view.me, cards: view.hand });
  for (const [seat, cards] of (view.hands ?? []).entries()) {
    if (seat !== HOST) entries.push({ type: 'hand', seat, cards });
  }
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
    else if (event.type === 'disproved' || event.type === 'answerAsked') amend(() => ({ by: event.seat }));
    else if (event.type === 'shown') amend(() => ({ card: event.card }));
    else entries.push(...told(event, at));
  }
  const hands = view.seats.map((seat) => (seat.role === 'host' ? 0 : seat.cards));
  return { deck: CLASSIC_DECK, hands, me: view.role === 'player' ? view.me : null, entries };
}

function told(event: SalonEvent, at: number): readonly Entry[] {
  if (event.type === 'judged') {
    const { seat, right, suspect, weapon, room } = event;
    return [{ at, type: 'accusation', seat, right, suspect, weapon, room }];
  }
  if (event.type !== 'revealed') return [];
  return cardsOf(event.murder).map((card) => ({ at, type: 'holds', holder: 'envelope', card }));
}
