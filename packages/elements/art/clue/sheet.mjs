// The detective sheet to print: two blank sheets side by side on a page, to be cut apart.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, rgb } from 'pdf-lib';

const font = (name) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff`));
const color = (hex) => rgb(...[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255));
const ink = color('#1b1316');
const soft = color('#6b5f52');
const rule = color('#b9aa92');
const brass = color('#a8741f');
const oxblood = color('#7c2331');
const band = color('#f1e8d4');

const PLAYERS = 6;
const MARGIN = 30;
/** Both formats hold the same sheet: this wide, this high, in points. */
const WIDTH = 352;
const HEIGHT = 524;
const NAMES = 142;
const ROW = 16.6;
const HEAD = 58;

/** Draws one sheet with its top left corner at `left`, `top`. */
function drawSheet(page, { left, top, fonts, words, groups, marks }) {
  const { title, body, strong } = fonts;
  const cell = (WIDTH - NAMES) / PLAYERS;
  const line = (x1, y1, x2, y2, thickness = 0.5, ink = rule) =>
    page.drawLine({ start: { x: left + x1, y: top - y1 }, end: { x: left + x2, y: top - y2 }, thickness, color: ink });
  const text = (string, x, y, size, face = body, ink_ = ink) =>
    page.drawText(string, { x: left + x, y: top - y, size, font: face, color: ink_ });

  // Title between two rules, and two lines to write on.
  const size = 23;
  const width = title.widthOfTextAtSize(words.title, size);
  text(words.title, (WIDTH - width) / 2, 22, size, title);
  const middle = (WIDTH - width) / 2 - 10;
  for (const [x1, x2] of [
    [0, middle],
    [WIDTH - middle, WIDTH],
  ]) {
    line(x1, 11.5, x2, 11.5, 1, brass);
    line(x1, 15, x2, 15, 0.5, brass);
  }
  text(words.detective, 0, 44, 8.5, body, soft);
  line(body.widthOfTextAtSize(words.detective, 8.5) + 4, 45, NAMES + cell * 2.4, 45);
  text(words.date, NAMES + cell * 2.6, 44, 8.5, body, soft);
  line(NAMES + cell * 2.6 + body.widthOfTextAtSize(words.date, 8.5) + 4, 45, WIDTH, 45);

  // A high box for each player's name.
  const start = 54;
  text(words.players, 0, start + HEAD - 6, 8.5, body, soft);
  for (let player = 0; player < PLAYERS; player++) {
    page.drawRectangle({
      x: left + NAMES + player * cell,
      y: top - start - HEAD,
      width: cell,
      height: HEAD,
      borderColor: ink,
      borderWidth: 0.9,
    });
  }

  let y = start + HEAD;
  for (const { name, cards } of groups) {
    page.drawRectangle({ x: left, y: top - y - 17, width: WIDTH, height: 17, color: band });
    text(name, 4, y + 12.4, 11, title, oxblood);
    y += 17;
    line(0, y, WIDTH, y, 0.9, ink);
    cards.forEach(({ card, name: label }, index) => {
      marks(page, card, left + 4, top - y - 3);
      text(label, 22, y + 12, 10.5, strong);
      y += ROW;
      const last = index === cards.length - 1;
      line(0, y, WIDTH, y, last ? 0.9 : 0.5, last ? ink : rule);
    });
    for (let player = 0; player <= PLAYERS; player++) {
      line(NAMES + player * cell, y - cards.length * ROW, NAMES + player * cell, y, 0.9, ink);
    }
  }
  text(words.hint, 0, y + 15, 8.5, body, soft);
}

/** Small emblems before the names: each suspect's token, each weapon's glyph, a lozenge for a room. */
const emblems =
  ({ suspectShapes, weaponShapes, suspectInks }) =>
  (page, card, x, y) => {
    const draw = (shapes, at, scale, figure, ground) => {
      for (const [tone, path, width] of shapes) {
        const paint = tone === 'figure' ? figure : ground;
        page.drawSvgPath(path, {
          ...at,
          scale,
          ...(width ? { borderColor: paint, borderWidth: width } : { color: paint }),
        });
      }
    };
    if (suspectInks[card]) {
      const { ground, edge, figure } = suspectInks[card];
      page.drawCircle({
        x: x + 6,
        y: y - 5.2,
        size: 6.6,
        color: color(ground),
        borderColor: color(edge),
        borderWidth: 0.6,
      });
      draw(suspectShapes[card], { x: x + 1.4, y: y - 0.8 }, 0.38, color(figure), color(ground));
    } else if (weaponShapes[card]) {
      draw(weaponShapes[card], { x, y: y + 0.8 }, 0.5, ink, rgb(1, 1, 1));
    } else page.drawSvgPath('M6 1.500L10 5.500L6 9.500L2 5.500Z', { x, y, color: brass });
  };

/** A page of two sheets. `size` is [width, height] in points, landscape. The same input gives the same bytes. */
export async function sheet({ size, words, groups, art }) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  const embed = (name) => pdf.embedFont(font(name), { subset: true });
  const fonts = {
    title: await embed('kalnia/files/kalnia-latin-600'),
    body: await embed('source-sans-3/files/source-sans-3-latin-400'),
    strong: await embed('source-sans-3/files/source-sans-3-latin-600'),
  };
  pdf.setTitle(words.title, { showInWindowTitleBar: true });
  pdf.setLanguage(words.language);
  pdf.setProducer('pdf-lib');
  // A date that never changes: a build gives the same file as the last one.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const page = pdf.addPage(size);
  const [width, height] = size;
  const marks = emblems(art);
  for (const half of [0, 1]) {
    const left = half * (width / 2) + (width / 2 - WIDTH) / 2;
    drawSheet(page, { left, top: height - Math.max(MARGIN, (height - HEIGHT) / 2), fonts, words, groups, marks });
  }
  page.drawLine({
    start: { x: width / 2, y: 12 },
    end: { x: width / 2, y: height - 12 },
    thickness: 0.5,
    dashArray: [3, 4],
    color: rule,
  });
  return pdf.save();
}
