import type { Knowledge, KnowledgeRefusal } from './types.js';

/** More kinds of cards than any edition has; more than 32 cards would not fit the bits of a number. */
const MOST = { suspects: 10, weapons: 10, rooms: 12 } as const;

/**
 * Whether something is knowledge that `deduce` can read: for notes that were typed in, opened from a file or pasted. Notes
 * that contradict each other are well-formed: `deduce` says where.
 *
 * @param knowledge - anything
 * @returns what is wrong with its form, or `undefined`
 *
 * @example
 * ```ts
 * import { CLASSIC_DECK, checkKnowledge } from '@games/clue-core/deduce';
 *
 * checkKnowledge({ deck: CLASSIC_DECK, hands: [6, 6, 6], me: null, entries: [] }); // => undefined
 * checkKnowledge({ deck: CLASSIC_DECK, hands: [9, 9, 9], me: null, entries: [] });
 * // => { code: 'hands-size', held: 27, max: 18 }
 * ```
 */
export function checkKnowledge(knowledge: unknown): KnowledgeRefusal | undefined {
  const { deck, hands, me, entries } = Object(knowledge) as Record<string, unknown>;
  const cards: string[] = [];
  for (const [field, max] of Object.entries(MOST)) {
    const kind: unknown = Object(deck)[field];
    if (!isList(kind, isText)) return { code: 'malformed', field: `deck.${field}` };
    if (kind.length < 1 || kind.length > max) {
      return { code: 'deck-size', field: `deck.${field}`, cards: kind.length, max };
    }
    cards.push(...kind);
  }
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return { code: 'card-twice', card: twice };
  if (!isList(hands, isCount) || hands.length < 1 || hands.length > 10) return { code: 'malformed', field: 'hands' };
  const held = hands.reduce((sum, hand) => sum + hand, 0);
  if (held > cards.length - 3) return { code: 'hands-size', held, max: cards.length - 3 };
  if (me !== null && !(isCount(me) && me < hands.length)) return { code: 'malformed', field: 'me' };
  if (!Array.isArray(entries)) return { code: 'malformed', field: 'entries' };
  for (const [i, entry] of entries.entries()) {
    const wrong = checkEntry(entry, i, deck as Knowledge<string>['deck'], cards, hands.length);
    if (wrong) return wrong;
  }
  return undefined;
}

function checkEntry(
  entry: unknown,
  i: number,
  deck: Knowledge<string>['deck'],
  all: readonly string[],
  seats: number,
): KnowledgeRefusal | undefined {
  const { type, seat, holder, card, cards, passed, by, right, ...rest } = Object(entry) as Record<string, unknown>;
  const malformed = (field: string): KnowledgeRefusal => ({ code: 'malformed', field: `entries[${i}].${field}` });
  const named: unknown[] = [];
  const asked: unknown[] = [];
  switch (type) {
    case 'hand':
    case 'faceUp':
      if (!isList(cards, isText)) return malformed('cards');
      named.push(...cards);
      if (type === 'hand') asked.push(seat);
      break;
    case 'holds':
    case 'lacks':
      named.push(card);
      if (holder !== 'envelope' && holder !== 'table') asked.push(holder);
      break;
    case 'suggestion':
      if (!Array.isArray(passed)) return malformed('passed');
      asked.push(seat, ...passed);
      if (by !== undefined && by !== null) asked.push(by);
      if (card !== undefined) named.push(card);
      break;
    case 'accusation':
      if (typeof right !== 'boolean') return malformed('right');
      asked.push(seat);
      break;
    default:
      return malformed('type');
  }
  if (type === 'suggestion' || type === 'accusation') {
    for (const [field, kind] of [
      ['suspect', deck.suspects],
      ['weapon', deck.weapons],
      ['room', deck.rooms],
    ] as const) {
      const one = rest[field];
      if (!isText(one)) return malformed(field);
      if (!kind.includes(one)) return { code: 'unknown-card', entry: i, card: one };
      if (type === 'suggestion' && card === one) named.pop();
    }
    // A card that was shown is one of the three.
    if (named.length > 0) return isText(card) ? { code: 'unknown-card', entry: i, card } : malformed('card');
  }
  for (const one of named) {
    if (!isText(one)) return malformed('card');
    if (!all.includes(one)) return { code: 'unknown-card', entry: i, card: one };
  }
  for (const one of asked) {
    if (typeof one !== 'number') return malformed('seat');
    if (!isCount(one) || one >= seats) return { code: 'unknown-seat', entry: i, seat: one };
  }
  return undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 32;
}

function isList<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}
