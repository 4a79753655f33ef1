import type { AmazonsState, Side } from '@games/amazons-core';
import type { Players } from './player.js';
import type { Table } from './table.js';

const isPersons = ({ turn }: AmazonsState, players: Players): boolean => players[turn] === 'person';

/**
 * How many actions an undo takes back: until a person is to move again, so that the computer's reply goes too. Where the
 * computer plays both sides, one; `0` when nothing is left to take back.
 */
export function undoCount({ states, actions }: Table, players: Players): number {
  const most = actions.length;
  if (!players.includes('person')) return Math.min(1, most);
  for (let count = 1; count <= most; count++) {
    const state = states[most - count];
    if (state && isPersons(state, players)) return count;
  }
  return 0;
}

/** Plays undone turns again: until a person is to move, or none are left; false when there were none. */
export function redo(table: Table, players: Players): boolean {
  if (!table.redo()) return false;
  while (players.includes('person') && !isPersons(table.state, players) && table.redo());
  return true;
}

/** Who gives up when somebody does: whoever is to move, or the person whom the computer keeps waiting. */
export function resigningSide({ state }: Table, players: Players): Side {
  const { turn } = state;
  return players[turn] === 'person' ? turn : turn === 0 ? 1 : 0;
}
