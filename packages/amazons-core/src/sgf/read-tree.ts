import { err, ok, type Result } from '@games/kit';
import type { SgfRefusal } from './types.js';

/** Longer texts are refused unread; a game with comments takes a few thousand characters. */
export const SGF_LIMIT = 500_000;
const NODE_LIMIT = 20_000;

/** A property as it stands in the text: values unescaped, `at` the offset of its identifier. */
export interface RawProperty {
  readonly id: string;
  readonly at: number;
  readonly values: { readonly text: string; readonly at: number }[];
}

/** A node as it stands in the text. */
export interface RawNode {
  readonly parent: number | null;
  readonly properties: Map<string, RawProperty>;
}

/**
 * The first game tree of a text, by the grammar of SGF FF[4], with what older files bring: words before the game, lower
 * case in identifiers (`GaMe`), blanks everywhere.
 */
export function readTree(text: string): Result<readonly RawNode[], SgfRefusal> {
  if (text.length > SGF_LIMIT) return err({ code: 'sgf-too-long', length: text.length, limit: SGF_LIMIT });
  const start = /\(\s*;/.exec(text);
  if (!start) return err({ code: 'sgf-no-game', ...placeAt(text, text.length) });
  const nodes: RawNode[] = [];
  /** The node each open parenthesis hangs from. */
  const open: (number | null)[] = [];
  let last: number | null = null;
  /** A tree must begin with a node, and what follows a closed tree belongs to no node. */
  let after: '(' | ';' | ')' = '(';
  for (let at = start.index; at < text.length; ) {
    const sign = text[at] ?? '';
    if (/\s/.test(sign)) {
      at++;
    } else if (sign === ';') {
      if (nodes.length >= NODE_LIMIT) {
        return err({ code: 'sgf-too-many-nodes', limit: NODE_LIMIT, ...placeAt(text, at) });
      }
      nodes.push({ parent: last, properties: new Map() });
      last = nodes.length - 1;
      after = ';';
      at++;
    } else if (after === '(' && open.length > 0) {
      return unexpected(text, at, ';');
    } else if (sign === '(') {
      open.push(last);
      after = '(';
      at++;
    } else if (sign === ')') {
      last = open.pop() ?? null;
      after = ')';
      at++;
      if (open.length === 0) return ok(nodes);
    } else {
      const read = readProperty(text, at);
      if (!read.ok) return read;
      const node = after === ';' && last !== null ? nodes[last] : undefined;
      if (!node) return unexpected(text, at, '( ; )');
      const { property } = read.value;
      const same = node.properties.get(property.id);
      // Some programs repeat an identifier where the format wants one with more values.
      if (same) for (const value of property.values) same.values.push(value);
      else node.properties.set(property.id, property);
      at = read.value.end;
    }
  }
  return err({ code: 'sgf-unclosed', expected: ')', ...placeAt(text, text.length) });
}

/** An identifier and its values, `AB[dj][gj]`. */
function readProperty(text: string, at: number): Result<{ property: RawProperty; end: number }, SgfRefusal> {
  const name = /[A-Za-z]{1,64}/y;
  name.lastIndex = at;
  const id = name.exec(text)?.[0] ?? '';
  const property: RawProperty = { id: id.replace(/[a-z]/g, ''), at, values: [] };
  if (!property.id) return unexpected(text, at, 'A-Z ( ; )');
  let end = at + id.length;
  for (;;) {
    const open = skipBlanks(text, end);
    if (text[open] !== '[') break;
    const close = closing(text, open + 1);
    if (close < 0) return err({ code: 'sgf-unclosed', expected: ']', ...placeAt(text, open) });
    property.values.push({ text: resolveEscapes(text.slice(open + 1, close)), at: open + 1 });
    end = close + 1;
  }
  if (property.values.length === 0) return unexpected(text, skipBlanks(text, end), '[');
  return ok({ property, end });
}

function skipBlanks(text: string, at: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = at;
  return at + (blanks.exec(text)?.[0].length ?? 0);
}

/** Where the value that starts at `at` ends: the first `]` that no backslash stands before; -1 when there is none. */
function closing(text: string, at: number): number {
  for (let index = at; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === ']') return index;
  }
  return -1;
}

/** FF[4] Text: a backslash keeps the next character, or takes the line break after it away; blanks become spaces. */
function resolveEscapes(text: string): string {
  return text
    .replace(/\r\n|\n\r|\r/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(/\\([\s\S])/g, (_, kept: string) => (kept === '\n' ? '' : kept));
}

function unexpected(text: string, at: number, expected: string): Result<never, SgfRefusal> {
  const found = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  return err({ code: 'sgf-syntax', expected, found, ...placeAt(text, at) });
}

/** Line and column of an offset, from 1; CRLF, LF and CR each end a line. */
export function placeAt(text: string, at: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let begin = 0;
  for (const end of text.matchAll(/\r\n|\n|\r/g)) {
    if (end.index >= at) break;
    line++;
    begin = end.index + end[0].length;
  }
  return { line, column: Math.max(1, at - begin + 1) };
}
