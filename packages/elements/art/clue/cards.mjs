// The 21 cards: what each is called, its frame's dark, and its picture.
import { card } from './frame.mjs';
import * as p from './palette.mjs';
import { green } from './pictures/green.mjs';
import { mustard } from './pictures/mustard.mjs';
import { peacock } from './pictures/peacock.mjs';
import { plum } from './pictures/plum.mjs';
import { ballroom, billiardRoom, diningRoom, hall, lounge } from './pictures/rooms-day.mjs';
import { conservatory, kitchen, library, study } from './pictures/rooms-night.mjs';
import { scarlet } from './pictures/scarlet.mjs';
import { candlestick, gun, knife, leadPipe, rope, wrench } from './pictures/weapons.mjs';
import { white } from './pictures/white.mjs';

const weaponDark = '#2b2320';
const roomDark = p.oxbloodDeep;

/** Each card's name, the dark of its frame, its picture: in the order of the deck. */
const cards = {
  scarlet: ['Miss Scarlet', p.hues.scarlet.dark, scarlet],
  mustard: ['Col. Mustard', p.hues.mustard.dark, mustard],
  white: ['Mrs. White', p.hues.white.dark, white],
  green: ['Mr. Green', p.hues.green.dark, green],
  peacock: ['Mrs. Peacock', p.hues.peacock.dark, peacock],
  plum: ['Prof. Plum', p.hues.plum.dark, plum],
  rope: ['Rope', weaponDark, rope],
  knife: ['Knife', weaponDark, knife],
  gun: ['Gun', weaponDark, gun],
  candlestick: ['Candlestick', weaponDark, candlestick],
  'lead-pipe': ['Lead Pipe', weaponDark, leadPipe],
  wrench: ['Wrench', weaponDark, wrench],
  study: ['Study', roomDark, study],
  hall: ['Hall', roomDark, hall],
  lounge: ['Lounge', roomDark, lounge],
  'dining-room': ['Dining Room', roomDark, diningRoom],
  kitchen: ['Kitchen', roomDark, kitchen],
  ballroom: ['Ballroom', roomDark, ballroom],
  conservatory: ['Conservatory', roomDark, conservatory],
  'billiard-room': ['Billiard Room', roomDark, billiardRoom],
  library: ['Library', roomDark, library],
};

/** The ids of all cards. */
export const ids = Object.keys(cards);

/** The SVG of a card. */
export function art(id) {
  const [name, dark, picture] = cards[id];
  return card({ id, name, dark, picture });
}
