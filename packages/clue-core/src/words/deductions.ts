import type { Seat } from '@games/kit';
import type { Card } from '../cards.js';
import type { SuggestionWorth } from '../deduce/suggest.js';
import type { Holder, Knowledge, KnowledgeRefusal, Triple } from '../deduce/types.js';
import type { Reason, Why } from '../deduce/why.js';
import { CLASSIC_THEME } from '../theme.js';

/** Who reads notes, and what things are called in them: a view will do. */
export interface NotesSpeech {
  /** By seat: a name, or the id of the suspect they play. Without either they are called by number. */
  readonly players?: readonly { readonly name?: string; readonly suspect?: string }[];
  /** Who reads; default: the owner of the notes. */
  readonly me?: Seat | null;
  /** Names for the cards; default: the classic ones, and ids as they are for others. */
  readonly theme?: Readonly<Record<string, string>>;
}

/** How to name players and cards in a sentence. */
export interface Names {
  /** Whether the seat is the reader. */
  isMe(holder: Holder): boolean;
  /** A player as the subject of a sentence. */
  player(seat: Seat): string;
  /** A card with its article. */
  card(card: string): string;
}

/** Words for what is deduced. Another language is another table. */
export interface DeductionWords {
  /** One sentence without its full stop; `where` is "Suggestion 3", or empty. */
  readonly reason: (reason: Reason<string>, source: Source, names: Names) => string;
  /** The last sentence. */
  readonly conclusion: (why: Why<string>, names: Names) => string;
  /** What is said when the number of cards is reason enough. */
  readonly byCount: string;
  /** Why a suggestion is a good one. */
  readonly worth: (worth: SuggestionWorth<string>, names: Names) => string;
  /** What is wrong with notes. */
  readonly refusal: (refusal: KnowledgeRefusal, names: Names) => string;
}

/** What an entry is, for words. */
export interface Source {
  /** Its type; `note` for what was noted in any other way. */
  readonly type: 'hand' | 'faceUp' | 'suggestion' | 'accusation' | 'note';
  /** Counted from 1 among the entries of its kind. */
  readonly number: number;
}

const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? 'less than 1 %' : `${Math.round(chance * 100)} %`;

/** English. */
export const DEDUCTION_WORDS: DeductionWords = {
  reason(reason, source, names) {
    const where = source.type === 'suggestion' ? `Suggestion ${source.number}: ` : '';
    if (reason.type === 'wrong') return `${tripleText(reason, names)} was a wrong accusation`;
    const cards = reason.cards.map(names.card);
    const { holder } = reason;
    if (reason.type === 'shows') return `${where}${names.player(reason.holder)} showed ${or(cards)}`;
    if (holder === 'table') {
      if (reason.type === 'lacks')
        return `${capital(and(cards))} ${cards.length > 1 ? 'do' : 'does'} not lie on the table`;
      return `${capital(and(cards))} ${cards.length > 1 ? 'lie' : 'lies'} face up on the table`;
    }
    if (holder === 'envelope') {
      const are = cards.length > 1 ? 'are' : 'is';
      return `${capital(and(cards))} ${reason.type === 'lacks' ? `${are} not` : are} in the envelope`;
    }
    const me = names.isMe(holder);
    if (reason.type === 'lacks') {
      if (source.type === 'suggestion') return `${where}${names.player(holder)} could not show ${or(cards)}`;
      return `${names.player(holder)} ${me ? 'do' : 'does'} not have ${or(cards)}`;
    }
    if (source.type === 'suggestion') return `${where}${names.player(holder)} showed ${and(cards)}`;
    return `${names.player(holder)} ${me ? 'hold' : 'holds'} ${and(cards)}`;
  },
  conclusion({ card, holder, isThere }, names) {
    const not = isThere ? '' : ' not';
    if (holder === 'envelope') return `So ${names.card(card)} is${not} in the envelope.`;
    if (holder === 'table') return `So ${names.card(card)} is${not} on the table.`;
    const who = names.player(holder);
    const subject = names.isMe(holder) ? who.toLowerCase() : who;
    if (isThere) return `So ${subject} ${names.isMe(holder) ? 'have' : 'has'} ${names.card(card)}.`;
    return `So ${subject} ${names.isMe(holder) ? "don't" : "doesn't"} have ${names.card(card)}.`;
  },
  byCount: 'The number of cards leaves no other way.',
  worth(worth, names) {
    const first = `${capital(tripleText(worth, names))}: the answer is worth ${worth.information.toFixed(1)} bits`;
    const last =
      worth.ending > 0 ? `, and settles the case in ${percent(worth.ending)} of all ways the cards may lie` : '';
    return `${first}${last}. In ${percent(worth.unanswered)} nobody can show a card.`;
  },
  refusal(refusal, names) {
    switch (refusal.code) {
      case 'malformed':
        return `These notes can't be read: look at “${refusal.field}”.`;
      case 'deck-size':
        return `There are ${refusal.cards} cards in “${refusal.field}”; it takes 1 to ${refusal.max}.`;
      case 'card-twice':
        return `Two cards are called ${names.card(refusal.card)}: give one of them another name.`;
      case 'hands-size':
        return `The hands hold ${refusal.held} cards, but only ${refusal.max} are dealt: three are in the envelope.`;
      case 'unknown-card':
        return `Entry ${refusal.entry + 1} names a card that does not fit there: ${names.card(refusal.card)}.`;
      case 'unknown-seat':
        return `Entry ${refusal.entry + 1} names a player who is not at the table.`;
    }
  },
};

function tripleText({ suspect, weapon, room }: Triple<string>, names: Names): string {
  return `${names.card(suspect)} in ${names.card(room)} with ${names.card(weapon)}`;
}

function namesOf(knowledge: Pick<Knowledge<string>, 'deck' | 'me'>, speech: NotesSpeech): Names {
  const me = speech.me === undefined ? knowledge.me : speech.me;
  const theme = speech.theme ?? CLASSIC_THEME;
  const nameOf = (card: string): string => (Object.hasOwn(theme, card) ? (theme[card as Card] as string) : card);
  return {
    isMe: (holder) => holder === me,
    player(seat) {
      if (seat === me) return 'You';
      const { name, suspect } = speech.players?.[seat] ?? {};
      const played = suspect === undefined ? `Player ${seat + 1}` : nameOf(suspect);
      if (name === undefined) return played;
      const isShared = speech.players?.some(
        (other, at) => at !== seat && other.name?.toLowerCase() === name.toLowerCase(),
      );
      return isShared ? `${name} (${played})` : name;
    },
    card(card) {
      const name = nameOf(card);
      if (knowledge.deck.suspects.includes(card) || /^(a|an|my|our)\s/i.test(name) || /'s\s/.test(name)) return name;
      return /^the\s/i.test(name) ? `t${name.slice(1)}` : `the ${name}`;
    },
  };
}

function sourceOf({ entries }: Knowledge<string>, at: number): Source {
  const type = entries[at]?.type ?? 'holds';
  const number = entries.slice(0, at + 1).filter((entry) => entry.type === type).length;
  return { type: type === 'holds' || type === 'lacks' ? 'note' : type, number };
}

/**
 * Why something is certain, in words: each reason, then what follows.
 *
 * @param why - from a deduction
 * @param knowledge - what it was deduced from
 * @param speech - who reads and what things are called: a view will do
 * @param words - the table of words; English without it
 * @returns a few sentences
 *
 * @example
 * ```ts
 * import { CLASSIC_DECK, deduce, type Knowledge, whyText } from '@games/clue-core/deduce';
 *
 * const knowledge: Knowledge = {
 *   deck: CLASSIC_DECK,
 *   hands: [6, 6, 6],
 *   me: 0,
 *   entries: [
 *     { type: 'hand', seat: 0, cards: ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'] },
 *     { type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'gun', room: 'hall', passed: [], by: 1 },
 *   ],
 * };
 * const why = deduce(knowledge).why('gun', 1);
 * why && whyText(why, knowledge);
 * // => 'You hold Prof. Plum and the Hall. Suggestion 1: Player 2 showed Prof. Plum, the Gun or the Hall. So Player 2 has the Gun.'
 * ```
 */
export function whyText<C extends string>(
  why: Why<C>,
  knowledge: Knowledge<C>,
  speech: NotesSpeech = {},
  words: DeductionWords = DEDUCTION_WORDS,
): string {
  const notes = knowledge as unknown as Knowledge<string>;
  const names = namesOf(notes, speech);
  const reasons = why.reasons.map((reason) => `${words.reason(reason, sourceOf(notes, reason.entry), names)}.`);
  return [...(reasons.length > 0 ? reasons : [words.byCount]), words.conclusion(why, names)].join(' ');
}

/**
 * What a suggestion is worth, in words: for a hint.
 *
 * @param worth - from `suggest`
 * @param knowledge - what it was judged by
 * @param speech - who reads and what things are called
 * @param words - the table of words; English without it
 * @returns two sentences
 *
 * @example
 * ```ts
 * import { CLASSIC_DECK, worthText } from '@games/clue-core/deduce';
 *
 * const worth = { suspect: 'plum', weapon: 'gun', room: 'hall', information: 1.94, ending: 0, guess: 0.1, unanswered: 0.2, isExact: true } as const;
 * worthText(worth, { deck: CLASSIC_DECK, hands: [6, 6, 6], me: 0, entries: [] });
 * // => 'Prof. Plum in the Hall with the Gun: the answer is worth 1.9 bits. In 20 % nobody can show a card.'
 * ```
 */
export function worthText<C extends string>(
  worth: SuggestionWorth<C>,
  knowledge: Knowledge<C>,
  speech: NotesSpeech = {},
  words: DeductionWords = DEDUCTION_WORDS,
): string {
  return words.worth(worth, namesOf(knowledge as unknown as Knowledge<string>, speech));
}

/**
 * What is wrong with notes, in words.
 *
 * @param refusal - from `checkKnowledge`
 * @param speech - what things are called
 * @param words - the table of words; English without it
 * @returns a sentence
 *
 * @example
 * ```ts
 * import { knowledgeRefusalText } from '@games/clue-core/deduce';
 *
 * knowledgeRefusalText({ code: 'hands-size', held: 27, max: 18 });
 * // => 'The hands hold 27 cards, but only 18 are dealt: three are in the envelope.'
 * ```
 */
export function knowledgeRefusalText(
  refusal: KnowledgeRefusal,
  speech: NotesSpeech = {},
  words: DeductionWords = DEDUCTION_WORDS,
): string {
  return words.refusal(refusal, namesOf({ deck: { suspects: [], weapons: [], rooms: [] }, me: null }, speech));
}
