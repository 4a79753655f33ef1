import type { SalonState } from '../types.js';
import type { Change } from './step.js';
import { beginTurn, endTurn } from './turn.js';

/**
 * What the clock does: it ends the time for reveal orders (SAL-21), marks who has not acted as overdue, so that the host may
 * skip them (SAL-16), and ends a turn that was left open (SAL-11). It may come late: what begins then begins when it came.
 */
export function timeout(state: SalonState, at: number): Change {
  switch (state.phase.type) {
    case 'orders':
      return beginTurn(state, at);
    case 'entered':
    case 'done':
      return endTurn(state, 'closed', at);
    case 'start':
    case 'disproving':
    case 'accusing':
    case 'over': {
      const seat = state.phase.type === 'disproving' ? state.phase.by : state.by;
      return { patch: { overdue: true, due: null }, events: [{ type: 'overdue', seat, turn: state.seat }] };
    }
  }
}
