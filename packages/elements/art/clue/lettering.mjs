// Words as outlines of the house's display face, Kalnia (SIL Open Font License), so that a picture needs no font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { n } from './parts.mjs';

const file = createRequire(import.meta.url).resolve('@fontsource/kalnia/files/kalnia-latin-600-normal.woff');
const kalnia = fontkit.create(readFileSync(file));

/** A word centred on `cx`, standing on `baseline`, no wider than `width` and no larger than `size`. */
export function lettering(text, { cx, baseline, width, size, spacing = 0.06, fill }) {
  const { glyphs, positions } = kalnia.layout(text);
  const advances = positions.map(({ xAdvance }) => xAdvance / kalnia.unitsPerEm + spacing);
  const ems = advances.reduce((sum, advance) => sum + advance, -spacing);
  const scale = Math.min(size, width / ems);
  let x = cx - (ems * scale) / 2;
  const d = glyphs.map((glyph, index) => {
    const from = x;
    x += (advances[index] ?? 0) * scale;
    const k = scale / kalnia.unitsPerEm;
    return glyph.path.commands
      .map(({ command, args }) => {
        const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
        return letter + args.map((value, axis) => n(axis % 2 ? baseline - value * k : from + value * k)).join(' ');
      })
      .join('');
  });
  return `<path fill="${fill}" d="${d.join('')}"/>`;
}
