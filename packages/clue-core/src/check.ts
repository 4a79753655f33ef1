import { type Card, cardsOf, isCard, isRoom, isSuspect, isWeapon } from './cards.js';
import { destinations } from './movement/destinations.js';
import { passageFrom, placeOf } from './movement/position.js';
import type {
  ActionRefusal,
  ClueAction,
  ClueRefusal,
  ClueSight,
  MoveAction,
  ShowAction,
  SuggestAction,
} from './types.js';

/** The form of a square's name. Whether it is on the board is another question, with a better answer. */
const SQUARE = /^[A-Z][1-9]\d?$/;

/**
 * Why an action is not legal for the seat that has this view. Takes anything: what is no action is refused too.
 *
 * @param view - what the seat sees
 * @param action - what it wants to do
 * @returns the refusal, or `undefined` when `reduce` would take it
 *
 * @example
 * ```ts
 * import { check, create, view } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * check(view(game.value, 0), { type: 'roll', seat: 0 }); // => undefined
 * check(view(game.value, 0), { type: 'endTurn', seat: 0 }); // => { code: 'roll-first' }
 * check(view(game.value, 1), { type: 'roll', seat: 1 });
 * // => { code: 'not-your-turn', seat: 1, awaiting: 0, to: 'play' }
 * ```
 */
export function check(view: ClueSight, action: ClueAction): ClueRefusal | undefined {
  const wrong = wrongField(view, action);
  if (wrong) return { code: 'malformed', field: wrong };
  const { phase, outcome, awaiting, me } = view;
  if (outcome) return { code: 'game-over', outcome };
  if (action.seat !== me) return { code: 'not-your-seat', seat: action.seat, me };
  if (awaiting !== null && awaiting !== action.seat) {
    return {
      code: 'not-your-turn',
      seat: action.seat,
      awaiting,
      to: phase.type === 'disproving' ? 'disprove' : 'play',
    };
  }
  if (phase.type === 'disproving') {
    return action.type === 'show' ? checkShow(view, action) : { code: 'must-show', cards: view.mustShow };
  }
  switch (action.type) {
    case 'roll':
      return checkStart(view);
    case 'move':
      return checkMove(view, action);
    case 'passage':
      return checkStart(view) ?? (passageFrom(view) ? undefined : { code: 'no-passage', place: placeOf(view) });
    case 'stay':
      return checkStart(view) ?? checkStay(view);
    case 'suggest':
      return checkSuggest(view, action);
    case 'endTurn':
      return checkEndTurn(view);
    case 'show':
      return { code: 'nothing-to-show' };
    case 'accuse':
      return undefined;
  }
}

/** Moving by dice, by passage and staying exclude each other: each is for the start of a turn. */
function checkStart({ phase, roll }: ClueSight): ActionRefusal | undefined {
  if (roll.length > 0) return { code: 'already-rolled', roll };
  return phase.type === 'start' ? undefined : { code: 'already-moved' };
}

function checkMove(view: ClueSight, { to }: MoveAction): ActionRefusal | undefined {
  if (view.phase.type === 'start') return { code: 'roll-first' };
  if (view.phase.type !== 'rolled') return { code: 'already-moved' };
  if (isRoom(to) && to === placeOf(view)) return { code: 'room-just-left', room: to };
  return destinations(view).some((one) => one.to === to) ? undefined : { code: 'unreachable', to, roll: view.roll };
}

function checkStay(view: ClueSight): ActionRefusal | undefined {
  const place = placeOf(view);
  if (!isRoom(place)) return { code: 'not-in-room' };
  return view.options.stay === 'always' || view.summoned[view.seat] ? undefined : { code: 'not-summoned', room: place };
}

function checkSuggest(view: ClueSight, { room }: SuggestAction): ActionRefusal | undefined {
  const place = placeOf(view);
  if (!isRoom(place)) return { code: 'not-in-room' };
  // Whoever is done in a room has suggested there: to enter one is not yet to be done.
  if (view.phase.type === 'done') return { code: 'already-suggested' };
  if (view.phase.type !== 'entered') return { code: 'enter-first', room: place };
  return room === place ? undefined : { code: 'other-room', room, here: place };
}

function checkShow(view: ClueSight, { card }: ShowAction): ActionRefusal | undefined {
  if (view.mustShow.includes(card)) return undefined;
  const isSuggested =
    view.phase.type === 'disproving' && (cardsOf(view.phase.murder) as readonly Card[]).includes(card);
  const refused = { card, cards: view.mustShow };
  return isSuggested ? { code: 'not-in-hand', ...refused } : { code: 'not-suggested', ...refused };
}

function checkEndTurn(view: ClueSight): ActionRefusal | undefined {
  const { phase } = view;
  if (phase.type === 'start') return { code: 'roll-first' };
  if (destinations(view).length > 0) return { code: 'must-move' };
  const place = placeOf(view);
  if (phase.type === 'entered' && view.options.suggest === 'must' && isRoom(place)) {
    return { code: 'must-suggest', room: place };
  }
  return undefined;
}

/** The name of the first field that makes this no action of this game, or `undefined`. */
function wrongField(view: ClueSight, action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null) return 'action';
  const { type, seat, to, suspect, weapon, room, card } = action as Record<string, unknown>;
  if (typeof seat !== 'number' || !Object.hasOwn(view.players, seat)) return 'seat';
  switch (type) {
    case 'roll':
    case 'passage':
    case 'stay':
    case 'endTurn':
      return undefined;
    case 'move':
      return isRoom(to) || (typeof to === 'string' && SQUARE.test(to)) ? undefined : 'to';
    case 'show':
      return isCard(card) ? undefined : 'card';
    case 'suggest':
    case 'accuse':
      if (!isSuspect(suspect)) return 'suspect';
      if (!isWeapon(weapon)) return 'weapon';
      return isRoom(room) ? undefined : 'room';
    default:
      return 'type';
  }
}
