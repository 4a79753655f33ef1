// A page an element, from custom-elements.json, with the element itself on it; and the bundles that show it.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { code, prose } from './markdown.mjs';
import { docs, root } from './paths.mjs';

const elements = join(root, 'packages/elements');

/** The elements that stand in the manifest, as the pages and the start page show them. */
export function readElements() {
  const { modules } = JSON.parse(readFileSync(join(elements, 'custom-elements.json'), 'utf8'));
  return modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
}

/** Writes docs/elements and what its live elements load. */
export async function writeElements() {
  const all = readElements();
  const out = join(docs, 'elements');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const assets = join(docs, 'public/elements');
  rmSync(assets, { recursive: true, force: true });
  cpSync(join(elements, 'dist/cdn'), assets, { recursive: true });
  // The pictures of the cards lie beside the folder of the single files, as they do where those are published.
  const cards = join(elements, 'dist/cards');
  if (existsSync(cards)) cpSync(cards, join(docs, 'public/cards'), { recursive: true });
  const demos = all.filter(({ tagName }) => existsSync(join(docs, `demos/${tagName}.ts`)));
  await build({
    entryPoints: demos.map(({ tagName }) => join(docs, `demos/${tagName}.ts`)),
    outdir: join(assets, 'demos'),
    bundle: true,
    format: 'esm',
    minify: true,
    conditions: ['@games/source'],
    logLevel: 'warning',
  });
  for (const element of all) writeFileSync(join(out, `${element.tagName}.md`), page(element));
  writeFileSync(join(out, 'index.md'), index(all));
  const games = all.flatMap(({ tagName }) => {
    const [, game] = tagName.match(/^([a-z]+)-game$/) ?? [];
    return game && existsSync(join(assets, `${tagName}.js`))
      ? [{ tag: tagName, name: `${game[0].toUpperCase()}${game.slice(1)}` }]
      : [];
  });
  writeFileSync(join(assets, 'games.json'), JSON.stringify(games));
  return all;
}

function page(element) {
  const { tagName: tag, name, description, summary, members = [], attributes = [], events = [], slots = [] } = element;
  const fields = members.filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic);
  const methods = members.filter(({ kind }) => kind === 'method');
  // A property that an attribute sets stands beside it: a reader looks for one of the two names.
  const rows = new Map();
  for (const field of fields) rows.set(field.name, { ...field, property: field.name });
  for (const attribute of attributes) {
    const key = attribute.fieldName ?? attribute.name;
    rows.set(key, { ...attribute, ...rows.get(key), property: attribute.fieldName ?? '', attribute: attribute.name });
  }
  const demo = join(docs, `demos/${tag}.html`);
  const html = existsSync(demo) ? readFileSync(demo, 'utf8').trim() : `<${tag}></${tag}>`;
  const script = existsSync(join(docs, `demos/${tag}.ts`)) ? `/elements/demos/${tag}.js` : '';
  const sections = [
    section(
      'Properties and attributes',
      ['property', 'attribute', 'type', 'default', 'what it is'],
      [...rows.values()].map((row) => [
        code(row.property),
        code(row.attribute ?? ''),
        code(row.type?.text ?? ''),
        code(row.default ?? ''),
        `${prose(row.description)}${row.readonly ? ' Read only.' : ''}`,
      ]),
    ),
    section(
      'Events',
      ['event', 'type', 'when'],
      events.map((event) => [code(event.name), code(event.type?.text), prose(event.description)]),
    ),
    section(
      'Methods',
      ['method', 'what it does'],
      methods.map((method) => [code(signature(method)), prose(`${method.description}${gives(method)}`)]),
    ),
    section(
      'Slots',
      ['slot', 'what it is'],
      slots.map((slot) => [code(slot.name || '(default)'), prose(slot.description)]),
    ),
    section(
      'Parts',
      ['part', 'what it is'],
      (element.cssParts ?? []).map((part) => [code(part.name), prose(part.description)]),
      'Style them from outside with `::part()`.',
    ),
    section(
      'Custom properties',
      ['property', 'default', 'what it is'],
      (element.cssProperties ?? []).map((one) => [code(one.name), code(one.default), prose(one.description)]),
      'Beside the [tokens](/reference/tokens) that all elements read.',
    ),
    section(
      'States',
      ['state', 'what it is'],
      (element.cssStates ?? []).map((one) => [code(one.name), prose(one.description)]),
    ),
  ];
  return `---
title: "<${tag}>"
description: ${JSON.stringify(firstSentence(summary ?? description ?? ''))}
editLink: false
aside: false
---

# &lt;${tag}&gt;

${(summary ?? description ?? '').trim()}

<ElementDemo tag="${tag}" html="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}" script="${script}" events="${events.map((event) => event.name).join(' ')}" />

${summary && description && summary !== description ? `${description.trim()}\n` : ''}
## Import

::: code-group

\`\`\`html [plain page]
<script type="module" src="https://cdn.jsdelivr.net/npm/@games/elements@${version()}/dist/cdn/${tag}.js"
  integrity="${integrity(tag)}" crossorigin="anonymous"></script>
<${tag}></${tag}>
\`\`\`

\`\`\`js [bundler]
import '@games/elements/${tag}/define.js'; // registers the tag
\`\`\`

\`\`\`js [class only]
import { ${name} } from '@games/elements/${tag}'; // registers nothing
\`\`\`

:::

${sections.filter(Boolean).join('\n')}`;
}

/** What a browser compares the file with: a file that is another one is not run. Parts fetched later are not covered. */
const integrity = (tag) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(elements, `dist/cdn/${tag}.js`)))
    .digest('base64')}`;

const version = () => JSON.parse(readFileSync(join(elements, 'package.json'), 'utf8')).version;
const firstSentence = (text) => text.replaceAll('\n', ' ').split(/(?<=[.!?])\s/)[0];

const signature = ({ name, parameters = [], return: result }) =>
  `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}${one.type ? `: ${one.type.text}` : ''}`).join(', ')})${result?.type.text ? `: ${result.type.text}` : ''}`;

/** What a method gives, as its comment says it: a sentence of its own. */
const gives = ({ return: { description = '' } = {} }) =>
  description ? ` Gives ${description.replace(/\.?$/, '.')}` : '';

function section(title, heads, rows, intro = '') {
  if (rows.length === 0) return '';
  return `## ${title}\n\n${intro ? `${intro}\n\n` : ''}| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

function index(all) {
  const rows = all.map(
    ({ tagName, summary, description }) =>
      `| [\`<${tagName}>\`](/elements/${tagName}) | ${prose(firstSentence(summary ?? description ?? ''))} |`,
  );
  return `---
title: Elements
editLink: false
---

# Elements

Boards that show and emit, whole games that play, and tools. Each works in any page and any framework, by mouse, touch, keyboard and
screen reader, in daylight and lamplight.

| element | what it is |
| --- | --- |
${rows.join('\n')}

[Show a board](/guide/show-a-board) is the shortest way in; [tokens](/reference/tokens) say how they are coloured.
`;
}
