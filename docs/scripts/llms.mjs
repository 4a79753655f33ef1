// What programs read: a Markdown copy beside each page, `llms.txt` that lists them, and `llms-full.txt` that is all in one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { frontmatter } from './sidebar.mjs';

/** Which part of the list a page stands in, by its folder; what is not named here comes last. */
const PARTS = [
  ['start', 'Getting started'],
  ['guide', 'Guides'],
  ['recipes', 'Frameworks'],
  ['elements', 'Elements'],
  ['rules', 'Rules of the games'],
  ['reference', 'Reference'],
  ['api', 'API'],
];

/** Writes the copies into the built site. */
export function writeCopies({ outDir, srcDir, pages, description }) {
  const copies = pages.map((page) => {
    const source = readFileSync(join(srcDir, page), 'utf8');
    const text = plain(withSnippets(source, dirname(join(srcDir, page))));
    mkdirSync(dirname(join(outDir, page)), { recursive: true });
    writeFileSync(join(outDir, page), text);
    const part = PARTS.findIndex(([folder]) => page.startsWith(`${folder}/`));
    return { page, text, part: part < 0 ? PARTS.length : part, ...frontmatter(source) };
  });
  copies.sort((one, other) => one.part - other.part || one.order - other.order || (one.page < other.page ? -1 : 1));
  const lists = [...PARTS.map(([, name]) => name), 'About'].map((name, part) => {
    const rows = copies
      .filter((copy) => copy.part === part && copy.page !== 'index.md')
      .map(({ page, title, description: line }) => `- [${title}](/${page})${line ? `: ${line}` : ''}`);
    return `## ${name}\n\n${rows.join('\n')}\n`;
  });
  writeFileSync(
    join(outDir, 'llms.txt'),
    `# Games\n\n> ${description}\n\nEverything in one file: [/llms-full.txt](/llms-full.txt)\n\n${lists.join('\n')}`,
  );
  writeFileSync(
    join(outDir, 'llms-full.txt'),
    copies.map(({ page, text }) => `<!-- /${page} -->\n\n${text}`).join('\n\n'),
  );
}

/** The files that a page shows, in its place: VitePress writes `<<< path`. */
const withSnippets = (source, folder) =>
  source.replace(/^<<< (\S+)$/gm, (_whole, path) => {
    const text = readFileSync(join(folder, path), 'utf8').trimEnd();
    return `\`\`\`${extname(path).slice(1)}\n${text}\n\`\`\``;
  });

/** A page without what only a browser shows: frontmatter, components, anchors. */
function plain(source) {
  const title = frontmatter(source).title;
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replace(/<script[\s\S]*?<\/script>\n*/g, (whole) => (whole.startsWith('<script setup') ? '' : whole))
    .replace(/^<(ElementDemo|HomeGames|HomeCards)\b[^>]*\/>\n*/gm, '')
    .replace(/<a (?:id="[^"]*"|class="source"[^>]*)><?\/?a?>?(?:Source<\/a>)?/g, '')
    .replace(/<i class="swatch"[^>]*><\/i>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();
  return body.startsWith('# ') || title === '' ? `${body}\n` : `# ${title}\n\n${body}\n`;
}
