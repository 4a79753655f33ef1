import { isCard, isRoom, isSuspect, isWeapon } from '../cards.js';
import { isName } from '../config/name.js';
import { LAST_MOMENT } from './config.js';
import type { SalonSight } from './types.js';

/** Every card with every holder: the six suspects and the solution. */
const MOST_CLAIMS = 21 * 7;
const LONGEST_NOTE = 4000;

type Fields = Readonly<Record<string, unknown>>;

/** The name of the first field that makes this no action of this game, or `undefined`. */
export function wrongField(view: Pick<SalonSight, 'seats'>, action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null) return 'action';
  const { type, seat, at } = action as Fields;
  if (type === 'timeout' ? seat !== null : !isSeat(view, seat)) return 'seat';
  if (!Number.isSafeInteger(at) || Object.is(at, -0) || Number(at) < 0 || Number(at) > LAST_MOMENT) return 'at';
  return wrongDetail(view, type, action as Fields);
}

function isSeat({ seats }: Pick<SalonSight, 'seats'>, value: unknown): boolean {
  return typeof value === 'number' && !Object.is(value, -0) && Object.hasOwn(seats, value);
}

function wrongDetail(view: Pick<SalonSight, 'seats'>, type: unknown, fields: Fields): string | undefined {
  const { to, suspect, weapon, room, stayOpen, card, player, order, as, npc, name, about, away, text } = fields;
  switch (type) {
    case 'endTurn':
    case 'reveal':
    case 'timeout':
      return undefined;
    case 'move':
      return to === 'corridor' || isRoom(to) ? undefined : 'to';
    case 'suggest':
    case 'accuse':
      if (!isSuspect(suspect)) return 'suspect';
      if (!isWeapon(weapon)) return 'weapon';
      if (!isRoom(room)) return 'room';
      return type === 'suggest' && stayOpen !== undefined && typeof stayOpen !== 'boolean' ? 'stayOpen' : undefined;
    case 'show':
      return isCard(card) ? undefined : 'card';
    case 'skip':
    case 'passOver':
      return isSeat(view, player) ? undefined : 'player';
    case 'fileOrder':
      if (!Array.isArray(order) || order.length > 21 || !Array.from(order).every(isCard)) return 'order';
      return as === undefined || isSeat(view, as) ? undefined : 'as';
    case 'takeOver':
      if (!isSeat(view, npc)) return 'npc';
      return name === undefined || isName(name) ? undefined : 'name';
    case 'ask':
      return isAbout(view, about) ? undefined : 'about';
    case 'away':
      return typeof away === 'boolean' ? undefined : 'away';
    case 'note':
      return isText(text) ? undefined : 'text';
    default:
      return 'type';
  }
}

function isAbout(view: Pick<SalonSight, 'seats'>, about: unknown): boolean {
  if (!Array.isArray(about) || about.length < 1 || about.length > MOST_CLAIMS) return false;
  return Array.from(about).every((claim: unknown) => {
    const { card, holder, holds } = Object(claim) as Fields;
    const isHolder = holder === 'solution' || (isSeat(view, holder) && holder !== 0);
    return isCard(card) && isHolder && typeof holds === 'boolean';
  });
}

/** Text of several lines: no control characters but line breaks and tabs, no half of a character. */
function isText(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > LONGEST_NOTE || text.trim() === '') return false;
  return !/[^\P{C}\n\t\u200D]/u.test(text);
}
