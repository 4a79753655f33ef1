import type { Weapon } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';
import { weaponShapes } from './emblem-shapes.js';

/**
 * The glyph of a weapon on a grid of 24, without its `<svg>`: that of its card.
 *
 * @param weapon - which
 * @param figure - its ink: a colour, `currentColor` or a `var()`
 * @param ground - the ink of what is cut out of it: the colour it stands on
 */
export function weaponGlyph(weapon: Weapon, figure = 'currentColor', ground = 'Canvas'): SVGTemplateResult {
  return svg`${weaponShapes[weapon].map(([tone, path, width]) => {
    const ink = tone === 'figure' ? figure : ground;
    return width === undefined
      ? svg`<path d=${path} fill=${ink} fill-rule="evenodd"/>`
      : svg`<path d=${path} fill="none" stroke=${ink} stroke-width=${width} stroke-linejoin="round"/>`;
  })}`;
}
