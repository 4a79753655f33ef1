import type { Entry, Holder, Knowledge } from '@games/clue-core/deduce';
import { cardsIn, faceUpCount, handSizes, type Notes } from './notes.js';

/** Where an entry of the knowledge stands in the notebook: in its log, by place, or in what is known from the start. */
export type Source = number | 'hand' | 'faceUp';

/** The notes as `deduce` reads them, and by place the source of each entry. */
export interface Reading {
  readonly knowledge: Knowledge<string>;
  readonly sources: readonly Source[];
}

/** Reads notes as knowledge: the own hand and the cards face up first, then the log. */
export function readNotes(notes: Notes): Reading {
  const { deck, me, hand, faceUp, log } = notes;
  const entries: Entry<string>[] = [];
  const sources: Source[] = [];
  if (me !== null && hand.length > 0) {
    entries.push({ type: 'hand', seat: me, cards: hand });
    sources.push('hand');
  }
  if (faceUpCount(notes) > 0 && faceUp.length > 0) {
    entries.push({ type: 'faceUp', cards: faceUp });
    sources.push('faceUp');
  }
  entries.push(...log);
  sources.push(...log.map((_, at) => at));
  return { knowledge: { deck, hands: handSizes(notes), me, entries }, sources };
}

/** Who can have a card, in the order of the grid: the envelope, the players, the table where cards lie on it. */
export function holdersOf(notes: Notes): readonly Holder[] {
  const seats = notes.players.map((_, seat) => seat);
  return ['envelope', ...seats, ...(faceUpCount(notes) > 0 ? (['table'] as const) : [])];
}

/** Whether a card is with a holder, as far as that is known. */
export type Certainty = 'yes' | 'no';

/** A cell of the grid as a key. */
export const cellKey = (card: string, holder: Holder): string => `${card}/${holder}`;

/** What the notes say outright, without any thought: by cell. */
export function saidOutright(notes: Notes): ReadonlyMap<string, Certainty> {
  const cells = new Map<string, Certainty>();
  const holders = holdersOf(notes);
  const holds = (card: string, holder: Holder): void => {
    for (const each of holders) cells.set(cellKey(card, each), each === holder ? 'yes' : 'no');
  };
  const lacks = (card: string, holder: Holder): void => {
    if (cells.get(cellKey(card, holder)) !== 'yes') cells.set(cellKey(card, holder), 'no');
  };
  const { knowledge } = readNotes(notes);
  for (const entry of knowledge.entries) {
    if (entry.type === 'lacks') lacks(entry.card, entry.holder);
    if (entry.type !== 'suggestion') continue;
    for (const seat of entry.passed) {
      for (const card of [entry.suspect, entry.weapon, entry.room]) lacks(card, seat);
    }
  }
  for (const entry of knowledge.entries) {
    if (entry.type === 'hand') for (const card of entry.cards) holds(card, entry.seat);
    else if (entry.type === 'faceUp') for (const card of entry.cards) holds(card, 'table');
    else if (entry.type === 'holds') holds(entry.card, entry.holder);
    else if (entry.type === 'suggestion' && entry.card !== undefined && typeof entry.by === 'number')
      holds(entry.card, entry.by);
  }
  const { me, hand } = notes;
  if (me !== null && hand.length === (knowledge.hands[me] ?? 0)) {
    for (const card of cardsIn(notes)) lacks(card, me);
  }
  return cells;
}
