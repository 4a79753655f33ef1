import { type ClueRefusal, isRoom, playerName, refusalText, type Speech } from '@games/clue-core';
import { germanCards } from './cards.de.js';
import { accusative, dative, intoRoom } from './grammar.de.js';

const total = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0);

/** Why something was refused, in German; what only a host or a maker of boards meets stays English. */
export function germanRefusal(refusal: ClueRefusal, speech: Speech = {}): string {
  const named: Speech = { theme: germanCards, ...speech };
  switch (refusal.code) {
    case 'game-over':
      return 'Das Spiel ist vorbei. Beginne ein neues.';
    case 'not-your-turn':
      return refusal.to === 'disprove'
        ? `Warte, bis ${playerName(named, refusal.awaiting)} eine Karte gezeigt hat.`
        : `Du bist nicht am Zug: ${playerName(named, refusal.awaiting)} spielt.`;
    case 'already-rolled':
      return `Du hast in diesem Zug schon gewürfelt: ${total(refusal.roll)}. Gewürfelt wird einmal.`;
    case 'unreachable':
      return `Mit ${total(refusal.roll)} kommst du nicht ${isRoom(refusal.to) ? intoRoom(refusal.to) : `nach ${refusal.to}`}. Wähle einen der hervorgehobenen Orte.`;
    case 'room-just-left':
      return `Du kannst nicht in einem Zug hinaus und wieder ${intoRoom(refusal.room)} gehen.`;
    case 'already-moved':
      return 'Du bist in diesem Zug schon gezogen.';
    case 'roll-first':
      return 'Würfle zuerst.';
    case 'must-move':
      return 'Du kannst noch ziehen: Wähle einen der hervorgehobenen Orte.';
    case 'no-passage':
      return 'Von hier führt kein Geheimgang.';
    case 'not-summoned':
      return `Du darfst nur ${dative(refusal.room)} bleiben, wenn ein Verdacht dich hierher gerufen hat. Würfle.`;
    case 'not-in-room':
      return 'Einen Verdacht äußerst du in einem Raum: Geh erst in einen hinein.';
    case 'enter-first':
      return `Du bist in diesem Zug nicht ${intoRoom(refusal.room)} gegangen, also kannst du hier noch keinen Verdacht äußern.`;
    case 'already-suggested':
      return 'Du hast in diesem Zug schon einen Verdacht geäußert.';
    case 'other-room':
      return `Du bist ${dative(refusal.here)}, also gilt dein Verdacht diesem Raum.`;
    case 'must-suggest':
      return 'Äußere erst einen Verdacht.';
    case 'must-show':
    case 'not-in-hand':
    case 'not-suggested':
      return `Zeig zuerst ${refusal.cards.map((card) => accusative(card)).join(' oder ')}.`;
    case 'nothing-to-show':
      return 'Niemand wartet auf eine Karte von dir.';
    default:
      return refusalText(refusal, named);
  }
}
