import { parsePosition } from '@games/amazons-core';
import { describe, expect, test } from 'vitest';
import { putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

describe.each([240, 260, 288, 320, 360, 768])('in %i px', (width) => {
  test('the board fits, its tiles are square and large enough to hit', async () => {
    const frame = document.createElement('div');
    frame.style.width = `${width}px`;
    document.body.append(frame);
    const { board, cell } = await putBoard();
    frame.append(board);
    await board.updateComplete;
    expect(board.getBoundingClientRect().width).toBe(width);
    expect(board.shadowRoot?.querySelector('.frame')?.scrollWidth).toBeLessThanOrEqual(width);
    const tile = cell('e5').getBoundingClientRect();
    expect(tile.width).toBeCloseTo(tile.height, 0);
    // WCAG 2.5.8: 24 px, where ten tiles of 24 px and a frame find room.
    expect(tile.width).toBeGreaterThanOrEqual(width < 250 ? 23 : 24);
    const letters = Array.from(board.shadowRoot?.querySelectorAll('[part=coordinate]') ?? []);
    expect(letters.filter((each) => each.checkVisibility())).toHaveLength(width < 250 ? 0 : 20);
    for (const each of letters) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  });
});

test('a refusal, a choice and a button move nothing on the page', async () => {
  const { board, cell, rendered } = await putBoard();
  board.style.width = '360px';
  const height = (): number => board.getBoundingClientRect().height;
  const before = height();
  for (const square of ['e5', 'd1', 'd10', 'd7']) {
    cell(square).click();
    await rendered();
    expect(height(), square).toBe(before);
  }
});

test('a board of another shape keeps its tiles square', async () => {
  const strip = parsePosition('q14q/16/Q14Q');
  const { board, cell } = await putBoard(strip.ok ? strip.value : undefined);
  board.style.width = '480px';
  const { width, height } = cell('c2').getBoundingClientRect();
  expect(width).toBeCloseTo(height, 0);
});

test('hidden is hidden', async () => {
  const { board } = await putBoard();
  board.hidden = true;
  expect(getComputedStyle(board).display).toBe('none');
});

test('one custom property of the page changes every board', async () => {
  const { cell } = await putBoard();
  document.documentElement.style.setProperty('--games-tile', 'rgb(1, 2, 3)');
  expect(getComputedStyle(cell('b1')).backgroundColor).toBe('rgb(1, 2, 3)');
  document.documentElement.removeAttribute('style');
});
