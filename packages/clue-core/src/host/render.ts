import type { Block } from './document.js';

/** What a message can be copied as. */
export const FORMATS = ['bbcode', 'markdown', 'html', 'text'] as const;
/** One of them. */
export type Format = (typeof FORMATS)[number];

type Rows = Extract<Block, { type: 'table' }>['rows'];

interface Renderer {
  readonly clean: (text: string) => string;
  readonly heading: (text: string) => string;
  readonly paragraph: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly table: (rows: Rows, clean: (text: string) => string) => string;
}

/** Breaks a sign up where no escape is known: readers see nothing of it, parsers no longer see a tag or a mention. */
const JOINER = '\u2060';

/** What would end a line or turn its direction has no place within one. */
const flat = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ');

const RENDERERS: Readonly<Record<Format, Renderer>> = {
  bbcode: {
    clean: (text) => flat(text).replace(/[[@]/g, `$&${JOINER}`).replace(/:\/\//g, `:${JOINER}//`),
    heading: (text) => `[b]${text}[/b]`,
    paragraph: (text) => text,
    list: (items) => `[list]\n${items.map((item) => `[*]${item}`).join('\n')}\n[/list]`,
    table: (rows, clean) =>
      `[table]\n${rows
        .map((row) => `[tr]${row.map((cell) => `[td]${cell.map(clean).join('\n')}[/td]`).join('')}[/tr]`)
        .join('\n')}\n[/table]`,
  },
  markdown: {
    clean: (text) =>
      flat(text)
        .replace(/[\\`*_{}[\]()#+\-.!|<>~&:=^$"']/g, '\\$&')
        .replace(/@/g, `@${JOINER}`),
    heading: (text) => `## ${text}`,
    paragraph: (text) => text,
    list: (items) => items.map((item) => `- ${item}`).join('\n'),
    table: (rows, clean) => {
      const lines = rows.map((row) => `| ${row.map((cell) => cell.map(clean).join('<br>') || ' ').join(' | ')} |`);
      const columns = rows[0]?.length ?? 0;
      // The form needs a header; an empty one keeps all places alike.
      return [`|${'   |'.repeat(columns)}`, `|${' --- |'.repeat(columns)}`, ...lines].join('\n');
    },
  },
  html: {
    clean: (text) => flat(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
    heading: (text) => `<h2>${text}</h2>`,
    paragraph: (text) => `<p>${text}</p>`,
    list: (items) => `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`,
    table: (rows, clean) =>
      `<table>\n${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell.map(clean).join('<br>')}</td>`).join('')}</tr>`)
        .join('\n')}\n</table>`,
  },
  text: {
    clean: flat,
    heading: (text) => `${text}\n${'='.repeat(Array.from(text).length)}`,
    paragraph: (text) => text,
    list: (items) => items.map((item) => `* ${item}`).join('\n'),
    table: plainTable,
  },
};

/** A table of characters, for a mail in a font of one width. */
function plainTable(rows: Rows, clean: (text: string) => string): string {
  const cells = rows.map((row) => row.map((cell) => cell.map(clean)));
  const long = (text: string): number => Array.from(text).length;
  const widths = (cells[0] ?? []).map((_, i) => Math.max(1, ...cells.flatMap((row) => (row[i] ?? []).map(long))));
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const lines = cells.flatMap((row) => {
    const high = Math.max(1, ...row.map((cell) => cell.length));
    const drawn = Array.from({ length: high }, (_, line) => {
      const parts = widths.map((width, i) => {
        const text = row[i]?.[line] ?? '';
        return ` ${text}${' '.repeat(width - long(text))} `;
      });
      return `|${parts.join('|')}|`;
    });
    return [...drawn, rule];
  });
  return [rule, ...lines].join('\n');
}

/**
 * A message's parts as text to copy. Names and notes are text, never markup: in Markdown and HTML they are escaped; BBCode
 * knows no escape that every forum reads, so an invisible word joiner breaks up what would be a tag.
 *
 * @param blocks - the parts, from a message
 * @param format - what to write
 * @returns the text
 *
 * @example
 * ```ts
 * import { renderBlocks } from '@games/clue-core/host';
 *
 * renderBlocks([{ type: 'list', items: ['<Rope> & *Hall*'] }], 'html'); // => '<ul>\n<li>&#60;Rope&#62; &#38; *Hall*</li>\n</ul>'
 * renderBlocks([{ type: 'list', items: ['*Hall*'] }], 'markdown'); // => '- \\*Hall\\*'
 * ```
 */
export function renderBlocks(blocks: readonly Block[], format: Format): string {
  return blocks.map((block) => renderBlock(block, RENDERERS[format])).join('\n\n');
}

function renderBlock(block: Block, { clean, heading, paragraph, list, table }: Renderer): string {
  switch (block.type) {
    case 'heading':
      return heading(clean(block.text));
    case 'paragraph':
      return paragraph(clean(block.text));
    case 'list':
      return list(block.items.map(clean));
    case 'table':
      return table(block.rows, clean);
  }
}
