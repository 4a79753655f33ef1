import { layOut } from './layout.js';
import type { Dictionary, WordReport } from './types.js';

/** A short name for an automaton: equal for equal words, since the smallest automaton of a list is unique. */
function fingerprint(links: Int32Array, size: number): string {
  let a = 0x811c9dc5;
  let b = size;
  for (let at = 0; at < links.length; at++) {
    const link = links[at] as number;
    a = Math.imul(a ^ link, 0x01000193);
    b = Math.imul(b ^ link, 0x85ebca6b) + (a >>> 15);
  }
  return `${size}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** A dictionary of an automaton. Id and edges are worked out when somebody asks for them: to look words up needs neither. */
export function makeDictionary(links: Int32Array, size: number, report?: WordReport): Dictionary {
  let id: string | undefined;
  let edges: Int32Array | undefined;
  return {
    size,
    get id(): string {
      id ??= fingerprint(links, size);
      return id;
    },
    report: report ?? { lines: size, duplicates: 0, folded: 0, junk: 0, problems: [] },
    links,
    get edges(): Int32Array {
      edges ??= layOut(links);
      return edges;
    },
  };
}
