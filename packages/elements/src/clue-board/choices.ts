import {
  type ClueAction,
  type ClueView,
  check,
  destinations,
  isRoom,
  passageFrom,
  placeOf,
  type Room,
  type Square,
} from '@games/clue-core';

/** Where the owner of a view may go now, and by what. */
export interface Choice {
  /** A corridor square, a room by a door, a room by a secret passage, or the room one may stay in. */
  readonly kind: 'square' | 'room' | 'passage' | 'stay';
  readonly to: Square | Room;
  /** The squares walked over, from the one stood on; empty where nobody walks. */
  readonly path: readonly Square[];
  /** What to send. */
  readonly action: ClueAction;
}

/** All choices of a view's owner: rooms first, then squares. None for a spectator or out of turn. */
export function choicesOf(view: ClueView): readonly Choice[] {
  const seat = view.me;
  if (seat === null || view.awaiting !== seat || view.seat !== seat) return [];
  const place = placeOf(view);
  const passage = passageFrom(view);
  const choices: Choice[] = destinations(view).map(({ to, kind, path }) => ({
    kind,
    to,
    path,
    action: { type: 'move', seat, to },
  }));
  for (const [kind, to] of [
    ['passage', passage],
    ['stay', isRoom(place) ? place : undefined],
  ] as const) {
    const action: ClueAction = { type: kind, seat };
    if (to && !check(view, action)) choices.push({ kind, to, path: [], action });
  }
  return [...choices.filter(({ kind }) => kind !== 'square'), ...choices.filter(({ kind }) => kind === 'square')];
}
