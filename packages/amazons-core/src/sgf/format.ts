import { sgfPoint } from '../notation/format-move.js';
import { setupBoard } from '../setup.js';
import type { AmazonsState } from '../types.js';
import { setupProperties, sgfColour } from './setup.js';
import type { SgfGame, SgfNode } from './types.js';

/**
 * Writes a game tree as SGF FF[4], GM[18]: seat 0 is its Black.
 *
 * @param game - a game tree
 * @returns the file, one node a line; `parseSgf` reads the same tree from it
 * @throws RangeError when a property identifier is not upper-case letters
 *
 * @example
 * ```ts
 * import { formatSgf, parseSgf } from '@games/amazons-core/sgf';
 *
 * const read = parseSgf('(;GM[18]SZ[3]AB[bc]AW[ba]PL[W])');
 * read.ok && formatSgf(read.value); // => '(;FF[4]GM[18]CA[UTF-8]SZ[3]AB[bc]AW[ba]PL[W])\n'
 * ```
 */
export function formatSgf(game: SgfGame): string {
  const { start, nodes } = game;
  const out: string[] = [];
  // A stack in place of recursion: nodes to write, and parentheses that wait for them.
  const waiting: (number | '(' | ')')[] = [')', 0, '('];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      out.push(next === '(' && out.length > 0 ? '\n(' : next);
      continue;
    }
    const node = nodes[next];
    if (!node) continue;
    out.push(out.at(-1)?.endsWith('(') ? ';' : '\n;', next === 0 ? rootProperties(start) : '', nodeText(node, start));
    const [only, ...others] = node.children;
    if (only === undefined) continue;
    if (others.length === 0) waiting.push(only);
    else for (const child of [...node.children].reverse()) waiting.push(')', child, '(');
  }
  return `${out.join('')}\n`;
}

/** What the start needs. The setup may be left out only where the format names it: 10 x 10, the standard position. */
function rootProperties(start: AmazonsState): string {
  const { width, height, board, turn } = start;
  const standard = setupBoard(start);
  const isDefault = width === 10 && height === 10 && board.every((cell, index) => cell === standard[index]);
  const setup = setupProperties(start, ['AB', 'AW', 'AA']);
  return propertiesText({
    FF: ['4'],
    GM: ['18'],
    CA: ['UTF-8'],
    SZ: [width === height ? `${width}` : `${width}:${height}`],
    // An empty board must say that it is set up.
    ...(isDefault ? {} : Object.keys(setup).length > 0 ? setup : { AE: ['aa'] }),
    ...(turn === 1 && { PL: [sgfColour(turn)] }),
  });
}

function nodeText({ move, comment, properties }: SgfNode, start: AmazonsState): string {
  const points = move && [move.from, move.to, move.arrow].map((square) => sgfPoint(square, start)).join('');
  return propertiesText({
    ...(move && points && { [sgfColour(move.seat)]: [points] }),
    ...properties,
    ...(comment && { C: [comment] }),
  });
}

function propertiesText(properties: SgfNode['properties']): string {
  return Object.entries(properties)
    .map(([id, values]) => {
      if (!/^[A-Z]+$/.test(id)) throw new RangeError(`property must be upper-case letters, got ${id}`);
      return id + values.map((value) => `[${value.replace(/[\]\\]/g, '\\$&')}]`).join('');
    })
    .join('');
}
