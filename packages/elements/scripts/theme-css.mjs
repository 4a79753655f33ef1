// Writes src/theme/theme.css from src/theme/tokens.ts, so that a page can link it without a build step.
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [new URL('../src/theme/page.ts', import.meta.url).pathname],
  bundle: true,
  format: 'esm',
  write: false,
});
const { pageTheme } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
writeFileSync(new URL('../src/theme/theme.css', import.meta.url), pageTheme);
