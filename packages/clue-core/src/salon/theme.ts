import { CARDS } from '../cards.js';
import type { Theme } from '../theme.js';

/** Every name of a salon game: what people read. The host may change each of them (SAL-1). */
export type SalonTheme = Theme & {
  /** The main corridor, as it stands in the middle of a sentence. */
  readonly corridor: string;
  /** Whom the host plays: the Victim. */
  readonly victim: string;
};

/** The names of a game whose host chooses none: a country house by the sea. */
export const SALON_THEME: SalonTheme = {
  scarlet: 'Madame Rouge',
  mustard: 'Captain Amber',
  white: 'Doctor Ivory',
  green: 'Father Fern',
  peacock: 'Lady Azure',
  plum: 'Baron Violet',
  rope: 'Silk Cord',
  knife: 'Letter Opener',
  gun: 'Duelling Pistol',
  candlestick: 'Brass Candlestick',
  'lead-pipe': 'Drainpipe',
  wrench: 'Spanner',
  study: 'Reading Room',
  hall: 'Great Hall',
  lounge: 'Tea Salon',
  'dining-room': 'Banquet Hall',
  kitchen: 'Bakehouse',
  ballroom: 'Dance Floor',
  conservatory: 'Winter Garden',
  'billiard-room': 'Games Parlour',
  library: 'Map Archive',
  corridor: 'the main corridor',
  victim: 'the Victim',
};

/** What has a name: every card, the corridor and the Victim. */
export const THEME_KEYS: readonly (keyof SalonTheme)[] = [...CARDS, 'corridor', 'victim'];
