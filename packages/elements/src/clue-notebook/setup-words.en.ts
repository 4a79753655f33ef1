import type { SetupWords } from './setup-words.js';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** English. */
export const english: SetupWords = {
  title: 'A game at your table',
  lead: 'Say who plays and which cards you hold. Then note what happens, and the notebook finds all that follows.',
  count: 'How many play?',
  players: 'Players, in the order of turns',
  playersHelp: 'Begin anywhere and go round the table.',
  name: (number) => `Player ${number}`,
  isMe: 'me',
  isMeLabel: (name) => `${name} is me`,
  watching: 'I only watch, and see nobody’s cards',
  cards,
  earlier: (name) => `${name}: one place earlier`,
  dealtFirst: (extra) =>
    `${extra === 1 ? 'One card is' : `${extra} cards are`} left over. Who was dealt the first card?`,
  extraFaceUp: (extra) => `Nobody: ${extra === 1 ? 'it lies' : 'they lie'} face up`,
  hand: (chosen, size) => `Your cards (${chosen} of ${size})`,
  faceUp: (chosen, size) => `Cards face up (${chosen} of ${size})`,
  deck: 'Cards of your edition',
  deckHelp: 'Give the cards the names in your box; add or remove some.',
  cardLabel: (kind, number) => `${{ suspects: 'Suspect', weapons: 'Weapon', rooms: 'Room' }[kind]} ${number}`,
  add: { suspects: 'Add a suspect', weapons: 'Add a weapon', rooms: 'Add a room' },
  removeCard: (name) => `Remove ${name}`,
  classic: 'Classic cards',
  emptyName: 'Give every card a name.',
  sameName: (name) => `Two cards are called “${name}”. Give one of them another name.`,
  handShort: (missing) => `Choose ${cards(missing)} more: your hand is not complete.`,
  faceUpShort: (missing) => `Choose ${cards(missing)} more of those face up.`,
  dropped: (lines) =>
    `${lines === 1 ? 'One line' : `${lines} lines`} of the log no longer fit, and ${lines === 1 ? 'is' : 'are'} left out. Undo brings ${lines === 1 ? 'it' : 'them'} back.`,
  start: 'Open the notebook',
  done: 'Done',
};
