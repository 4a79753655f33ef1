// API pages: one a public entry, from the doc comments, by TypeDoc.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Converter } from 'typedoc';
import options, { entries } from '../../typedoc.config.mjs';
import { foldUnions } from './fold-unions.mjs';
import { uncite } from './markdown.mjs';
import { docs, repository, root } from './paths.mjs';

const out = join(docs, 'api');

/** Writes docs/api; gives the entries with their pages, and the program that TypeScript made of the sources. */
export async function writeApi() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const app = await Application.bootstrapWithPlugins({
    ...options,
    entryPoints: options.entryPoints.map((path) => join(root, path)),
    tsconfig: join(root, options.tsconfig),
    basePath: root,
    plugin: ['typedoc-plugin-markdown'],
    out,
    logLevel: 'Warn',
    router: 'module',
    groupOrder: ['Functions', 'Variables', 'Type Aliases', 'Interfaces', '*'],
    excludeScopesInPaths: true,
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideSources: true, hideOverrides: true, hideInherited: true, hideModifiers: true },
    sanitizeComments: true,
  });
  let program;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    program = context.programs[0];
    // A reader knows an entry by the name it is imported by, not by the path of its source.
    for (const child of context.project.children ?? []) child.name = nameOf(child);
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => foldUnions(project));
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources');
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('The API is not documented: see above');
  await app.generateOutputs(project);
  rmSync(join(out, 'README.md'), { force: true });
  const summaries = new Map(
    project.children?.map(({ name, comment }) => [name, comment?.summary.map(({ text }) => text).join('') ?? '']),
  );
  const pages = entries.map((entry) => ({
    ...entry,
    page: `api/${entry.specifier.replace(/^@[^/]+\//, '')}`,
    summary: summaries.get(entry.specifier) ?? '',
  }));
  for (const { page, specifier } of pages) polish(join(docs, `${page}.md`), specifier);
  writeFileSync(join(out, 'index.md'), index(pages));
  return { pages, program };
}

function nameOf(child) {
  const path = child.sources?.[0]?.fullFileName?.slice(root.length).replaceAll('\\', '/');
  const entry = entries.find(({ source }) => source === path);
  if (!entry) throw new Error(`${child.name} is no entry of a manifest`);
  return entry.specifier;
}

/** A title, the import line, and sources as one quiet word. */
function polish(file, specifier) {
  const text = uncite(readFileSync(file, 'utf8'))
    .replace(/^Defined in: \[([^\]:]+):(\d+)\]\([^)]*\)$/gm, (_whole, path, line) => {
      return `<a class="source" href="${repository}/blob/main/${path}#L${line}" target="_blank" rel="noreferrer">Source</a>`;
    })
    .replace(/^\*\*\*\n/gm, '')
    // VitePress writes LAW_NAMES as law-names where it makes an anchor of a heading.
    .replace(
      /\]\(([^)#\s]*)#([a-z0-9-]+_[a-z0-9_-]+)\)/g,
      (_whole, page, anchor) => `](${page}#${anchor.replaceAll('_', '-')})`,
    )
    // A union that became one name needs no brackets.
    .replace(/\((\w+|\[`\w+`\]\([^)]*\))\)\[\]/g, '$1[]')
    .replace(/^#{3,6} Example$/gm, '**Example**');
  writeFileSync(file, `---\ntitle: "${specifier}"\noutline: [2, 3]\neditLink: false\n---\n\n# ${specifier}\n\n${text}`);
}

function index(pages) {
  const packages = [...new Set(pages.map(({ folder }) => folder))];
  const sections = packages.map((folder) => {
    const { name, description } = JSON.parse(readFileSync(join(root, `packages/${folder}/package.json`), 'utf8'));
    const list = pages
      .filter((page) => page.folder === folder)
      .map(
        ({ page, specifier, summary }) =>
          `- [\`${specifier}\`](/${page})${summary ? `: ${firstSentence(summary)}` : ''}`,
      );
    return `## ${name}\n\n${description}\n\n${list.join('\n')}\n`;
  });
  return `---\ntitle: API\neditLink: false\n---\n\n# API\n\nEvery public name of every package, from the comments in its source. Each example on these pages is run by the tests.\n\n${sections.join('\n')}`;
}

const firstSentence = (text) => text.replaceAll('\n', ' ').split(/(?<=[.!?])\s/)[0];
