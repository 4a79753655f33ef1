// The API pages and the check that every export is documented. What is published is what is documented: the entry points
// are those of the manifests, so a new entry needs no line here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('./', import.meta.url);
const { repository } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** Every entry of every package that is imported for its names, by its public specifier. Elements are read from their manifest. */
export const entries = readdirSync(new URL('packages', root))
  .filter((folder) => folder !== 'elements' && existsSync(new URL(`packages/${folder}/package.json`, root)))
  .flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(new URL(`packages/${folder}/package.json`, root), 'utf8'));
    return Object.entries(exports)
      .filter(([entry, target]) => target['@games/source'] && !entry.endsWith('/worker'))
      .map(([entry, target]) => ({
        specifier: name + entry.slice(1),
        folder,
        source: `packages/${folder}/${target['@games/source'].slice(2)}`,
      }));
  });

export default {
  entryPoints: entries.map(({ source }) => source),
  tsconfig: 'tsconfig.docs.json',
  skipErrorChecking: true,
  excludeExternals: true,
  excludeInternal: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: ['Enum', 'Variable', 'Function', 'Class', 'Interface', 'Property', 'Method', 'TypeAlias'],
  treatValidationWarningsAsErrors: true,
  out: 'docs/api',
  githubPages: false,
  disableGit: true,
  sourceLinkTemplate: `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/{path}#L{line}`,
  readme: 'none',
};
