import { type ClueEvent, type ClueOutcome, playerName, type Speech } from '@games/clue-core';
import { germanCards } from './cards.de.js';
import { accusative, dative, intoRoom, murderPhrase, toPlace } from './grammar.de.js';

type Verb = readonly [you: string, other: string];

/** "Du würfelst", "Frau White würfelt". */
function says(speech: Speech, seat: number, [you, other]: Verb): string {
  return seat === speech.me ? `Du ${you}` : `${nameOf(speech, seat)} ${other}`;
}

function nameOf(speech: Speech, seat: number): string {
  return playerName({ theme: germanCards, ...speech }, seat);
}

/** An event in German, as `eventText` has it in English. */
export function germanEvent(event: ClueEvent, speech: Speech = {}): string {
  switch (event.type) {
    case 'turnBegan':
      return event.seat === speech.me
        ? `Zug ${event.turn}: Du bist an der Reihe.`
        : `Zug ${event.turn}: ${nameOf(speech, event.seat)} ist an der Reihe.`;
    case 'rolled': {
      const sum = event.roll.reduce((total, die) => total + die, 0);
      const roll = event.roll.length > 1 ? `${event.roll.join(' + ')} = ${sum}` : `${sum}`;
      return `${says(speech, event.seat, ['würfelst', 'würfelt'])} ${roll}.`;
    }
    case 'moved':
      return `${says(speech, event.seat, ['gehst', 'geht'])} ${toPlace(event.to)}.`;
    case 'tookPassage':
      return `${says(speech, event.seat, ['nimmst', 'nimmt'])} den Geheimgang ${intoRoom(event.to)}.`;
    case 'stayed':
      return `${says(speech, event.seat, ['bleibst', 'bleibt'])} ${dative(event.room)}.`;
    case 'suggested':
      return `${says(speech, event.seat, ['verdächtigst', 'verdächtigt'])} ${murderPhrase(event)}.`;
    case 'placed':
      return event.why === 'suggested'
        ? `${germanCards[event.suspect]} wird ${toPlace(event.to)} gerufen.`
        : `${germanCards[event.suspect]} tritt beiseite, ${toPlace(event.to)}.`;
    case 'passed':
      return `${says(speech, event.seat, ['kannst', 'kann'])} es nicht widerlegen.`;
    case 'disproved':
      return event.seat === speech.me
        ? `Du widerlegst es und zeigst ${nameOf(speech, event.to)} eine Karte.`
        : `${nameOf(speech, event.seat)} widerlegt es und zeigt ${event.to === speech.me ? 'dir' : nameOf(speech, event.to)} eine Karte.`;
    case 'shown':
      return event.seat === speech.me
        ? `Du zeigst ${nameOf(speech, event.to)}: ${germanCards[event.card]}.`
        : `${nameOf(speech, event.seat)} zeigt ${event.to === speech.me ? 'dir' : nameOf(speech, event.to)} ${accusative(event.card)}.`;
    case 'undisproved':
      return 'Niemand kann es widerlegen.';
    case 'accused':
      return `${says(speech, event.seat, ['klagst', 'klagt'])} an: ${murderPhrase(event)}: ${event.right ? 'richtig!' : 'falsch.'}`;
    case 'looked':
      return `${says(speech, event.seat, ['siehst', 'sieht'])} in den Umschlag: Es war ${murderPhrase(event.murder)}.`;
    case 'ended':
      return germanOutcome(event.outcome, speech);
  }
}

/** How a game ended, in German. */
export function germanOutcome({ winner, reason, murder }: ClueOutcome, speech: Speech = {}): string {
  const truth = `Es war ${murderPhrase(murder)}.`;
  if (winner === null) return `Niemand hat den Fall gelöst. ${truth}`;
  const last = reason === 'last-standing' ? ' als Letzte im Spiel' : '';
  return `${says(speech, winner, ['hast', 'hat'])}${last} gewonnen! ${truth}`;
}
