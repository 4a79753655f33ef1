// Writes the detective sheet to print (CLU-9): src/sheet/detective-sheet-<format>.pdf, English on A4 and Letter, German on A4.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { sheet } from '../art/clue/sheet.mjs';

const { outputFiles } = await build({
  stdin: {
    contents: `export { SUSPECTS, WEAPONS, ROOMS, CLASSIC_THEME } from '@games/clue-core';
      export { germanCards } from './clue-shared/cards.de.ts';
      export { suspectShapes, weaponShapes } from './clue-art/emblem-shapes.ts';
      export { suspectInks } from './clue-art/inks.ts';`,
    resolveDir: new URL('../src', import.meta.url).pathname,
  },
  conditions: ['@games/source'],
  bundle: true,
  format: 'esm',
  write: false,
});
const { SUSPECTS, WEAPONS, ROOMS, CLASSIC_THEME, germanCards, ...art } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);

const english = {
  language: 'en',
  title: 'Detective sheet',
  detective: 'Detective',
  date: 'Date',
  players: 'Players, one a column',
  groups: ['Suspects', 'Weapons', 'Rooms'],
  hint: 'Begin with your own cards. A tick: has it. A cross: has it not. A dot: may have it.',
  cards: CLASSIC_THEME,
};
const german = {
  language: 'de',
  title: 'Detektivblatt',
  detective: 'Name',
  date: 'Datum',
  players: 'Mitspielende, je Spalte',
  groups: ['Verdächtige', 'Waffen', 'Räume'],
  hint: 'Zuerst die eigenen Karten. Haken: hat sie. Kreuz: hat sie nicht. Punkt: hat sie vielleicht.',
  cards: germanCards,
};

const A4 = [841.89, 595.28];
const LETTER = [792, 612];
const folder = new URL('../src/sheet/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, size, words] of [
  ['detective-sheet-a4.pdf', A4, english],
  ['detective-sheet-letter.pdf', LETTER, english],
  ['detective-sheet-a4.de.pdf', A4, german],
]) {
  const groups = [SUSPECTS, WEAPONS, ROOMS].map((cards, index) => ({
    name: words.groups[index],
    cards: cards.map((card) => ({ card, name: words.cards[card] })),
  }));
  const pdf = await sheet({ size, words, groups, art });
  writeFileSync(new URL(file, folder), pdf);
  process.stdout.write(`${file}: ${pdf.length} bytes\n`);
}
