import type { SalonState } from '../types.js';
import { judge } from './accuse.js';
import { type Change, followedBy } from './step.js';
import { disprove } from './suggest.js';

/** The host goes, or comes back and answers what has waited: a suggestion by the reveal order, an accusation (SAL-12, SAL-13). */
export function setAway(state: SalonState, away: boolean, at: number): Change {
  const gone: Change = { patch: { away }, events: [{ type: 'hostAway', away }] };
  return followedBy(state, gone, (now) => {
    const { phase } = now;
    if (phase.type === 'disproving') return disprove(now, phase.by, phase.murder, phase.stayOpen, at);
    return phase.type === 'accusing' ? judge(now, phase.murder, at) : { patch: {}, events: [] };
  });
}

/** Shows who held what, after the end (SAL-15). */
export function reveal({ murder, hands }: SalonState): Change {
  return { patch: { revealed: true }, events: [{ type: 'revealed', murder, hands }] };
}
