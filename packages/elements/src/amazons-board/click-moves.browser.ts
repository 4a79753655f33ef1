import { arrowTargets, queenTargets } from '@games/amazons-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letPlay, position, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

describe('choosing a turn by clicks', () => {
  test('AMA-4, AMA-5: an amazon shows where it can go', async () => {
    const { board, cell, targets, label } = await putBoard();
    await userEvent.click(cell('d1'));
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    expect(new Set(targets())).toEqual(new Set(queenTargets(board.view ?? position(''), 'd1')));
    expect(cell('d1').getAttribute('aria-selected')).toBe('true');
    expect(label('d7')).toBe('d7, empty, you can go here');
  });

  test('AMA-6: a destination shows where the arrow can land, the tile just left too', async () => {
    const { board, cell, targets, label } = await putBoard();
    await userEvent.click(cell('d1'));
    await userEvent.click(cell('d7'));
    expect(board.interaction).toEqual({ type: 'destination', from: 'd1', to: 'd7' });
    expect(new Set(targets())).toEqual(new Set(arrowTargets(board.view ?? position(''), 'd1', 'd7')));
    expect(label('d1')).toBe('d1, empty, the arrow can land here');
    expect(label('d7')).toBe('d7, White amazon');
  });

  test('AMA-7: only the arrow completes the turn, in one action', async () => {
    const tester = await putBoard();
    const { board, cell, events, label } = tester;
    letPlay(tester);
    await userEvent.click(cell('d1'));
    await userEvent.click(cell('d7'));
    expect(events.filter(({ type }) => type === 'games-action')).toEqual([]);
    await userEvent.click(cell('g7'));
    await tester.rendered();
    const [action] = events.filter(({ type }) => type === 'games-action');
    expect(action?.detail).toEqual({ action: { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' } });
    expect([action?.bubbles, action?.composed, action?.cancelable]).toEqual([true, true, true]);
    expect(board.view?.turn).toBe(1);
    expect([label('d1'), label('d7'), label('g7')]).toEqual(['d1, empty', 'd7, White amazon', 'g7, arrow']);
  });

  test("another amazon of one's own is another choice", async () => {
    const { board, cell } = await putBoard();
    await userEvent.click(cell('d1'));
    await userEvent.click(cell('g1'));
    expect(board.interaction).toEqual({ type: 'amazon', from: 'g1' });
  });

  test('the two kinds of target differ in shape, not in colour alone', async () => {
    const { cell } = await putBoard();
    const shape = (square: string): string => {
      const { borderRadius, rotate } = getComputedStyle(
        cell(square).querySelector('.mark') ?? cell(square),
        '::before',
      );
      return `${borderRadius} ${rotate}`;
    };
    await userEvent.click(cell('d1'));
    const round = shape('d7');
    await userEvent.click(cell('d7'));
    expect(shape('d8')).not.toBe(round);
  });

  test('a prevented action drops the choice', async () => {
    const { board, cell, rendered } = await putBoard();
    board.addEventListener('games-action', (event) => event.preventDefault());
    for (const square of ['d1', 'd7', 'g7']) await userEvent.click(cell(square));
    await rendered();
    expect(board.interaction).toEqual({ type: 'idle' });
    expect(cell('d1').getAttribute('aria-label')).toBe('d1, White amazon');
  });

  test('an action that nobody answers stays on the board until another view comes', async () => {
    const { board, cell, label, rendered } = await putBoard();
    const view = board.view;
    for (const square of ['d1', 'd7', 'g7']) await userEvent.click(cell(square));
    await rendered();
    expect(board.interaction.type).toBe('sent');
    expect([label('d7'), label('g7')]).toEqual(['d7, White amazon', 'g7, arrow']);
    board.view = view && { ...view };
    await rendered();
    expect(board.interaction).toEqual({ type: 'idle' });
    expect(label('d7')).toBe('d7, empty');
  });

  test('a position in mid-turn begins with the arrow', async () => {
    const view = position('3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w d1 1');
    const { board, cell, events, targets } = await putBoard(view);
    expect(board.interaction).toEqual({ type: 'destination', from: 'd1', to: 'd1' });
    expect(targets()).toContain('d5');
    await userEvent.click(cell('d5'));
    expect(events.at(-1)?.detail).toEqual({ action: { type: 'move', seat: 0, from: 'd1', to: 'd1', arrow: 'd5' } });
  });
});
