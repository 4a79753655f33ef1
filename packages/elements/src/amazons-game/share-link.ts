import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsState,
  create,
  formatMove,
  formatPosition,
  parseMove,
} from '@games/amazons-core';
import type { Play } from '@games/kit';
import { type Players, playerOf } from './player.js';

/** What stands behind the `#` of a link: the start as a position, the turns, who plays. */
const START = 'start';

interface LinkedGame extends Play<AmazonsConfig, AmazonsAction> {
  readonly players: Players;
}

/** Turns as six letters each, as SGF has them; the sides were swapped: `s`; somebody gave up: `r0` or `r1`. */
function turnText(action: AmazonsAction, size: AmazonsState): string {
  if (action.type === 'move') return formatMove(action, { style: 'sgf', size });
  return action.type === 'swap' ? 's' : action.type === 'resign' ? `r${action.seat}` : '';
}

/**
 * A link to a game: the page's address, and behind `#` the whole game. No server has to know it. Times are left out: a game
 * that ended by the clock is linked as it stood.
 */
export function linkTo(page: string, start: AmazonsState, actions: readonly AmazonsAction[], players: Players): string {
  const [base = ''] = page.split('#');
  const turns = actions.map((action) => turnText(action, start)).filter(Boolean);
  const words = new URLSearchParams({ [START]: formatPosition(start) });
  if (turns.length > 0) words.set('turns', turns.join('.'));
  if (start.pie) words.set('pie', '1');
  for (const side of [0, 1] as const) {
    const player = players[side];
    if (player !== 'person') words.set(side === 0 ? 'white' : 'black', String(player));
  }
  return `${base}#${words.toString().replaceAll('%2F', '/').replaceAll('%2A', '*')}`;
}

/** The game in a link, or in what stands behind its `#`; `undefined` when it has none. What is in it is only claimed. */
export function readLink(text: string): LinkedGame | undefined {
  const words = new URLSearchParams(text.slice(text.indexOf('#') + 1));
  const position = words.get(START);
  if (!text.includes('#') || position === null) return undefined;
  const config = { position, ...(words.has('pie') && { pie: true }) };
  const start = create(config);
  // The rules say later what is wrong with the position.
  if (!start.ok) return { config, actions: [], players: ['person', 'person'] };
  const turns = words.get('turns')?.split('.') ?? [];
  let seat = start.value.turn;
  const actions = turns.map((turn): AmazonsAction => {
    const mover = seat;
    seat = seat === 0 ? 1 : 0;
    if (turn === 's') return { type: 'swap', seat: mover };
    if (turn === 'r0' || turn === 'r1') return { type: 'resign', seat: turn === 'r0' ? 0 : 1 };
    const move = parseMove(turn, start.value);
    // What is no turn becomes one that the rules refuse, with its number.
    return { type: 'move', seat: mover, ...(move.ok ? move.value : { from: 'a1', to: 'a1', arrow: 'a1' }) };
  });
  return { config, actions, players: [playerOf(words.get('white')), playerOf(words.get('black'))] };
}
