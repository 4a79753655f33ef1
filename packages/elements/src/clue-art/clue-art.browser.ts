import { CLASSIC_THEME, SUSPECTS, WEAPONS } from '@games/clue-core';
import { render, type SVGTemplateResult, svg } from 'lit';
import { describe, expect, test } from 'vitest';
import { dieFace } from './die.js';
import { roomGlyph, suspectEmblem, tokenArt, weaponGlyph } from './emblems.js';
import { suspectInks } from './inks.js';
import { door, staircase, sunburst } from './motifs.js';

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

describe('CLU-4: suspects are told apart without colour', () => {
  test.each(pairs(SUSPECTS))('%s and %s at 24 px, black on white', async (first, second) => {
    const bust = (suspect: typeof first) => suspectEmblem(suspect, 'black', 'white');
    expect(await difference(bust(first), bust(second)), CLASSIC_THEME[first]).toBeGreaterThan(0.08);
  });

  test.each(SUSPECTS)('the token of %s is a round of their hue', (suspect) => {
    const [round] = draw(tokenArt(suspect)).getElementsByTagName('circle');
    expect(round?.getAttribute('fill')).toBe(suspectInks[suspect].ground);
  });
});

test.each(pairs(WEAPONS))('CLU-5: %s and %s are different at 24 px', async (first, second) => {
  const glyph = (weapon: typeof first) => weaponGlyph(weapon, 'black', 'white');
  expect(await difference(glyph(first), glyph(second))).toBeGreaterThan(0.08);
});

test('CLU-12: a die shows as many pips as it says', () => {
  const pips = (value: number): number => draw(dieFace(value)).getElementsByTagName('circle').length;
  expect([1, 2, 3, 4, 5, 6].map(pips)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([0, 7, -1, 2.5].map(pips)).toEqual([0, 0, 0, 0]);
});

test('the motifs draw something, in the ink they are given', async () => {
  for (const motif of [roomGlyph('black', 'white'), staircase('black'), door('white', 'black'), sunburst('black')]) {
    const dark = (await pixels(motif)).reduce((sum, value) => sum + value, 0);
    expect(dark).toBeGreaterThan(40);
  }
});
