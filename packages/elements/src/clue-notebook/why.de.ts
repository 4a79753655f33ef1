import { isSuspect } from '@games/clue-core';
import type { Knowledge, Reason, Why } from '@games/clue-core/deduce';
import { accusative } from '../clue-shared/grammar.de.js';
import { isClassic, type Lexicon } from './lexicon.js';

const join = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** A card as an object: "das Seil"; a name of a table's own stays as it is. */
export function objectOf({ notes, card }: Lexicon, id: string): string {
  return isClassic(notes, id) && !isSuspect(id) ? accusative(id) : card(id);
}

/** "Du hast", "Ben hat". */
export function says({ notes, player }: Lexicon, seat: number, you: string, other: string): string {
  return `${player(seat)} ${seat === notes.me ? you : other}`;
}

/** Why something is certain, in German, as `whyText` has it in English. */
export function whyInGerman(why: Why<string>, { entries }: Knowledge<string>, lexicon: Lexicon): string {
  const numberOf = (entry: number): string => {
    if (entries[entry]?.type !== 'suggestion') return '';
    return `Verdacht ${entries.slice(0, entry + 1).filter(({ type }) => type === 'suggestion').length}: `;
  };
  const reasons = why.reasons.map((reason) => `${numberOf(reason.entry)}${reasonText(reason, entries, lexicon)}.`);
  const told = reasons.length > 0 ? reasons : ['Die Zahl der Karten lässt nichts anderes zu.'];
  return [...told, conclusion(why, lexicon)].join(' ');
}

function reasonText(reason: Reason<string>, entries: Knowledge<string>['entries'], lexicon: Lexicon): string {
  const { card } = lexicon;
  if (reason.type === 'wrong')
    return `${card(reason.suspect)}, ${card(reason.weapon)}, ${card(reason.room)} war eine falsche Anklage`;
  const { holder, type, cards } = reason;
  const names = cards.map(card);
  const are = cards.length > 1 ? 'liegen' : 'liegt';
  if (holder === 'envelope') return `${join(names, 'und')} ${are}${type === 'lacks' ? ' nicht' : ''} im Umschlag`;
  if (holder === 'table') return `${join(names, 'und')} ${are}${type === 'lacks' ? ' nicht' : ''} offen`;
  const objects = cards.map((each) => objectOf(lexicon, each));
  const isAsked = entries[reason.entry]?.type === 'suggestion';
  if (type === 'shows') return `${says(lexicon, holder, 'hast', 'hat')} ${join(objects, 'oder')} gezeigt`;
  if (type === 'lacks') {
    const not = `nicht ${join(objects, 'oder')}`;
    return isAsked
      ? `${says(lexicon, holder, 'konntest', 'konnte')} ${not} zeigen`
      : `${says(lexicon, holder, 'hast', 'hat')} ${not}`;
  }
  return `${says(lexicon, holder, 'hast', 'hat')} ${join(objects, 'und')}${isAsked ? ' gezeigt' : ''}`;
}

function conclusion({ card, holder, isThere }: Why<string>, lexicon: Lexicon): string {
  const not = isThere ? '' : ' nicht';
  if (holder === 'envelope') return `Also liegt ${lexicon.card(card)}${not} im Umschlag.`;
  if (holder === 'table') return `Also liegt ${lexicon.card(card)}${not} offen.`;
  const isMe = holder === lexicon.notes.me;
  return `Also ${isMe ? 'hast du' : `hat ${lexicon.player(holder)}`}${not} ${objectOf(lexicon, card)}.`;
}
