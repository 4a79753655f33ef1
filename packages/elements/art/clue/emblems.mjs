// The emblems in the corners are those on the board and the printed sheet: src/clue-art/emblem-shapes.ts holds them once.
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [new URL('../../src/clue-art/emblem-shapes.ts', import.meta.url).pathname],
  bundle: true,
  format: 'esm',
  write: false,
});
const { suspectShapes, weaponShapes, roomShapes } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);

/** The emblem of a card on a grid of 24. */
export function emblem(id, figure, ground) {
  const shapes = suspectShapes[id] ?? weaponShapes[id] ?? roomShapes;
  return shapes
    .map(([tone, d, width]) => {
      const color = tone === 'figure' ? figure : ground;
      return width
        ? `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`
        : `<path fill="${color}" fill-rule="evenodd" d="${d}"/>`;
    })
    .join('');
}
