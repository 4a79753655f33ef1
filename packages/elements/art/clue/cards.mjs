// The 21 cards: what each is called, its frame's dark, and its picture.
import { card } from './frame.mjs';
import * as p from './palette.mjs';
import { green } from './pictures/green.mjs';
import { mustard } from './pictures/mustard.mjs';
import { peacock } from './pictures/peacock.mjs';
import { plum } from './pictures/plum.mjs';
import { scarlet } from './pictures/scarlet.mjs';
import { white } from './pictures/white.mjs';

const suspects = {
  scarlet: ['Miss Scarlet', scarlet],
  mustard: ['Col. Mustard', mustard],
  white: ['Mrs. White', white],
  green: ['Mr. Green', green],
  peacock: ['Mrs. Peacock', peacock],
  plum: ['Prof. Plum', plum],
};

/** The SVG of a card. */
export function art(id) {
  const [name, picture] = suspects[id];
  return card({ id, name, dark: p.hues[id].dark, picture });
}
