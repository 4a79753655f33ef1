import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { CARDS } from '@games/clue-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { art } from '../../art/clue/cards.mjs';
import { cardUrl, cardPictures as english } from './clue-cards.js';
import { cardPictures as german } from './pictures.de.js';

const manifest: unknown = JSON.parse(readFileSync(new URL('../cards/manifest.json', import.meta.url), 'utf8'));

describe.each(CARDS)('CLU-6: the picture of %s', (card) => {
  const jpg = new URL(cardUrl(card));

  test('is a JPG of 480 x 720 and 40 kB at most', async () => {
    const { format, width, height } = await sharp(readFileSync(jpg)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 720 });
    expect(statSync(jpg).size).toBeLessThanOrEqual(40_000);
  });

  test('was made from the drawing as it is now (scripts/cards.mjs makes both)', () => {
    const svg = readFileSync(new URL(`../../art/clue/${card}.svg`, import.meta.url));
    expect(svg.toString()).toBe(art(card));
    const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(manifest).toHaveProperty([card], { svg: sha256(svg), jpg: sha256(readFileSync(jpg)) });
  });

  test('is told in words, in English and German', () => {
    expect(english[card]).toMatch(/^An? .+\.$|^Shelves .+\.$/);
    expect(german[card]).toMatch(/^(Ein|Eine|Bücherwände) .+\.$/);
  });
});

test('CLU-6: there are as many pictures as cards', () => {
  const pictures = readdirSync(new URL('../cards/', import.meta.url)).filter((name) => name.endsWith('.jpg'));
  expect(pictures.sort()).toEqual(CARDS.map((card) => `${card}.jpg`).sort());
});
