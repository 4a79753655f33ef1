import { describe, expect, test } from 'vitest';
import { letPlay, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';
import { middle, touch } from '../testing/emulate.js';

expectCleanConsole();

describe('choosing a turn by touch', () => {
  test('AMA-4 to AMA-7: three taps play a turn', async () => {
    const tester = await putBoard();
    const { board, cell } = tester;
    letPlay(tester);
    for (const square of ['d1', 'd7', 'g7']) {
      await touch(middle(cell(square)));
      await tester.rendered();
    }
    expect(board.view?.last).toEqual({ from: 'd1', to: 'd7', arrow: 'g7' });
  });

  test('AMA-9: a tap on the amazon takes its destination back, another its choice', async () => {
    const tester = await putBoard();
    const { board, cell } = tester;
    for (const square of ['d1', 'd7', 'd7']) {
      await touch(middle(cell(square)));
      await tester.rendered();
    }
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    await touch(middle(cell('d1')));
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  // Last: a tap right after a synthetic swipe is taken by the browser for the end of the swipe.
  test('a finger drags an amazon; the page does not scroll away under it', async () => {
    const tester = await putBoard();
    const { board, cell } = tester;
    expect(getComputedStyle(cell('d1')).touchAction).toBe('none');
    expect(getComputedStyle(cell('e5')).touchAction).toBe('manipulation');
    await touch(middle(cell('d1')), middle(cell('d3')), middle(cell('d5')), middle(cell('d7')));
    expect(board.interaction).toEqual({ type: 'destination', from: 'd1', to: 'd7' });
  });
});
