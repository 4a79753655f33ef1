import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is published, as its manifest says. */
export interface PublishedPackage {
  readonly name: string;
  readonly dir: string;
  /** Its JavaScript entries as written in `publishConfig.exports`: `'.'`, `'./laws'` ... */
  readonly entries: readonly string[];
}

/** Every package of the workspace that is not private, those it depends on first. */
export function publishedPackages(): readonly PublishedPackage[] {
  return readdirSync('packages')
    .map((folder) => join('packages', folder))
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => ({ dir, manifest: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ dir, manifest }) => ({
      name: manifest.name,
      dir,
      entries: Object.entries<unknown>(manifest.publishConfig.exports)
        .filter(([, target]) => typeof target === 'object')
        .map(([entry]) => entry),
    }));
}

/** The public specifier of an entry: `@games/kit` and `./laws` give `@games/kit/laws`. */
export const specifier = (name: string, entry: string): string => name + entry.slice(1);
