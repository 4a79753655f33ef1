import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

export default defineConfig({
  ...base,
  entry: { index: 'src/index.ts', 'chacha8/index': 'src/chacha8/index.ts', fair: 'src/fair.ts' },
});
