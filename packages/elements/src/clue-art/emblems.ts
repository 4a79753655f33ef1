import type { Suspect, Weapon } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';
import { type EmblemShape, roomShapes, suspectShapes, weaponShapes } from './emblem-shapes.js';
import { suspectInks } from './inks.js';

const draw = (shapes: readonly EmblemShape[], figure: string, ground: string): SVGTemplateResult[] =>
  shapes.map(([tone, path, width]) => {
    const ink = tone === 'figure' ? figure : ground;
    return width === undefined
      ? svg`<path d=${path} fill=${ink} fill-rule="evenodd"/>`
      : svg`<path d=${path} fill="none" stroke=${ink} stroke-width=${width} stroke-linejoin="round"/>`;
  });

/**
 * The bust of a suspect on a grid of 24, without its `<svg>`, to be set into any drawing.
 *
 * @param suspect - whose
 * @param figure - the ink of the figure: a colour, `currentColor` or a `var()`; the suspect's own by default
 * @param ground - the ink of what is cut out of it: the colour it stands on
 */
export function suspectEmblem(
  suspect: Suspect,
  figure: string = suspectInks[suspect].figure,
  ground: string = suspectInks[suspect].ground,
): SVGTemplateResult {
  return svg`${draw(suspectShapes[suspect], figure, ground)}`;
}

/**
 * A suspect's token on a grid of 24: a round of their hue with their bust. It is legible from 20 px on.
 *
 * @param suspect - whose
 */
export function tokenArt(suspect: Suspect): SVGTemplateResult {
  const { ground, edge } = suspectInks[suspect];
  return svg`<circle cx="12" cy="12" r="11.500" fill=${ground} stroke=${edge}/>
    <g transform="translate(3.400 3.200) scale(.716)">${suspectEmblem(suspect)}</g>`;
}

/**
 * The glyph of a weapon on a grid of 24, without its `<svg>`.
 *
 * @param weapon - which
 * @param figure - its ink
 * @param ground - the ink of what is cut out of it: the colour it stands on
 */
export function weaponGlyph(weapon: Weapon, figure = 'currentColor', ground = 'Canvas'): SVGTemplateResult {
  return svg`${draw(weaponShapes[weapon], figure, ground)}`;
}

/** A key, for all rooms, on a grid of 24: as {@link weaponGlyph}. */
export function roomGlyph(figure = 'currentColor', ground = 'Canvas'): SVGTemplateResult {
  return svg`${draw(roomShapes, figure, ground)}`;
}
