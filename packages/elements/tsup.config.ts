import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

/** One folder an element: whatever has a define entry. */
const tags = readdirSync('src').filter((name) => existsSync(`src/${name}/define.ts`));

export default defineConfig([
  {
    ...base,
    platform: 'browser',
    entry: {
      ...Object.fromEntries(
        tags.flatMap((tag) => [
          [`${tag}/${tag}`, `src/${tag}/${tag}.ts`],
          [`${tag}/define`, `src/${tag}/define.ts`],
        ]),
      ),
      'locales/de': 'src/locales/de.ts',
      'theme/index': 'src/theme/index.ts',
    },
    onSuccess: async () => copyFileSync('src/theme/theme.css', 'dist/theme.css'),
  },
]);
