import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

/**
 * For the single-file bundles: the style sheets in css`...` lose their blanks, and so do the indented lines of html`...`.
 * The npm build is left as it is written, for the bundler of whoever uses it.
 */
export const minifyTemplates: Plugin = {
  name: 'minify-templates',
  setup(build) {
    build.onLoad({ filter: /packages\/elements\/src\/.*\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [whole, sheet] of contents.matchAll(/\bcss`([^`]*)`/g)) {
        const { code } = await transform(sheet ?? '', { loader: 'css', minify: true, target: 'es2022' });
        contents = contents.replace(whole, () => `css\`${code.trim().replaceAll('\\', '\\\\')}\``);
      }
      return { contents: contents.replace(/\n {2,}(?=[<>/}$"a-z@.?])/g, '\n '), loader: 'ts' };
    });
  },
};
