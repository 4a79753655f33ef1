import { CLASSIC_THEME, SUSPECTS, type Suspect, WEAPONS } from '@games/clue-core';
import { render, type SVGTemplateResult, svg } from 'lit';
import { expect, test } from 'vitest';
import { tokenOutline } from '../clue-shared/suspects.js';
import { weaponGlyph } from './emblems.js';

const SIZE = 24;

function draw(art: SVGTemplateResult): SVGSVGElement {
  const host = document.createElement('div');
  render(svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${art}</svg>`, host);
  const [picture] = host.getElementsByTagName('svg');
  if (!picture) throw new TypeError('nothing was drawn');
  return picture;
}

/** The picture at 24 px: how dark each pixel is, 0 to 1. */
async function pixels(art: SVGTemplateResult): Promise<readonly number[]> {
  const image = new Image(SIZE, SIZE);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(draw(art)))}`;
  await image.decode();
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d');
  if (!context) throw new TypeError('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, index) => 1 - (data[index * 4] ?? 255) / 255);
}

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const));

/** How much two pictures differ: 0 alike, 1 each other's opposite. */
async function difference(first: SVGTemplateResult, second: SVGTemplateResult): Promise<number> {
  const [a, b] = [await pixels(first), await pixels(second)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const token = (suspect: Suspect): SVGTemplateResult =>
  svg`<path d=${tokenOutline(suspect)} transform="translate(12 12) scale(17)" />`;

test.each(pairs(SUSPECTS))('CLU-4: the tokens of %s and %s are told apart by outline alone', async (first, second) => {
  expect(await difference(token(first), token(second)), CLASSIC_THEME[first]).toBeGreaterThan(0.04);
});

test.each(pairs(WEAPONS))('CLU-5: %s and %s are different at 24 px', async (first, second) => {
  const glyph = (weapon: typeof first) => weaponGlyph(weapon, 'black', 'white');
  expect(await difference(glyph(first), glyph(second))).toBeGreaterThan(0.08);
});
