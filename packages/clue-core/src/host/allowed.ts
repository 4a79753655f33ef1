import { isRoom } from '../cards.js';
import { placeAt } from '../salon/reduce/step.js';
import { movesFrom } from '../salon/ring.js';
import type { SalonView } from '../salon/types.js';
import { cardInText, placeInText } from '../salon/words/names.js';
import { passageInWords } from './board.js';

/**
 * What can be done on this turn, in words, by what is public.
 *
 * @param view - any view of the game
 * @returns a sentence for each; none where nobody is on turn
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { allowedInWords } from '@games/clue-core/host';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * allowedInWords(view(game.value, null));
 * // => ['Move to any area.', 'Accuse, once a game, naming any area.', 'Or ask to be skipped.']
 * ```
 */
export function allowedInWords(view: SalonView): readonly string[] {
  const { phase, seat, suggestedIn } = view;
  if (phase.type !== 'start' && phase.type !== 'entered' && phase.type !== 'done') return [];
  const here = placeAt(view, seat);
  const isNpc = view.seats[seat]?.role === 'npc';
  const said: string[] = [];
  if (phase.type === 'start' && suggestedIn === null) {
    const passage = passageInWords(view, here);
    const places = movesFrom(view, here).map((place) => placeInText(view, place));
    said.push(
      here === 'corridor'
        ? 'Move to any area.'
        : `Move to ${places.join(', ')}${passage ? ` (the secret passage leads to ${passage})` : ''}.`,
    );
  }
  const isEntered = phase.type === 'entered' || (phase.type === 'start' && view.summoned[seat] === true);
  if (suggestedIn === null && isRoom(here) && isEntered && view.lastArea[seat] !== here) {
    said.push(
      `Suggest in ${cardInText(view, here)}: any suspect, any weapon${isNpc ? '' : '; say if the turn is to stay open'}.`,
    );
  }
  if (!isNpc && !view.accused[seat]) said.push('Accuse, once a game, naming any area.');
  if (phase.type !== 'start') said.push('Or end the turn.');
  else if (!isNpc) said.push('Or ask to be skipped.');
  else if (view.npcTurns === 'players') said.push('Or leave it to the next player, where that is fair to all.');
  return said;
}
