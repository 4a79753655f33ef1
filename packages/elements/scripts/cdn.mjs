// Builds dist/cdn: one minified file an element, with Lit and the rules in it, for a page with nothing but a script tag.
// What an element needs only now and then (the menu, typed turns, the English of the refusals) lies beside it and is
// fetched when it is first needed; those files import what they share from the element's own, so nothing comes twice.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';

const root = new URL('..', import.meta.url).pathname;
const tags = readdirSync(`${root}src`).filter((name) =>
  ['define', name].every((file) => existsSync(`${root}src/${name}/${file}.ts`)),
);

/** The style sheets in css`...` lose their blanks. */
const minifyStyles = {
  name: 'minify-styles',
  async transform(code, id) {
    if (!/packages\/elements\/src\/.*\.ts$/.test(id)) return undefined;
    let text = code;
    for (const [whole, sheet] of code.matchAll(/\bcss`([^`]*)`/g)) {
      // A sheet with values in it may hold templates of its own, whose ends look like its end.
      if (sheet.includes('${')) continue;
      const { code: css } = await transform(sheet, { loader: 'css', minify: true });
      text = text.replace(whole, () => `css\`${css.trim().replaceAll('\\', '\\\\')}\``);
    }
    return { code: text, map: null };
  },
};

/** Minifies a file; the line breaks and indents that are left stand in html`...`. */
async function minify(source) {
  const { code } = await transform(source, { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' });
  return code.replace(/\n {2,}/g, ' ');
}

rmSync(`${root}dist/cdn`, { recursive: true, force: true });
mkdirSync(`${root}dist/cdn`, { recursive: true });
for (const tag of tags) {
  const bundle = await rolldown({
    cwd: root,
    input: { [tag]: `src/${tag}/define.ts` },
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    resolve: { conditionNames: ['@games/source', 'browser', 'import', 'default'] },
    plugins: [minifyStyles],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: `${tag}.[name].js`,
  });
  for (const { fileName, code } of output) writeFileSync(`${root}dist/cdn/${fileName}`, await minify(code));
  await bundle.close();
}
