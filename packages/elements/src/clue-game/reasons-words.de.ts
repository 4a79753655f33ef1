import type { Card, Murder, Speech } from '@games/clue-core';
import type { PlayReason } from '@games/clue-core/players';
import { germanCards } from '../clue-shared/cards.de.js';
import { accusative, dative, withWeapon } from '../clue-shared/grammar.de.js';
import type { ReasonWords } from './reasons-words.js';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const bits = (information: number): string =>
  information.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
const murderText = ({ suspect, weapon, room }: Murder): string =>
  `${germanCards[suspect]} ${dative(room)} ${withWeapon(weapon)}`;
const name = (card: Card): string => germanCards[card];

type Say = { readonly [Code in PlayReason['code']]: (reason: Extract<PlayReason, { code: Code }>) => string };

const SAY: Say = {
  sure: ({ murder }) => `Nichts anderes ist möglich: ${murderText(murder)}.`,
  risk: ({ murder, chance, waiting }) =>
    `${murderText(murder)} stimmt mit ${percent(chance)}; wer wartet, gewinnt nur mit ${percent(waiting)}.`,
  guess: ({ open }) => `Geraten: einer von ${open}, die noch möglich sind.`,
  'ask-most': ({ information, ending, own }) => {
    const bluff = own.length > 0 ? ` Auf meiner Hand, damit die Antwort eindeutig ist: ${and(own.map(name))}.` : '';
    const end = ending > 0.005 ? ` Mit ${percent(ending)} löst sie den Fall.` : '';
    return `Die Frage, die am meisten verrät: ${bits(information)} Bit.${end}${bluff}`;
  },
  'ask-open': ({ suspects, weapons }) => `Nach Karten, die noch offen sind: Personen ${suspects}, Waffen ${weapons}.`,
  'only-card': ({ card }) => `Zu zeigen gab es nur ${accusative(card)}.`,
  'shown-before': ({ card }) => `Schon einmal gezeigt, also nichts Neues: ${name(card)}.`,
  'tells-least': ({ card }) => `Am wenigsten verrät: ${name(card)}.`,
  'any-card': ({ card }) => `Irgendeine der Karten: ${name(card)}.`,
  'head-for': ({ room, steps }) =>
    `Unterwegs, Ziel ${name(room)}: noch ${steps === 1 ? 'ein Schritt' : `${steps} Schritte`}.`,
  enter: ({ room }) => `${name(room)}: ein guter Ort für die nächste Frage.`,
  wander: () => 'Etwas Besseres bietet sich von hier nicht an.',
  wait: ({ open }) => `${open === 1 ? 'Ein Mord ist' : `${open} Morde sind`} noch möglich: zu früh für eine Anklage.`,
};

/** German. */
export const reasonsInGerman: ReasonWords = {
  reasonsHelp: 'Jeder wusste nur, was eine Person an seiner Stelle wüsste. Der letzte Zug steht oben.',
  reasonsThinking: (found, all) => `Sie erinnern sich: ${found} von ${all} …`,
  reasonsOf: 'Gründe von',
  everyone: 'allen Computern',
  noReason: 'Warum, weiß er nicht mehr.',
  playReason: (reason: PlayReason, _speech: Speech) => {
    const say = SAY[reason.code] as (reason: PlayReason) => string;
    return say(reason);
  },
};
