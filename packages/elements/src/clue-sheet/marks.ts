import { CARDS, type Card, type ClueView, isCard } from '@games/clue-core';

/** What a person can note of a card and a player: nothing, has it, does not have it, perhaps. */
export const MARKS = ['', 'no', 'yes', 'maybe'] as const;
/** A mark. */
export type Mark = (typeof MARKS)[number];

/** A person's own notes; plain JSON. */
export interface Notes {
  /** Cards ticked off: no longer suspected (CLU-15). */
  readonly cleared: readonly Card[];
  /** By `card/seat`; blank ones are left out. */
  readonly marks: Readonly<Record<string, Exclude<Mark, ''>>>;
}

/** A sheet on which nothing is written yet. */
export const NO_NOTES: Notes = { cleared: [], marks: {} };

/** What stands in a cell: what the view proves, which cannot be changed, or the person's own mark. */
export function markOf(
  view: ClueView,
  notes: Notes,
  card: Card,
  seat: number,
): { readonly mark: Mark; readonly known: boolean } {
  const holder = holderOf(view, card);
  if (holder === undefined) return { mark: notes.marks[`${card}/${seat}`] ?? '', known: false };
  return { mark: holder === seat ? 'yes' : 'no', known: true };
}

/** Who holds a card, where the view's owner has it or was shown it; `null`: it lies on the table; else undefined. */
export function holderOf(view: ClueView, card: Card): number | null | undefined {
  if (view.hand.includes(card)) return view.me;
  if (view.faceUp.includes(card)) return null;
  const shown = view.log.find((event) => event.type === 'shown' && event.card === card && event.to === view.me);
  return shown?.type === 'shown' ? shown.seat : undefined;
}

/** The notes with another mark in a cell. */
export function withMark(notes: Notes, card: Card, seat: number, mark: Mark): Notes {
  const { [`${card}/${seat}`]: _old, ...others } = notes.marks;
  return { ...notes, marks: mark === '' ? others : { ...others, [`${card}/${seat}`]: mark } };
}

/** The notes with a card ticked off, or not any more. */
export function withCleared(notes: Notes, card: Card, cleared: boolean): Notes {
  const others = notes.cleared.filter((each) => each !== card);
  return { ...notes, cleared: cleared ? CARDS.filter((each) => each === card || others.includes(each)) : others };
}

/** The mark that follows, for a click. */
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? '';
}

/** Reads notes from anything; what cannot be understood is left out. */
export function parseNotes(value: unknown): Notes {
  if (typeof value !== 'object' || value === null) return NO_NOTES;
  const { cleared, marks } = value as Record<string, unknown>;
  const own = typeof marks === 'object' && marks !== null ? Object.entries(marks) : [];
  return {
    cleared: Array.isArray(cleared) ? CARDS.filter((card) => cleared.includes(card)) : [],
    marks: Object.fromEntries(
      own.flatMap(([key, mark]) => {
        const [card, seat = '', ...rest] = key.split('/');
        const known = MARKS.find((each) => each !== '' && each === mark);
        return known && isCard(card) && /^[0-5]$/.test(seat) && rest.length === 0 ? [[key, known]] : [];
      }),
    ) as Notes['marks'],
  };
}
