import { isRoom } from '@games/clue-core';
import { movesFrom, passageOf, type SalonView } from '@games/clue-core/salon';
import { anyPlace, inPlace } from '../clue-shared/salon-grammar.de.js';

/** What can be done on this turn, in German, as `allowedInWords` has it in English. */
export function allowedInGerman(view: SalonView): readonly string[] {
  const { phase, seat, suggestedIn } = view;
  const player = view.seats[seat];
  if (!player || player.role === 'host') return [];
  if (phase.type !== 'start' && phase.type !== 'entered' && phase.type !== 'done') return [];
  const here = view.places[player.suspect];
  const said: string[] = [];
  if (phase.type === 'start' && suggestedIn === null) {
    const passage = passageOf(view, here);
    const through = passage ? ` (der Geheimgang: ${view.theme[passage]})` : '';
    said.push(
      here === 'corridor' ? 'In irgendeinen Raum gehen.' : `Gehen: ${anyPlace(view, movesFrom(view, here))}${through}.`,
    );
  }
  const isEntered = phase.type === 'entered' || (phase.type === 'start' && view.summoned[seat] === true);
  if (suggestedIn === null && isRoom(here) && isEntered && view.lastArea[seat] !== here) {
    const open = player.role === 'npc' ? '' : '; dazusagen, ob der Zug offen bleiben soll';
    said.push(`Verdächtigen ${inPlace(view, here)}: irgendwen, mit irgendeiner Waffe${open}.`);
  }
  if (player.role !== 'npc' && !view.accused[seat]) said.push('Einmal im Spiel anklagen, an irgendeinem Ort.');
  if (phase.type !== 'start') said.push('Oder den Zug beenden.');
  else if (player.role !== 'npc') said.push('Oder um Aussetzen bitten.');
  else if (view.npcTurns === 'players') said.push('Oder es den Nächsten überlassen, wo das für alle gerecht ist.');
  return said;
}
