import type { Card, Murder } from '../cards.js';
import type { SalonEvent } from '../salon/events.js';
import type { SalonRefusal } from '../salon/refusals.js';
import type { SalonView } from '../salon/types.js';
import { salonEventText } from '../salon/words/events.js';
import { capital, cardInText, murderInText, type SalonSpeech, seatName } from '../salon/words/names.js';
import { salonRefusalText } from '../salon/words/refusals.js';
import { allowedInWords } from './allowed.js';
import type { PostProblem } from './parse-post.js';
import { postProblemText } from './post-problems.js';
import type { RecordAnswer, Verdict } from './record.js';
import { WORDINGS, type Wordings } from './wordings.js';

/** All words that messages are made of. Another language is another table: what the host edits stands in `wordings`. */
export interface HostWords {
  /** What the placeholders stand in. */
  readonly wordings: Wordings;
  /** An event that the reader may know. */
  readonly event: (event: SalonEvent, speech: SalonSpeech) => string;
  /** Why an action was refused. */
  readonly refusal: (refusal: SalonRefusal, speech: SalonSpeech) => string;
  /** Why a post could not be read. */
  readonly postProblem: (problem: PostProblem, speech: SalonSpeech) => string;
  /** What can be done on this turn, a sentence each: see `allowedInWords`. */
  readonly allowed: (view: SalonView) => readonly string[];
  /** How the turn order came about. */
  readonly orders: Readonly<Record<SalonView['order'], string>>;
  /** A line of the turn order: the name of the seat, how many cards it holds. */
  readonly player: (name: string, cards: number, isNpc: boolean) => string;
  /** Who the NPCs are, and who makes their suggestions. */
  readonly npcs: (names: readonly string[], turns: SalonView['npcTurns']) => string;
  /** That it is the reader's turn; or the turn of an NPC, which they play (SAL-18). */
  readonly whose: (npc: string | undefined) => string;
  /** Until when there is time. */
  readonly due: (until: string, isForOrders: boolean) => string;
  /** The promise of the solution. */
  readonly commitment: (commitment: string) => string;
  /** A deadline, in a calendar: what is due at it, by whom (empty for reveal orders), in which turn. */
  readonly calendar: (what: 'orders' | 'act' | 'show' | 'end', name: string, turn: number) => string;
  /** Where a list of cards is empty. */
  readonly nothingYet: string;
  /** A card that was shown to somebody. */
  readonly shownTo: (card: string, name: string) => string;
  /** A card that somebody showed. */
  readonly shownBy: (card: string, name: string) => string;
  /** A card that stands alone in a list. */
  readonly card: (view: SalonView, card: Card) => string;
  /** Three cards as one phrase. */
  readonly murder: (view: SalonView, murder: Murder) => string;
  /** What is said of an entry of a record. */
  readonly answer: (answer: RecordAnswer, view: SalonView) => string;
}

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'right',
  wrong: 'wrong',
  open: 'open: you were not told enough to know',
};

/** The words of a host who speaks English. */
export const HOST_WORDS: HostWords = {
  wordings: WORDINGS,
  event: salonEventText,
  refusal: salonRefusalText,
  postProblem: postProblemText,
  allowed: allowedInWords,
  orders: { 'first-come': 'first come, first served', random: 'drawn by lot', chosen: 'chosen by the host' },
  player: (name, cards, isNpc) => `${name}${isNpc ? ', non-player character' : ''}, ${cards} cards`,
  npcs(names, turns) {
    const who = turns === 'host' ? 'The host plays them' : 'The players make their suggestions, in turn';
    return `Non-player characters: ${names.join(', ')}. ${who}; they never accuse.`;
  },
  whose: (npc) =>
    npc === undefined
      ? 'It is your turn.'
      : `It is the turn of ${npc}, a non-player character: you move it and make its suggestion.`,
  due: (until, isForOrders) =>
    isForOrders ? `Reveal orders are collected until ${until}.` : `Time is until ${until}.`,
  commitment: (commitment) => `The solution is drawn. This promise of it can be checked at the end: ${commitment}`,
  calendar: (what, name, turn) =>
    ({
      orders: 'Reveal orders are due',
      act: `${name} is to act (turn ${turn})`,
      show: `${name} is to show a card (turn ${turn})`,
      end: `The turn of ${name} ends (turn ${turn})`,
    })[what],
  nothingYet: 'Nothing yet.',
  shownTo: (card, name) => `${card}, to ${name}`,
  shownBy: (card, name) => `${card}, by ${name}`,
  card: (view, card) => capital(cardInText(view, card)),
  murder: murderInText,
  answer({ claim: { card, holder, holds }, verdict }, view) {
    const where =
      holder === 'solution'
        ? 'the solution'
        : holder === view.me
          ? 'your hand'
          : `the hand of ${seatName(view, holder)}`;
    return `${view.theme[card]} is ${holds ? '' : 'not '}in ${where}: ${VERDICT_WORDS[verdict]}.`;
  },
};
