import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the site. */
export const docs = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder of the project, with a slash at its end. */
export const root = `${join(docs, '..')}/`;
/** Where the sources are read: the root manifest is the one place that says so. */
export const repository = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).repository.url.replace(
  /^git\+|\.git$/g,
  '',
);
