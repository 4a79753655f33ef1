import type { SetupWords } from './setup-words.js';

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

/** German. */
export const german: SetupWords = {
  title: 'Ein Spiel an eurem Tisch',
  lead: 'Sag, wer mitspielt und welche Karten du hast. Dann notiere, was geschieht, und das Notizbuch findet alles, was folgt.',
  count: 'Wie viele spielen mit?',
  players: 'Spieler, der Reihe nach',
  playersHelp: 'Fang irgendwo an und geh rund um den Tisch.',
  name: (number) => `Spieler ${number}`,
  isMe: 'ich',
  isMeLabel: (name) => `${name} bin ich`,
  watching: 'Ich schaue nur zu und sehe keine Karten',
  cards,
  earlier: (name) => `${name}: einen Platz früher`,
  dealtFirst: (extra) =>
    `${extra === 1 ? 'Eine Karte bleibt' : `${extra} Karten bleiben`} übrig. Wer bekam die erste Karte?`,
  extraFaceUp: (extra) => `Niemand: ${extra === 1 ? 'sie liegt' : 'sie liegen'} offen`,
  hand: (chosen, size) => `Deine Karten (${chosen} von ${size})`,
  faceUp: (chosen, size) => `Offene Karten (${chosen} von ${size})`,
  deck: 'Karten eurer Ausgabe',
  deckHelp: 'Gib den Karten die Namen aus eurer Schachtel; nimm welche dazu oder weg.',
  cardLabel: (kind, number) => `${{ suspects: 'Person', weapons: 'Waffe', rooms: 'Raum' }[kind]} ${number}`,
  add: { suspects: 'Eine Person mehr', weapons: 'Eine Waffe mehr', rooms: 'Ein Raum mehr' },
  removeCard: (name) => `${name} entfernen`,
  classic: 'Klassische Karten',
  emptyName: 'Gib jeder Karte einen Namen.',
  sameName: (name) => `Zwei Karten heißen „${name}“. Gib einer einen anderen Namen.`,
  handShort: (missing) => `Wähle noch ${cards(missing)}: Deine Hand ist nicht vollständig.`,
  faceUpShort: (missing) => `Wähle noch ${cards(missing)}, die offen liegen.`,
  dropped: (lines) =>
    `${lines === 1 ? 'Eine Zeile passt' : `${lines} Zeilen passen`} nicht mehr und ${lines === 1 ? 'fällt' : 'fallen'} weg. „Zurück“ holt ${lines === 1 ? 'sie' : 'sie alle'} wieder.`,
  start: 'Notizbuch öffnen',
  done: 'Fertig',
};
