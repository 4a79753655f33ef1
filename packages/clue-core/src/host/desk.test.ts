import { history } from '@games/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MURDER } from '../salon/fixtures/table.js';
import { salon } from '../salon/salon.js';
import type { SalonAction } from '../salon/types.js';
import { view } from '../salon/view.js';
import { commitSolution, verifySolution } from './commitment.js';
import { type Desk, decodeDesk, encodeDesk, nextVictim, type SalonHistory, undoWithNote } from './desk.js';

const { start, act } = history(salon);

function game(...actions: readonly SalonAction[]): SalonHistory {
  const begun = start({ players: 3, ordersWithin: 0 }, 'a secret of the host');
  if (!begun.ok) throw new Error(begun.error.code);
  return actions.reduce((past, action) => {
    const step = act(past, action);
    if (!step.ok) throw new Error(step.error.code);
    return step.value.history;
  }, begun.value);
}

const MOVE = { type: 'move', seat: 1, to: 'hall', at: 10 } as const;
const END = { type: 'endTurn', seat: 1, at: 20 } as const;

describe('undo', () => {
  test('leaves a note in the log of everybody', () => {
    const undone = undoWithNote(game(MOVE, END), 2, 'I misread the post.', 30);
    if (!undone.ok) throw new Error(undone.error.code);
    expect(undone.value.actions.map(({ type }) => type)).toEqual(['note']);
    expect(undone.value.state).toMatchObject({ seat: 1, phase: { type: 'start' }, at: 30 });
    for (const seat of [1, 2, null]) {
      expect(view(undone.value.state, seat).log.at(-1)).toEqual({ type: 'noted', text: 'I misread the post.' });
    }
    expect(undoWithNote(game(MOVE), 1, '  ', 30)).toEqual({ ok: false, error: { code: 'malformed', field: 'text' } });
  });
});

describe('the file of a desk', () => {
  const desk: Desk = { game: game(MOVE, END), wordings: { late: 'Hurry, {me}!' }, sent: ['0.opening.all.1'] };

  test('is read back as it was', () => {
    expect(decodeDesk(encodeDesk(desk))).toEqual({ ok: true, value: desk });
    expect(decodeDesk(`\uFEFF${encodeDesk(desk)}`)).toEqual({ ok: true, value: desk });
  });

  test('is judged by the rules', () => {
    const forged = encodeDesk(desk).replace('"hall"', '"corridor"');
    expect(decodeDesk(forged)).toMatchObject({ ok: false, error: { code: 'action-refused', index: 0 } });
    expect(decodeDesk(encodeDesk(desk).replace('"players": 3', '"players": 9'))).toMatchObject({
      error: { code: 'start-refused' },
    });
    for (const [from, to, error] of [
      ['"salon-desk"', '"diary"', { code: 'foreign' }],
      ['"version": 1,', '"version": 7,', { code: 'newer', version: 7, supported: 1 }],
      ['"late"', '"lunch"', { code: 'broken', field: 'wordings' }],
      ['"sent": [', '"sent": [4,', { code: 'broken', field: 'sent' }],
      ['"game": "salon"', '"game": "clue"', { code: 'foreign', game: 'clue' }],
    ] as const) {
      expect(decodeDesk(encodeDesk(desk).replace(from, to))).toEqual({ ok: false, error });
    }
  });

  test('never throws, whatever it is', () => {
    const file = encodeDesk(desk);
    fc.assert(
      fc.property(fc.nat(file.length), fc.string({ maxLength: 5 }), fc.nat(9), (place, junk, cut) => {
        expect(decodeDesk(file.slice(0, place) + junk + file.slice(place + cut))).toHaveProperty('ok');
      }),
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(decodeDesk(json)).toMatchObject({ ok: false });
      }),
    );
  });
});

test('SAL-15: the winner may be the next Victim: their identity alone is kept', () => {
  const seats = [{ role: 'host' }, { role: 'player', suspect: 'plum', name: 'Ada', cards: 9 }] as const;
  expect(nextVictim({ seats, outcome: { winner: 1, reason: 'solved' } })).toEqual({ host: 'Ada' });
  expect(nextVictim({ seats, outcome: { winner: null, reason: 'unsolved' } })).toEqual({});
});

describe('SAL-21: the promise of the solution', () => {
  test('proves the solution and nothing else, and gives neither it nor the seed away', () => {
    const { commitment, proof } = commitSolution(MURDER, 'seed');
    expect(verifySolution(commitment, proof)).toEqual(MURDER);
    expect(verifySolution(` ${commitment.toUpperCase()}\n`, `${proof}\n`)).toEqual(MURDER);
    for (const [from, to] of [
      ['plum', 'green'],
      ['hall', 'study'],
      ['rope', 'hall'],
      ['solution', 'answer'],
    ] as const) {
      expect(verifySolution(commitment, proof.replace(from, to))).toBeUndefined();
    }
    expect(proof).not.toContain('seed');
    expect(commitSolution(MURDER, 'other').commitment).not.toBe(commitment);
    expect(commitSolution(MURDER, 1).commitment).not.toBe(commitSolution(MURDER, '1').commitment);
  });
});
