import type { HostWords } from '@games/clue-core/host';
import { seatName } from '@games/clue-core/salon';
import { germanSalonEvent } from '../clue-shared/salon-events.de.js';
import { cardName, murderInGerman } from '../clue-shared/salon-grammar.de.js';
import { germanSalonRefusal } from '../clue-shared/salon-refusals.de.js';
import { allowedInGerman } from './allowed.de.js';
import { problemInGerman } from './post-problems.de.js';
import { germanWordings } from './wordings.de.js';

const VERDICTS = {
  right: 'stimmt',
  wrong: 'stimmt nicht',
  open: 'offen: Das kannst du noch nicht wissen',
} as const;

/** The words of the messages, in German. */
export const germanHostWords: HostWords = {
  wordings: germanWordings,
  event: germanSalonEvent,
  refusal: germanSalonRefusal,
  postProblem: problemInGerman,
  allowed: allowedInGerman,
  orders: { 'first-come': 'wie sie dazukamen', random: 'ausgelost', chosen: 'von der Spielleitung bestimmt' },
  player: (name, cards, isNpc) => `${name}${isNpc ? ', spielt niemand' : ''}, ${cards} Karten`,
  npcs(names, turns) {
    const who = turns === 'host' ? 'Die Spielleitung spielt sie' : 'Die Mitspieler verdächtigen für sie, reihum';
    return `Figuren, die niemand spielt: ${names.join(', ')}. ${who}; sie klagen nie an.`;
  },
  whose: (npc) =>
    npc === undefined
      ? 'Du bist dran.'
      : `${npc} ist dran, und niemand spielt die Figur: Du ziehst und verdächtigst für sie.`,
  due: (until, isForOrders) =>
    isForOrders ? `Die Reihenfolgen werden gesammelt bis ${until}.` : `Zeit ist bis ${until}.`,
  commitment: (commitment) => `Die Lösung ist gezogen. Dieses Versprechen lässt sich am Ende nachprüfen: ${commitment}`,
  calendar: (what, name, turn) =>
    ({
      orders: 'Die Reihenfolgen sind fällig',
      act: `${name} ist am Zug (Zug ${turn})`,
      show: `${name} muss eine Karte zeigen (Zug ${turn})`,
      end: `Der Zug von ${name} endet (Zug ${turn})`,
    })[what],
  nothingYet: 'Noch nichts.',
  shownTo: (card, name) => `${card}, an ${name}`,
  shownBy: (card, name) => `${card}, von ${name}`,
  card: cardName,
  murder: murderInGerman,
  answer({ claim: { card, holder, holds }, verdict }, view) {
    const where =
      holder === 'solution'
        ? 'der Lösung'
        : holder === view.me
          ? 'deiner Hand'
          : `der Hand von ${seatName(view, holder)}`;
    return `${view.theme[card]} ist ${holds ? '' : 'nicht '}in ${where}: ${VERDICTS[verdict]}.`;
  },
};
