import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    dictionary: 'src/dictionary/index.ts',
    english: 'src/english/index.ts',
    solver: 'src/solver/index.ts',
    text: 'src/refusal-text.ts',
  },
});
