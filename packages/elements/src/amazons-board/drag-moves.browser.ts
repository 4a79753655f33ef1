import { describe, expect, test } from 'vitest';
import { letPlay, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';
import { drag, middle } from '../testing/emulate.js';

expectCleanConsole();

describe('choosing a turn by dragging', () => {
  test('AMA-5, AMA-6: the amazon is dragged to its square, the arrow from there', async () => {
    const tester = await putBoard();
    const { board, cell } = tester;
    letPlay(tester);
    await drag(middle(cell('d1')), middle(cell('d4')), middle(cell('d7')));
    expect(board.interaction).toEqual({ type: 'destination', from: 'd1', to: 'd7' });
    await drag(middle(cell('d7')), middle(cell('f7')), middle(cell('g7')));
    await tester.rendered();
    expect(board.view?.last).toEqual({ from: 'd1', to: 'd7', arrow: 'g7' });
  });

  test('while it is dragged, the piece follows the pointer and the targets are shown', async () => {
    const { cell, targets } = await putBoard();
    const piece = cell('d1').querySelector<HTMLElement>('.piece');
    const [x, y] = middle(cell('d1'));
    cell('d1').dispatchEvent(pointer('pointerdown', x, y));
    cell('d1').dispatchEvent(pointer('pointermove', x + 30, y - 40));
    expect(piece?.style.translate).toBe('30px -40px');
    expect(piece?.hasAttribute('data-dragged')).toBe(true);
    await Promise.resolve();
    expect(targets()).toContain('d7');
    cell('d1').dispatchEvent(pointer('pointercancel', x, y));
    expect(piece?.style.translate).toBe('');
  });

  test('AMA-9: let go where it stood, or outside the board, it stays chosen and nothing has moved', async () => {
    const { board, cell, events, spoken } = await putBoard();
    await drag(middle(cell('d1')), middle(cell('e3')), middle(cell('d1')));
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    const { bottom, left } = board.getBoundingClientRect();
    await drag(middle(cell('d1')), middle(cell('e2')), [left + 5, bottom + 10]);
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    expect(events.filter(({ type }) => type !== 'games-choice')).toEqual([]);
    await expect
      .poll(spoken, { message: 'let go outside, it is said what is to be chosen' })
      .toContain('Choose where the amazon on d1 goes.');
  });

  test('let go on a wrong square, it goes home and the reason is told', async () => {
    const { board, cell, message } = await putBoard();
    await drag(middle(cell('d1')), middle(cell('e2')), middle(cell('e3')));
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    expect(message()).toContain('e3 is out of range');
    expect(cell('d1').querySelector<HTMLElement>('.piece')?.style.translate).toBe('');
  });

  test.each([
    ['AMA-4', "the other side's amazon", 'd10', 'opponents-amazon'],
    ['AMA-4', 'an empty tile', 'e5', 'no-amazon'],
  ])('%s: %s cannot be dragged, and the reason is told as for a click', async (_id, _what, square, code) => {
    const { board, cell, events, message } = await putBoard();
    await drag(middle(cell(square)), middle(cell('e7')), middle(cell('e8')));
    expect(board.interaction).toEqual({ type: 'idle' });
    expect(events.map(({ detail }) => detail.refusal?.code)).toEqual([code]);
    const told = message();
    cell(square).click();
    await board.updateComplete;
    expect(message()).toBe(told);
    expect(events).toHaveLength(2);
  });

  test('a wide click on a target is still a click, and a drag from one chooses nothing', async () => {
    const { board, cell, events } = await putBoard();
    cell('d1').click();
    await board.updateComplete;
    await drag(middle(cell('d3')), middle(cell('e3')));
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    expect(events.at(-1)?.detail.refusal?.code).toBe('no-amazon');
    const [x, y] = middle(cell('d3'));
    await drag([x, y], [x + 9, y]);
    expect(board.interaction).toEqual({ type: 'destination', from: 'd1', to: 'd3' });
  });

  test('a trembling hand is a click', async () => {
    const { board, cell } = await putBoard();
    const [x, y] = middle(cell('d1'));
    await drag([x, y], [x + 2, y + 1]);
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    await drag([x, y], [x + 2, y + 1]);
    expect(board.interaction, 'a second click takes the choice back; a drag would not').toEqual({ type: 'idle' });
  });
});

function pointer(type: string, clientX: number, clientY: number): PointerEvent {
  return new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true, composed: true });
}
