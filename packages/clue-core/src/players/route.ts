import { boardOf } from '../board/index.js';
import type { Place } from '../board/types.js';
import { isRoom, ROOMS, type Room } from '../cards.js';
import { check } from '../check.js';
import { destinations } from '../movement/destinations.js';
import { roomDistances } from '../movement/distance.js';
import { passageFrom, placeOf } from '../movement/position.js';
import type { ClueView } from '../types.js';
import type { Considered } from './reasons.js';

/** What a question asked a turn later is worth: others come nearer meanwhile. */
const DELAY = 0.8;
/** What each further question is worth, against the one before: there is less to find out. */
const FURTHER = 0.85;
/** So many questions are looked ahead: later ones weigh next to nothing. */
const AHEAD = 12;

/** What each room is worth to be in now: the value of the best question there. */
export type RoomValues = ReadonlyMap<Room, number>;

/** A way to spend the rest of the turn, and where it is meant to lead. */
interface Plan {
  readonly value: number;
  readonly room: Room | undefined;
  readonly steps: number;
}

/** How good each place is: the best question that can be asked from there on, sooner being better, and the next one too. */
export function planner(view: ClueView, values: RoomValues): (place: Place) => Plan {
  const board = boardOf(view);
  const stride = 3.5 * view.options.dice;
  const known = new Map<Place, Record<Room, number>>();
  const stepsFrom = (place: Place): Record<Room, number> => {
    const steps = known.get(place) ?? roomDistances(board, place);
    known.set(place, steps);
    return steps;
  };
  const hasPassage = (a: Place, b: Room): boolean =>
    board.passages.some((ends) => ends.includes(b) && ends.some((end) => end === a));
  /** Turns until a room is entered: a roll may reach farther than its mean, so the last steps count for less than a turn. */
  const turns = (from: Place, to: Room): number =>
    hasPassage(from, to) ? 1 : Math.max(1, 0.5 + stepsFrom(from)[to] / stride);
  // A round trip by passage is a question every turn: worth little at once, and much in the long run.
  const ways = ROOMS.map((room) => ROOMS.map((one) => (one === room ? 0 : FURTHER * DELAY ** turns(room, one))));
  const now = ROOMS.map((room) => values.get(room) ?? 0);
  let ahead = now;
  for (let i = 0; i < AHEAD; i++) {
    const last = ahead;
    ahead = now.map((value, r) => value + Math.max(...last.map((next, n) => next * (ways[r]?.[n] ?? 0))));
  }
  const worth = new Map(ROOMS.map((room, r) => [room, ahead[r] ?? 0]));
  return (place) => {
    if (isRoom(place)) return { value: worth.get(place) ?? 0, room: place, steps: 0 };
    let best: Plan = { value: 0, room: undefined, steps: 0 };
    for (const room of ROOMS) {
      const value = (worth.get(room) ?? 0) * DELAY ** turns(place, room);
      if (value > best.value) best = { value, room, steps: stepsFrom(place)[room] };
    }
    return best;
  };
}

/** The best place to move to. */
export function bestMove(view: ClueView, planOf: (place: Place) => Plan): Considered {
  const seat = view.seat;
  let best: { readonly to: ReturnType<typeof destinations>[number]['to']; readonly plan: Plan } | undefined;
  for (const { to } of destinations(view)) {
    const plan = planOf(to);
    if (!best || plan.value > best.plan.value + 1e-9) best = { to, plan };
  }
  if (!best) return { action: { type: 'endTurn', seat }, reason: { code: 'wander' } };
  const { to, plan } = best;
  const action = { type: 'move', seat, to } as const;
  if (isRoom(to)) return { action, reason: { code: 'enter', room: to } };
  return { action, reason: headFor(plan) };
}

/** The best way to begin a turn: stay, take the passage, or roll for what each number would allow. */
export function bestStart(view: ClueView, planOf: (place: Place) => Plan): Considered {
  const seat = view.seat;
  const rolled = rollValue(view, planOf);
  let best: Considered & { value: number } = {
    action: { type: 'roll', seat },
    reason: headFor(rolled),
    value: rolled.value,
  };
  for (const type of ['stay', 'passage'] as const) {
    const room = type === 'stay' ? placeOf(view) : passageFrom(view);
    if (!isRoom(room) || check(view, { type, seat }) !== undefined) continue;
    const { value } = planOf(room);
    if (value >= best.value) best = { action: { type, seat }, reason: { code: 'enter', room }, value };
  }
  return { action: best.action, reason: best.reason };
}

function headFor({ room, steps }: Plan): Considered['reason'] {
  return room === undefined ? { code: 'wander' } : { code: 'head-for', room, steps };
}

/** What rolling is worth: the mean, over the numbers, of the best place each allows. */
function rollValue(view: ClueView, planOf: (place: Place) => Plan): Plan {
  const most = 6 * view.options.dice;
  let value = 0;
  let aim: Plan = { value: -1, room: undefined, steps: 0 };
  for (let roll = view.options.dice; roll <= most; roll++) {
    const share = view.options.dice === 1 ? 1 / 6 : (6 - Math.abs(7 - roll)) / 36;
    const plans = destinations({ ...view, phase: { type: 'rolled' }, roll: [roll] }).map(({ to }) => planOf(to));
    const here = planOf(placeOf(view));
    const best = plans.reduce((a, b) => (b.value > a.value ? b : a), { ...here, value: here.value * DELAY });
    value += share * best.value;
    if (best.value > aim.value) aim = best;
  }
  return { ...aim, value };
}
