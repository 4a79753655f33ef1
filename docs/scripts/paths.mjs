import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the site. */
export const docs = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder of the project, with a slash at its end. */
export const root = `${join(docs, '..')}/`;
/** Where the sources are read. */
export const repository = 'https://github.com/games/games';
