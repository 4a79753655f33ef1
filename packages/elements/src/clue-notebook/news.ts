import { parseHolder } from './cells.js';
import type { Certainty } from './knowledge.js';
import type { News } from './words.js';

/** Cells that have just become certain, as news. */
export function newsOf(fresh: ReadonlySet<string>, certain: ReadonlyMap<string, Certainty> = new Map()): News[] {
  return [...fresh].flatMap((key) => {
    const [card = '', at] = key.split('/');
    const holder = parseHolder(at);
    const mark = certain.get(key);
    return holder === undefined || mark === undefined ? [] : [{ card, holder, mark }];
  });
}
