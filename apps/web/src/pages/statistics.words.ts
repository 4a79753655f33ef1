import type { InEachLanguage } from '../i18n/words.js';
import type { Language } from '../stores/settings.js';

/** What the page of statistics says. */
export interface StatisticsWords {
  readonly title: string;
  readonly lead: string;
  readonly who: string;
  /** The one who has no name. */
  readonly you: string;
  readonly name: string;
  readonly rename: string;
  readonly add: string;
  readonly nothing: string;
  readonly against: string;
  readonly played: string;
  readonly won: string;
  /** Where several people played, nobody's win is counted. */
  readonly notCounted: string;
  readonly clear: string;
  readonly clearAsk: (name: string) => string;
  readonly removeName: string;
  readonly removeAsk: (name: string) => string;
  readonly yesClear: string;
  readonly yesRemove: string;
  readonly keep: string;
  /** Who else played, by the word under which a room counts: `level-3`. */
  readonly opponent: (against: string) => string;
}

/** `level-3` as its word and its number. */
const split = (against: string): readonly [word: string, number: string] => {
  const [, word = against, number = ''] = /^([a-z-]+?)-(\d+)$/.exec(against) ?? [];
  return [word, number];
};

const opponents: InEachLanguage<Readonly<Record<string, string>>> = {
  en: {
    people: 'people at this table',
    level: 'the computer, level',
    learner: 'the computer that learns, difficulty',
    list: 'the computer with the word list, difficulty',
    child: 'computers that play like a child',
    careful: 'computers that play carefully',
    master: 'master detectives',
    mixed: 'computers of several levels',
    guest: 'computers that play like guests',
    detective: 'computers that play like detectives',
  },
  de: {
    people: 'Menschen an diesem Tisch',
    level: 'den Computer, Stufe',
    learner: 'den Computer, der lernt, Stärke',
    list: 'den Computer mit der Wortliste, Stärke',
    child: 'Computer, die wie ein Kind spielen',
    careful: 'Computer, die umsichtig spielen',
    master: 'Meisterdetektive',
    mixed: 'Computer verschiedener Stufen',
    guest: 'Computer, die wie Gäste spielen',
    detective: 'Computer, die wie Detektive spielen',
  },
};

/** A word that a room of a later version counted under is shown as it is. */
const opponent =
  (language: Language) =>
  (against: string): string => {
    const [word, number] = split(against);
    return `${opponents[language][word] ?? word} ${number}`.trim();
  };

export const statisticsWords: InEachLanguage<StatisticsWords> = {
  en: {
    title: 'Statistics',
    lead: 'Games that were played to their end on this device. They are kept here, and nowhere else.',
    who: 'Who is playing?',
    you: 'You',
    name: 'Name',
    rename: 'Change the name',
    add: 'Add a person',
    nothing: 'Nothing yet. Finish a game, and it is counted here.',
    against: 'Against',
    played: 'Played',
    won: 'Won',
    notCounted: 'not counted',
    clear: 'Clear these statistics',
    clearAsk: (name) => `Clear all numbers of ${name}? They cannot be brought back.`,
    removeName: 'Remove this name',
    removeAsk: (name) => `Remove ${name} with all numbers? They cannot be brought back.`,
    yesClear: 'Clear them',
    yesRemove: 'Remove',
    keep: 'Keep them',
    opponent: opponent('en'),
  },
  de: {
    title: 'Statistik',
    lead: 'Spiele, die auf diesem Gerät zu Ende gespielt wurden. Die Zahlen bleiben hier und nirgends sonst.',
    who: 'Wer spielt?',
    you: 'Du',
    name: 'Name',
    rename: 'Name ändern',
    add: 'Person hinzufügen',
    nothing: 'Noch nichts. Spiel ein Spiel zu Ende, dann zählt es hier.',
    against: 'Gegen',
    played: 'Gespielt',
    won: 'Gewonnen',
    notCounted: 'nicht gezählt',
    clear: 'Diese Zahlen löschen',
    clearAsk: (name) => `Alle Zahlen von ${name} löschen? Sie lassen sich nicht zurückholen.`,
    removeName: 'Diesen Namen entfernen',
    removeAsk: (name) => `${name} mit allen Zahlen entfernen? Sie lassen sich nicht zurückholen.`,
    yesClear: 'Löschen',
    yesRemove: 'Entfernen',
    keep: 'Behalten',
    opponent: opponent('de'),
  },
};
