import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    'deduce/index': 'src/deduce/index.ts',
    'players/index': 'src/players/index.ts',
    'salon/index': 'src/salon/index.ts',
    'salon-players/index': 'src/salon-players/index.ts',
    'host/index': 'src/host/index.ts',
  },
});
