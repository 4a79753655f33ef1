import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    'refusal-text': 'src/refusal-text.ts',
    editor: 'src/editor.ts',
    'engine/index': 'src/engine/index.ts',
    'engine/worker': 'src/engine/worker.ts',
    'sgf/index': 'src/sgf/index.ts',
  },
});
