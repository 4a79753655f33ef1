import type { SalonEvent } from '../salon/events.js';
import type { SalonView } from '../salon/types.js';
import type { MessageOptions, Part } from './messages.js';
import { speechOf, wordsOf } from './values.js';

/** The post of a step: what everybody hears of it (SAL-10, SAL-21), whose turn it is then, and what may be done. */
export function publicParts(view: SalonView, heard: readonly SalonEvent[], options: MessageOptions): readonly Part[] {
  const speech = speechOf(view, options);
  const words = wordsOf(options);
  const told = heard.filter(({ type }) => type !== 'ordersAsked' && type !== 'turnBegan');
  const begun = heard.filter(({ type }) => type === 'turnBegan').at(-1);
  if (told.length === 0 && !begun) return [];
  // A note of several lines keeps them.
  const news = told.flatMap((event) => (event.type === 'noted' ? [] : [words.event(event, speech)]));
  const notes = told.flatMap((event) => (event.type === 'noted' ? [event.text] : []));
  if (notes.length > 0) return [{ kind: 'note', values: { news: notes.join('\n') } }];
  if (heard.some(({ type }) => type === 'ended' || type === 'revealed')) return [{ kind: 'over', values: { news } }];
  const next = begun ? words.event(begun, speech) : '';
  return [{ kind: 'result', values: { news, next, allowed: begun ? words.allowed(view) : [] } }];
}
