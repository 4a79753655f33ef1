import type { Card } from '@games/clue-core';

/**
 * What each picture shows, in a sentence: for `alt`, after the card's name.
 *
 * @example
 * ```ts
 * import { cardPictures } from '@games/elements/clue-cards';
 *
 * cardPictures.rope; // => 'A coil of rope, tied at the foot.'
 * ```
 */
export const cardPictures: Readonly<Record<Card, string>> = {
  scarlet: 'A woman in red with a black bob, a jewelled headband and a feather, behind an open fan.',
  mustard: 'An officer in yellow with a white moustache, a monocle and a peaked cap, a stick in his gloved hand.',
  white: 'A cook in a white cap and apron, a covered silver dish on her hand, looking aside at it.',
  green: 'A man in a green suit and bowler with a thin moustache, a pocket watch in his hand.',
  peacock: 'A lady in blue, in profile, with three peacock feathers in her silver hair and a lorgnette in her glove.',
  plum: 'A man in purple tweed with round spectacles and a goatee, a quill in one hand, a book in the other.',
  rope: 'A coil of rope, tied at the foot.',
  knife: 'A dagger with a brass guard and a black grip.',
  gun: 'A revolver with a walnut grip.',
  candlestick: 'A brass candlestick with a burning candle.',
  'lead-pipe': 'A bent lead pipe with a threaded end.',
  wrench: 'A large adjustable wrench.',
  study: 'A desk with a green lamp and a globe, before a window on the moon.',
  hall: 'A carpeted flight of stairs, a tall clock and a floor of black and white tiles.',
  lounge: 'A crimson sofa before a burning fire.',
  'dining-room': 'A long table laid for six by candlelight.',
  kitchen: 'A range with a pot and a pan, copper pans above it.',
  ballroom: 'A great chandelier over a parquet floor, between red curtains.',
  conservatory: 'A palm in a blue tub under a glass vault.',
  'billiard-room': 'A billiard table under three green lamps, a cue laid across its edge.',
  library: 'Shelves of books up to the ceiling, a ladder on a rail, an armchair.',
};
