// Draws the 21 cards of Clue: art/clue/*.mjs -> art/clue/<id>.svg -> src/cards/<id>.jpg, and src/cards/manifest.json, which
// remembers what each JPG was made from. Run it after any change under art/clue: `node scripts/cards.mjs`.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { art, ids } from '../art/clue/cards.mjs';

const WIDTH = 480;
const HEIGHT = 720;
const MOST_BYTES = 40_000;

const sources = new URL('../art/clue/', import.meta.url);
const cards = new URL('../src/cards/', import.meta.url);
mkdirSync(cards, { recursive: true });

/** How far a JPG is from what was drawn: the mean square over all channels. */
async function distance(jpg, pixels) {
  const seen = await sharp(jpg).raw().toBuffer();
  return pixels.reduce((sum, value, index) => sum + (value - seen[index]) ** 2, 0) / pixels.length;
}

/** The JPG nearest to the drawing that is small enough: the highest quality that fits, with full colour or with half. */
async function toJpg(svg) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .flatten({ background: '#f7efdc' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let best;
  for (const chromaSubsampling of ['4:4:4', '4:2:0']) {
    let [low, high, fits] = [20, 92, undefined];
    while (low <= high) {
      const quality = (low + high) >> 1;
      const options = { quality, mozjpeg: true, quantisationTable: 8, chromaSubsampling };
      const jpg = await sharp(data, { raw: info }).jpeg(options).toBuffer();
      if (jpg.length <= MOST_BYTES) [fits, low] = [{ jpg, options }, quality + 1];
      else high = quality - 1;
    }
    if (!fits) continue;
    const error = await distance(fits.jpg, data);
    if (!best || error < best.error) best = { ...fits, error };
  }
  if (!best) throw new RangeError(`no quality makes it ${MOST_BYTES} bytes`);
  return best;
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const manifest = {};
for (const id of ids) {
  const svg = art(id);
  const { jpg, options, error } = await toJpg(svg);
  writeFileSync(new URL(`${id}.svg`, sources), svg);
  writeFileSync(new URL(`${id}.jpg`, cards), jpg);
  manifest[id] = { svg: sha256(svg), jpg: sha256(jpg) };
  const { quality, chromaSubsampling } = options;
  process.stdout.write(
    `${id}: ${jpg.length} bytes, quality ${quality} ${chromaSubsampling}, off by ${Math.sqrt(error).toFixed(1)}\n`,
  );
}
writeFileSync(new URL('manifest.json', cards), `${JSON.stringify(manifest, null, 2)}\n`);
