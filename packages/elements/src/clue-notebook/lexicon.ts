import { type Card, isCard, type Theme } from '@games/clue-core';
import type { Holder, NotesSpeech } from '@games/clue-core/deduce';
import type { Seat } from '@games/kit';
import type { Notes } from './notes.js';
import type { NotebookWords } from './words.js';

/** The name a card has on this table: its own, the classic one, or its id. */
export function cardName({ names }: Pick<Notes, 'names'>, card: string, theme: Theme): string {
  if (Object.hasOwn(names, card) && names[card]) return names[card];
  return isCard(card) ? theme[card] : card;
}

/** Whether a card is a classic one under its classic name: only then are its article and its picture known. */
export function isClassic({ names }: Pick<Notes, 'names'>, card: string): card is Card {
  return isCard(card) && !(Object.hasOwn(names, card) && names[card]);
}

/** What things are called in one notebook and one language. */
export interface Lexicon {
  readonly notes: Notes;
  /** A card. */
  readonly card: (card: string) => string;
  /** A player: "You" for the writer. */
  readonly player: (seat: Seat) => string;
  /** A player, the envelope or the table. */
  readonly holder: (holder: Holder) => string;
  /** For the sentences of `@games/clue-core/deduce`. */
  readonly speech: NotesSpeech;
}

/** The names of a notebook in the language of the words. */
export function lexiconOf(notes: Notes, words: NotebookWords): Lexicon {
  const { players, me, deck } = notes;
  const name = (seat: Seat): string => players[seat]?.trim() || words.player(seat + 1);
  const player = (seat: Seat): string => (seat === me ? words.you : name(seat));
  const card = (id: string): string => cardName(notes, id, words.cards);
  const all = [...deck.suspects, ...deck.weapons, ...deck.rooms];
  return {
    notes,
    card,
    player,
    holder: (holder) => (holder === 'envelope' ? words.envelope : holder === 'table' ? words.faceUp : player(holder)),
    speech: {
      me,
      players: players.map((_, seat) => ({ name: name(seat) })),
      theme: Object.fromEntries(all.map((id) => [id, card(id)])),
    },
  };
}
