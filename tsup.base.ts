import type { Options } from 'tsup';

/** What every published package shares: ESM only, types, source maps, no bundled dependency. */
export const base: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  treeshake: true,
  // tsup 8 sets baseUrl, which TypeScript 6 reports as deprecated (TS5101).
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
};
