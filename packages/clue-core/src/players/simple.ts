import { type Cursor, cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import { boardOf } from '../board/index.js';
import { type Card, isRoom, ROOMS, type Room, SUSPECTS, WEAPONS } from '../cards.js';
import { check } from '../check.js';
import { destinations } from '../movement/destinations.js';
import { stepsToNearest } from '../movement/distance.js';
import { passageFrom, placeOf } from '../movement/position.js';
import type { ClueView } from '../types.js';
import type { Considered } from './reasons.js';
import { openMurders, readSheet, type Sheet } from './sheet.js';

/** After so many turns a player who is not sure guesses: somebody's token may block its way for good. */
const PATIENCE = 600;

/** How a simple player differs from a careful one. */
export interface Manner {
  /** What it remembers of what it saw; default: all of its view. */
  readonly memory?: ClueView;
  /** It may guess when no more murders than so many are open; default: only when it loses patience. */
  readonly daring?: number;
}

/**
 * A simple player: it walks to rooms that may be the scene, asks about what it does not know, keeps its sheet by elimination,
 * and accuses when one murder is left.
 */
export function considerSimply(
  view: ClueView,
  seed: SeedValue,
  { memory = view, daring = 1 }: Manner = {},
): Considered {
  const { me, phase } = view;
  if (me === null || view.awaiting !== me) throw new RangeError(`view.awaiting must be view.me, was ${view.awaiting}`);
  const draw = cursor(fork(toRng(seed), view.log.length));
  if (phase.type === 'disproving') return cardToShow(view, memory, draw);
  const sheet = readSheet(memory);
  const open = openMurders(sheet, view);
  const isDaring = open.length <= daring || view.turn > PATIENCE;
  if (isDaring && open.length > 0) {
    const murder = draw.pick(open);
    const reason = open.length === 1 ? { code: 'sure', murder } : { code: 'guess', murder, open: open.length };
    return { action: { type: 'accuse', seat: me, ...murder }, reason } as Considered;
  }
  if (phase.type === 'entered') return suggestion(view, sheet, draw);
  const rooms = usefulRooms(view, sheet);
  if (phase.type === 'rolled') return walk(view, rooms, draw);
  if (phase.type === 'done') {
    return { action: { type: 'endTurn', seat: me }, reason: { code: 'wait', open: open.length } };
  }
  const starts = (['stay', 'passage'] as const).map((type) => ({ type, seat: me }));
  for (const action of starts) {
    const room = action.type === 'stay' ? placeOf(view) : passageFrom(view);
    if (isRoom(room) && rooms.includes(room) && check(view, action) === undefined) {
      return { action, reason: { code: 'enter', room } };
    }
  }
  return { action: { type: 'roll', seat: me }, reason: { code: 'wander' } };
}

/** One that the suggester has seen before, if there is one: it tells nothing new. */
function cardToShow(view: ClueView, memory: ClueView, draw: Cursor): Considered {
  const seen = view.mustShow.filter((card) =>
    memory.log.some((event) => event.type === 'shown' && event.to === view.seat && event.card === card),
  );
  const card = draw.pick(seen.length > 0 ? seen : view.mustShow);
  const code = view.mustShow.length === 1 ? 'only-card' : seen.length > 0 ? 'shown-before' : 'any-card';
  return { action: { type: 'show', seat: view.me ?? view.seat, card }, reason: { code, card } };
}

/** Rooms that may be the scene; once that is known, rooms that nobody else can show. */
function usefulRooms(view: ClueView, sheet: Sheet): readonly Room[] {
  const open = ROOMS.filter((room) => sheet.get(room)?.has('envelope'));
  return open.length > 1 ? open : [...open, ...ROOMS.filter((room) => view.hand.includes(room))];
}

/** Into a useful room if one is in reach, else to the square nearest to one. */
export function walk(view: ClueView, rooms: readonly Room[], draw: Cursor): Considered {
  const seat = view.seat;
  const board = boardOf(view);
  const reach = draw.shuffle(destinations(view));
  const far = stepsToNearest(board, rooms);
  const steps = reach.map(({ to }) => (rooms.some((room) => room === to) ? 0 : far(to)));
  const fewest = Math.min(...steps);
  const to = reach[steps.indexOf(fewest)]?.to;
  if (to === undefined) return { action: { type: 'endTurn', seat }, reason: { code: 'wander' } };
  const action = { type: 'move', seat, to } as const;
  if (isRoom(to)) return { action, reason: { code: 'enter', room: to } };
  const room = rooms.find((one) => stepsToNearest(board, [one])(to) === fewest);
  return { action, reason: room ? { code: 'head-for', room, steps: fewest } : { code: 'wander' } };
}

/** Asks about cards that may be in the envelope; where one is surely there, about that one: nobody can show it. */
function suggestion(view: ClueView, sheet: Sheet, draw: Cursor): Considered {
  const openOf = <C extends Card>(cards: readonly C[]): readonly C[] =>
    cards.filter((card) => sheet.get(card)?.has('envelope'));
  const [suspects, weapons] = [openOf(SUSPECTS), openOf(WEAPONS)];
  return {
    action: {
      type: 'suggest',
      seat: view.seat,
      suspect: draw.pick(suspects.length > 0 ? suspects : SUSPECTS),
      weapon: draw.pick(weapons.length > 0 ? weapons : WEAPONS),
      room: placeOf(view) as Room,
    },
    reason: { code: 'ask-open', suspects: suspects.length, weapons: weapons.length },
  };
}
