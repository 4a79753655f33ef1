// Writes what the site does not have by hand: API pages, element pages with their bundles, error codes, tokens, icons.
// Nothing of it is committed. The packages must be built: `npm run docs` sees to that.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeApi } from './api.mjs';
import { writeElements } from './elements.mjs';
import { writeErrors } from './errors.mjs';
import { docs, root } from './paths.mjs';
import { writeTokens } from './tokens.mjs';

mkdirSync(join(docs, 'public'), { recursive: true });
cpSync(join(root, 'apps/web/public/icons/icon.svg'), join(docs, 'public/icon.svg'));
const { pages, program } = await writeApi();
await writeErrors(pages, program);
await writeElements();
await writeTokens();
