import { type Cursor, cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import { boardOf } from '../board/index.js';
import { type Card, isRoom, ROOMS, type Room, SUSPECTS, WEAPONS } from '../cards.js';
import { check } from '../check.js';
import { destinations } from '../movement/destinations.js';
import { stepsToNearest } from '../movement/distance.js';
import { passageFrom, placeOf } from '../movement/position.js';
import type { ClueAction, ClueView } from '../types.js';
import { openMurders, readSheet, type Sheet } from './sheet.js';

/** After so many turns a player who is not sure guesses: somebody's token may block its way for good. */
const PATIENCE = 600;

/**
 * A simple player: it walks to rooms that may be the scene, asks about what it does not know, keeps its sheet by elimination,
 * and accuses when one murder is left.
 */
export function chooseSimply(view: ClueView, seed: SeedValue): ClueAction {
  const { me, phase } = view;
  if (me === null || view.awaiting !== me) throw new RangeError(`view.awaiting must be view.me, was ${view.awaiting}`);
  const draw = cursor(fork(toRng(seed), view.log.length));
  if (phase.type === 'disproving') return { type: 'show', seat: me, card: cardToShow(view, draw) };
  const sheet = readSheet(view);
  const open = openMurders(sheet, view);
  if (open.length === 1 || (view.turn > PATIENCE && open.length > 0)) {
    return { type: 'accuse', seat: me, ...draw.pick(open) };
  }
  if (phase.type === 'entered') return suggestion(view, sheet, draw);
  const rooms = usefulRooms(view, sheet);
  if (phase.type === 'rolled') return walk(view, rooms, draw);
  if (phase.type === 'done') return { type: 'endTurn', seat: me };
  const starts = (['stay', 'passage'] as const).map((type) => ({ type, seat: me }));
  const worth = starts.find((action) => {
    const room = action.type === 'stay' ? placeOf(view) : passageFrom(view);
    return isRoom(room) && rooms.includes(room) && check(view, action) === undefined;
  });
  return worth ?? { type: 'roll', seat: me };
}

/** One that the suggester has seen before, if there is one: it tells nothing new. */
function cardToShow(view: ClueView, draw: Cursor): Card {
  const seen = view.mustShow.filter((card) =>
    view.log.some((event) => event.type === 'shown' && event.to === view.seat && event.card === card),
  );
  return draw.pick(seen.length > 0 ? seen : view.mustShow);
}

/** Rooms that may be the scene; once that is known, rooms that nobody else can show. */
function usefulRooms(view: ClueView, sheet: Sheet): readonly Room[] {
  const open = ROOMS.filter((room) => sheet.get(room)?.has('envelope'));
  return open.length > 1 ? open : [...open, ...ROOMS.filter((room) => view.hand.includes(room))];
}

/** Into a useful room if one is in reach, else to the square nearest to one. */
function walk(view: ClueView, rooms: readonly Room[], draw: Cursor): ClueAction {
  const seat = view.seat;
  const board = boardOf(view);
  const reach = draw.shuffle(destinations(view));
  const far = stepsToNearest(board, rooms);
  const steps = reach.map(({ to }) => (rooms.some((room) => room === to) ? 0 : far(to)));
  const nearest = reach[steps.indexOf(Math.min(...steps))];
  return nearest ? { type: 'move', seat, to: nearest.to } : { type: 'endTurn', seat };
}

/** Asks about cards that may be in the envelope; where one is surely there, about that one: nobody can show it. */
function suggestion(view: ClueView, sheet: Sheet, draw: Cursor): ClueAction {
  const openCard = <C extends Card>(cards: readonly C[]): C => {
    const open = cards.filter((card) => sheet.get(card)?.has('envelope'));
    return draw.pick(open.length > 0 ? open : cards);
  };
  return {
    type: 'suggest',
    seat: view.seat,
    suspect: openCard(SUSPECTS),
    weapon: openCard(WEAPONS),
    room: placeOf(view) as Room,
  };
}
