/** A part of a message. All texts are plain: what they hold of markup is shown as it stands. */
export type Block =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** Rows of cells; each cell is a list of lines. The first row is no header. */
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly string[])[])[] };

/** What may stand for a placeholder: a text, a list of texts, or whole parts of a message. */
export type Value = string | readonly string[] | readonly Block[];

const isBlocks = (value: Value): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'object');

/** A value within a line: its own braces are never looked at again. */
function inline(line: string, values: Readonly<Record<string, Value>>): string {
  return line.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'string') return value;
    return isBlocks(value) ? '' : value.join(', ');
  });
}

/**
 * Fills a wording in. A wording is text that its host may edit: `{name}` stands for a value, `# ` begins a heading, `- ` an
 * item of a list, a blank line a new paragraph. A list or a table of the game stands alone in its paragraph. A placeholder
 * that the wording does not know stays as it stands. Values are put in after the wording was taken apart, so that no name can
 * pose as a heading or as a placeholder.
 *
 * @param wording - the text with its placeholders
 * @param values - what stands for each
 * @returns the parts of the message
 *
 * @example
 * ```ts
 * import { fillWording } from '@games/clue-core/host';
 *
 * fillWording('# Hello {name}\n\n{cards}', { name: '# {cards}', cards: ['Rope', 'Hall'] });
 * // => [{ type: 'heading', text: 'Hello # {cards}' }, { type: 'list', items: ['Rope', 'Hall'] }]
 * ```
 */
export function fillWording(wording: string, values: Readonly<Record<string, Value>>): readonly Block[] {
  return wording
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap((part) => fillPart(part.trim(), values));
}

function fillPart(part: string, values: Readonly<Record<string, Value>>): readonly Block[] {
  const [, alone] = /^\{(\w+)\}$/.exec(part) ?? [];
  const whole = alone !== undefined && Object.hasOwn(values, alone) ? values[alone] : undefined;
  if (whole !== undefined && typeof whole !== 'string') {
    if (isBlocks(whole)) return whole;
    return whole.length > 0 ? [{ type: 'list', items: whole as readonly string[] }] : [];
  }
  const blocks: Block[] = [];
  for (const line of part.split('\n')) {
    const text = inline(line.replace(/^(#|-)\s+/, '').trim(), values).trim();
    const last = blocks.at(-1);
    if (text === '') continue;
    if (line.startsWith('# ')) blocks.push({ type: 'heading', text });
    else if (line.startsWith('- ')) {
      if (last?.type === 'list') blocks.splice(-1, 1, { type: 'list', items: [...last.items, text] });
      else blocks.push({ type: 'list', items: [text] });
    } else blocks.push(...text.split(/\n+/).map((one): Block => ({ type: 'paragraph', text: one })));
  }
  return blocks;
}
