import { isRoom, type Place } from '@games/clue-core';
import { germanCards } from '../clue-shared/cards.de.js';
import { dative, intoRoom } from '../clue-shared/grammar.de.js';
import { germanRefusal } from '../clue-shared/refusals.de.js';
import type { BoardWords } from './words.js';

const total = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0);
const place = (where: Place): string => (where === 'middle' ? 'Mitte' : isRoom(where) ? germanCards[where] : where);

/** German. */
export const german: BoardWords = {
  cards: germanCards,
  board: 'Das Brett von Clue',
  corridor: 'Flur',
  wall: 'Mauer',
  middle: 'Mitte, verschlossen',
  door: (room) => `Tür: ${germanCards[room]}`,
  start: (suspect) => `Startfeld: ${germanCards[suspect]}`,
  here: (suspects) => `hier: ${suspects.map((suspect) => germanCards[suspect]).join(', ')}`,
  canGo: ({ kind, to }) =>
    ({
      square: 'hierher kannst du gehen',
      room: 'hier kannst du hinein',
      passage: `ein Geheimgang führt dich hierher: ${place(to)}`,
      stay: 'hier kannst du bleiben',
    })[kind],
  choice: ({ kind, to }) => {
    if (!isRoom(to)) return to;
    return {
      square: to,
      room: `Geh ${intoRoom(to)}`,
      passage: `Geheimgang ${intoRoom(to)}`,
      stay: `Bleib ${dative(to)}`,
    }[kind];
  },
  destinations: 'Wohin du gehen kannst',
  squares: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
  die: (roll) => (roll.length === 0 ? 'Der Würfel wartet' : `Gewürfelt: ${roll.join(' und ')}`),
  rollDie: 'Würfeln',
  roll: 'Würfeln',
  prompt: (choices, roll) => {
    if (roll.length === 0) return choices.length > 0 ? 'Würfle, oder wähle einen Raum.' : 'Würfle.';
    return `Du hast ${total(roll)} gewürfelt. Wähle einen der hervorgehobenen Orte.`;
  },
  noChoice: 'Du kannst nicht ziehen: Beende deinen Zug.',
  keys: 'Pfeiltasten: Feld für Feld. N: nächster Ort, den du erreichst, Umschalt N: der davor. Eingabetaste wählt. T sagt, wohin du kannst, S, was zu tun ist.',
  refusal: (refusal) => germanRefusal(refusal),
};
