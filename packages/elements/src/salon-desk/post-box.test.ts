import type { Desk } from '@games/clue-core/host';
import { type SalonAction, salon } from '@games/clue-core/salon';
import { history } from '@games/kit';
import { describe, expect, test } from 'vitest';
import { PostBox, proofOf, stepsOf } from './post-box.js';

const { start, act } = history(salon);

function deskOf(...actions: readonly SalonAction[]): Desk {
  const begun = start({ players: 3, ordersWithin: 0 }, 'a secret of the host');
  if (!begun.ok) throw new TypeError(begun.error.code);
  let game = begun.value;
  for (const action of actions) {
    const step = act(game, action);
    if (!step.ok) throw new TypeError(step.error.code);
    game = step.value.history;
  }
  return { game, wordings: {}, sent: [] };
}

const MOVE: SalonAction = { type: 'move', seat: 1, to: 'library', at: 5 };
const ASK: SalonAction = { type: 'suggest', seat: 1, suspect: 'plum', weapon: 'rope', room: 'library', at: 5 };
const kinds = (box: PostBox, desk: Desk): string[] =>
  box.steps(desk).flatMap(({ letters }) => letters.map(({ message }) => `${message.kind} ${message.to ?? 'all'}`));

describe('what there is to send', () => {
  test('SAL-21: a move and a suggestion of one post make one post of it; at another time, two', () => {
    const results = (...actions: readonly SalonAction[]): number =>
      kinds(new PostBox(), deskOf(...actions)).filter((kind) => kind === 'result all').length;
    expect(results(MOVE, ASK)).toBe(2);
    expect(results(MOVE, { ...ASK, at: 6 })).toBe(3);
    const note: SalonAction = { type: 'note', seat: 0, text: 'Hear!', at: 5 };
    expect(stepsOf([MOVE, ASK, note, note]).map(({ length }) => length)).toEqual([2, 1, 1]);
  });

  test('the marks outlive another wording, and end with what was undone', () => {
    const box = new PostBox();
    const desk = deskOf(MOVE, ASK);
    const sent = box.steps(desk).flatMap(({ letters }) => letters.map(({ id }) => id));
    const reworded = { ...desk, sent, wordings: { result: 'So: {news}' } };
    const letters = box.steps(reworded).flatMap((step) => step.letters);
    expect(letters.every(({ isSent }) => isSent)).toBe(true);
    const results = letters.filter(({ message }) => message.kind === 'result');
    expect(JSON.stringify(results.at(-1)?.message.blocks)).toContain('So: ');
    const other = { ...deskOf({ ...MOVE, to: 'hall' }, { ...ASK, room: 'hall' }), sent };
    expect(box.steps(other)[0]?.letters.every(({ isSent }) => isSent)).toBe(true);
    expect(box.steps(other)[1]?.letters.some(({ isSent }) => isSent)).toBe(false);
  });

  test('a step that was played is not played again', () => {
    const box = new PostBox();
    const before = box.steps(deskOf(MOVE, ASK));
    const more = deskOf(MOVE, ASK, { type: 'note', seat: 0, text: 'Hear!', at: 9 });
    const after = box.steps(more);
    expect(after[1]?.state).toBe(before[1]?.state);
    expect(after).toHaveLength(3);
  });

  test('the proof is there when the game is over, and no sooner', () => {
    const desk = deskOf(MOVE);
    expect(proofOf(desk)).toBeUndefined();
    const { murder } = desk.game.state;
    expect(proofOf(deskOf(MOVE, { type: 'accuse', seat: 1, ...murder, at: 6 }))?.message.kind).toBe('proof');
  });
});
