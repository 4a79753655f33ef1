import type { ClueEvent } from '@games/clue-core';
import type { Seat } from '@games/kit';

/** What decides who looks at the screen. */
export interface Seating {
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** Who must act; `null` when the game is over. */
  readonly awaiting: Seat | null;
  /** Whose turn it is. */
  readonly turnOf: Seat;
  /** Whose view the screen shows now; `null`: what everybody may see. */
  readonly viewer: Seat | null;
}

/** Whose view the screen may show without asking, and to whom it must be handed first. */
export interface Screen {
  readonly viewer: Seat | null;
  /** The person behind the curtain. */
  readonly handTo: Seat | null;
}

/**
 * One person alone always sees their own view. Several hand the screen round: as soon as another is to act, or a turn is the
 * computer's, nobody's cards are on it, and before somebody's are, a curtain asks for them.
 */
export function screenFor({ people, awaiting, turnOf, viewer }: Seating): Screen {
  if (people.length <= 1) return { viewer: people[0] ?? null, handTo: null };
  if (awaiting === null) return { viewer: null, handTo: null };
  if (people.includes(awaiting)) {
    return awaiting === viewer ? { viewer, handTo: null } : { viewer: null, handTo: awaiting };
  }
  // A computer looks for a card to show to the person whose turn it is: they will be back at once.
  return { viewer: viewer === turnOf ? viewer : null, handTo: null };
}

/** A message that a person must see before the game goes on (CLU-17, CLU-18); `to` alone may see it, `null`: everybody. */
export interface Notice {
  readonly to: Seat | null;
  readonly events: readonly ClueEvent[];
}

/** The messages that events cause: what concerns the people at the screen, and the end. */
export function noticesOf(events: readonly ClueEvent[], people: readonly Seat[]): readonly Notice[] {
  const ended = events.filter((event) => event.type === 'accused' || event.type === 'ended');
  if (events.some((event) => event.type === 'ended')) return [{ to: null, events: ended }];
  return events.flatMap((event): readonly Notice[] => {
    switch (event.type) {
      case 'shown':
        return people.includes(event.to) ? [{ to: event.to, events: [event] }] : [];
      case 'undisproved':
      case 'accused':
        return people.includes(event.seat) ? [{ to: null, events: [event] }] : [];
      case 'looked':
        return people.includes(event.seat) ? [{ to: event.seat, events: [event] }] : [];
      default:
        return [];
    }
  });
}
