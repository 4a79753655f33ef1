import { readFileSync } from 'node:fs';
import { CARDS, CLASSIC_THEME, type Theme } from '@games/clue-core';
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { germanCards } from '../clue-shared/cards.de.js';
import { SHEETS, type Sheet, sheetUrl } from './clue-cards.js';

/** Millimetres, landscape. */
const paper: Readonly<Record<Sheet, readonly [number, number]>> = {
  a4: [297, 210],
  letter: [279.4, 215.9],
  'a4.de': [297, 210],
};
const names: Readonly<Record<Sheet, Theme>> = { a4: CLASSIC_THEME, letter: CLASSIC_THEME, 'a4.de': germanCards };
const groups: Readonly<Record<Sheet, readonly string[]>> = {
  a4: ['Suspects', 'Weapons', 'Rooms'],
  letter: ['Suspects', 'Weapons', 'Rooms'],
  'a4.de': ['Verdächtige', 'Waffen', 'Räume'],
};

async function linesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
}

describe.each(SHEETS)('CLU-9: the detective sheet to print, %s', (sheet) => {
  const pdf = readFileSync(new URL(sheetUrl(sheet)));

  test('is one landscape page of its paper, small, and bears no date of its making', async () => {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    const [page] = document.getPages();
    const { width = 0, height = 0 } = page?.getSize() ?? {};
    expect(document.getPageCount()).toBe(1);
    expect([width, height].map((points) => Math.round((points / 72) * 254) / 10)).toEqual(paper[sheet]);
    expect(pdf.length).toBeLessThan(40_000);
    expect(document.getCreationDate()).toEqual(new Date(0));
    expect(document.getModificationDate()).toEqual(new Date(0));
  });

  test('names every card twice, in its groups and in the order of the deck', async () => {
    const lines = await linesOf(pdf);
    const cards = CARDS.map((card) => names[sheet][card]);
    const wanted = new Set([...cards, ...groups[sheet]]);
    const [suspects = '', weapons = '', rooms = ''] = groups[sheet];
    const one = [suspects, ...cards.slice(0, 6), weapons, ...cards.slice(6, 12), rooms, ...cards.slice(12)];
    expect(lines.filter((line) => wanted.has(line))).toEqual([...one, ...one]);
  });
});
