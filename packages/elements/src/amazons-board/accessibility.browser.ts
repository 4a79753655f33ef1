import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letPlay, position, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';

expectCleanConsole();

/** What axe finds wrong. A single component is no page, so it needs no landmarks. */
async function faults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

describe('what assistive technology meets', () => {
  const roles = (root: ShadowRoot | null, ...names: string[]): number[] =>
    names.map((name) => root?.querySelectorAll(`[role=${name}]`).length ?? 0);

  test('a board to play on is a grid of rows of cells, counted and named', async () => {
    const { board, cell } = await putBoard();
    expect(roles(board.shadowRoot, 'grid', 'row', 'gridcell', 'table', 'cell')).toEqual([1, 10, 100, 0, 0]);
    const grid = board.shadowRoot?.querySelector('[role=grid]');
    expect(grid?.getAttribute('aria-label')).toBe('Amazons board, 10 by 10');
    expect([grid?.getAttribute('aria-rowcount'), grid?.getAttribute('aria-colcount')]).toEqual(['10', '10']);
    expect(cell('d1').getAttribute('aria-colindex')).toBe('4');
    expect(cell('d1').parentElement?.getAttribute('aria-rowindex')).toBe('10');
  });

  test('a board to look at is a table, without a tab stop', async () => {
    const { board } = await putBoard(undefined, (each) => {
      each.readonly = true;
    });
    expect(roles(board.shadowRoot, 'grid', 'row', 'gridcell', 'table', 'cell')).toEqual([0, 10, 0, 1, 100]);
    expect(board.shadowRoot?.querySelectorAll('[tabindex]').length).toBe(0);
  });

  test('a tile is named by its square, what stands there and what can be done', async () => {
    const { cell, label } = await putBoard(position('3q2q3/10/10/q8q/4*5/10/Q8Q/10/10/3Q2Q3 w'));
    await userEvent.click(cell('d1'));
    expect(['d1', 'd10', 'e6', 'd2', 'c7'].map(label)).toEqual([
      'd1, White amazon',
      'd10, Black amazon',
      'e6, arrow',
      'd2, empty, you can go here',
      'c7, empty',
    ]);
  });

  test('territory and hints are named too', async () => {
    const { board, label, rendered } = await putBoard(position('Q1*q/2*1/2*1 w'));
    board.territory = true;
    board.hint = { from: 'a3', to: 'a1', arrow: 'b1' };
    await rendered();
    expect(label('b3')).toBe('b3, empty, belongs to White');
    expect(label('d1')).toBe('d1, empty, belongs to Black');
    expect(label('a3')).toBe('a3, White amazon, hint: this amazon');
  });

  test.each([
    ['daylight', 'light', 'none'],
    ['lamplight', 'dark', 'none'],
    ['forced colours', 'dark', 'active'],
  ])('axe finds nothing, with a choice made and a refusal told: %s', async (_name, scheme, forced) => {
    await emulate({ 'prefers-color-scheme': scheme, 'forced-colors': forced });
    document.documentElement.style.colorScheme = 'light dark';
    document.documentElement.style.background = scheme === 'dark' ? '#17120e' : '#f5efe1';
    const { board, cell } = await putBoard(
      position('5*4/3Q6/3*q*1Q2/3*2q2q/1*3*2*1/10/4**4/3Q3*Q1/2*3*q*1/2*1****** w'),
    );
    board.command = true;
    board.territory = true;
    await userEvent.click(cell('d9'));
    await userEvent.click(cell('d8'));
    expect(await faults(board)).toEqual([]);
  });

  test('axe finds nothing on a board to look at', async () => {
    const { board } = await putBoard(undefined, (each) => {
      each.readonly = true;
    });
    expect(await faults(board)).toEqual([]);
  });

  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('style');
  });
});

describe('the live region', () => {
  test('tells the choice, what can be chosen next, and the turn with who is to move', async () => {
    const tester = await putBoard();
    const { cell, spoken, rendered } = tester;
    letPlay(tester);
    const heard: string[] = [];
    for (const square of ['d1', 'd7', 'g7']) {
      await userEvent.click(cell(square));
      await rendered();
      heard.push(spoken().trim());
    }
    expect(heard).toEqual([
      'd1 chosen, 20 squares to go to.',
      'Goes to d7. Now the arrow: 28 squares.',
      'White went from d1 to d7, arrow on g7. Black to move.',
    ]);
  });

  test('tells a turn that came from elsewhere, and is silent at first', async () => {
    const { board, rendered, spoken } = await putBoard();
    expect(spoken()).toBe('');
    const view = position('3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1');
    board.view = { ...view, last: { from: 'd1', to: 'd7', arrow: 'g7' } };
    await rendered();
    expect(spoken()).toBe('White went from d1 to d7, arrow on g7. Black to move.');
  });

  test('tells that the sides were swapped, and not the same turn again', async () => {
    const { board, rendered, spoken } = await putBoard();
    const view = position('3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1');
    const last = { from: 'd1', to: 'd7', arrow: 'g7' } as const;
    board.view = { ...view, last };
    await rendered();
    board.view = { ...view, last: { ...last }, ply: view.ply + 1 };
    await rendered();
    expect(spoken()).toBe('The sides were swapped. Black to move.');
  });

  test('holds only what was said last: a good choice empties the refusal, a refusal empties the choice', async () => {
    const { cell, spoken, rendered } = await putBoard();
    const live = (): string[] => [spoken('polite'), spoken('assertive')].map((text) => text.trim());
    await userEvent.click(cell('e5'));
    await rendered();
    expect(live()).toEqual(['', expect.stringContaining('e5')]);
    await userEvent.click(cell('d1'));
    await rendered();
    expect(live()).toEqual(['d1 chosen, 20 squares to go to.', '']);
    await userEvent.click(cell('e3'));
    await rendered();
    expect(live()).toEqual(['', expect.stringContaining('e3')]);
  });

  test('the regions stand there from the start, so that what comes into them is read', async () => {
    const { board } = await putBoard();
    const live = Array.from(board.shadowRoot?.querySelectorAll('[data-live]') ?? [], (region) => region.role);
    expect(live).toEqual(['status', 'alert']);
  });
});
