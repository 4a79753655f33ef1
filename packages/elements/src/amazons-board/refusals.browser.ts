import { explain } from '@games/amazons-core/text';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { position, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

// White's b1 is shut in by arrows; e1 is free.
const shutIn = '5/5/3q1/***2/*Q*1Q w';

describe('what is not allowed is said, on the screen and to a screen reader', () => {
  test.each([
    ['AMA-4', 'an empty tile', '5/5/3q1/5/1Q2Q w', ['c3'], 'no-amazon'],
    ['AMA-4', 'an arrow', shutIn, ['a1'], 'no-amazon'],
    ['AMA-4', 'the other side', shutIn, ['d3'], 'opponents-amazon'],
    ['AMA-4', 'an amazon with no empty neighbour', shutIn, ['b1'], 'immobile'],
    ['AMA-5', "a knight's jump", '5/5/3q1/5/1Q2Q w', ['b1', 'c3'], 'not-a-line'],
    ['AMA-5', 'a way that is blocked', '5/5/3q1/4*/1Q2Q w', ['e1', 'e4'], 'obstructed'],
    ['AMA-5', 'a tile that is taken', '5/5/3q1/4*/1Q2Q w', ['e1', 'e2'], 'occupied'],
    ['AMA-6', 'an arrow off the lines', '5/5/3q1/5/1Q2Q w', ['e1', 'e3', 'c2'], 'not-a-line'],
    ['AMA-6', 'an arrow over an amazon', '5/5/3q1/5/1Q2Q w', ['e1', 'e3', 'c3'], 'obstructed'],
    ['AMA-6', 'an arrow onto an amazon', '5/5/3q1/5/1Q2Q w', ['e1', 'e3', 'd3'], 'occupied'],
  ])('%s: %s', async (_id, _what, text, squares, code) => {
    const view = position(text);
    const { board, cell, events, message, spoken, rendered } = await putBoard(view);
    for (const square of squares.slice(0, -1)) await userEvent.click(cell(square));
    const before = board.interaction;
    await userEvent.click(cell(squares.at(-1) ?? ''));
    await rendered();
    const refusal = events.at(-1);
    expect(refusal?.type).toBe('games-refusal');
    expect(refusal?.detail.refusal.code).toBe(code);
    expect(message()).toBe(explain(refusal?.detail.refusal));
    expect(spoken('assertive').trim()).toBe(message());
    expect(board.interaction, 'the choice so far stands, and another attempt is waited for').toEqual(before);
  });

  test('the same refusal twice is read twice', async () => {
    const { cell, spoken, rendered } = await putBoard();
    await userEvent.click(cell('e5'));
    await rendered();
    const once = spoken('assertive');
    await userEvent.click(cell('e5'));
    await rendered();
    expect(spoken('assertive')).not.toBe(once);
    expect(spoken('assertive').trim()).toBe(once.trim());
  });

  test('the next good choice clears the refusal', async () => {
    const { cell, message } = await putBoard();
    await userEvent.click(cell('e5'));
    await userEvent.click(cell('d1'));
    expect(message()).toBe('Choose where the amazon on d1 goes.');
  });

  test('the reason comes into sight below the edge of the window; a plain turn scrolls nothing', async () => {
    const { board, cell } = await putBoard();
    document.body.style.paddingBlockEnd = '100vh';
    const message = board.shadowRoot?.querySelector('.message');
    const bottom = (): number => message?.getBoundingClientRect().bottom ?? 0;
    board.style.marginBlockStart = `${window.innerHeight - (board.getBoundingClientRect().height - 40)}px`;
    window.scrollTo(0, 0);
    expect(bottom()).toBeGreaterThan(window.innerHeight);
    cell('d1').click();
    await board.updateComplete;
    expect(window.scrollY).toBe(0);
    cell('e3').click();
    await board.updateComplete;
    await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  });

  test('a seat that is not to move is told so', async () => {
    const { board, cell, events, message } = await putBoard(undefined, (each) => {
      each.seat = 1;
    });
    expect(message()).toBe('White is to move.');
    await userEvent.click(cell('d10'));
    expect(events.at(-1)?.detail.refusal.code).toBe('not-your-turn');
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  test('when the game is over, every choice says so', async () => {
    const { cell, events } = await putBoard(position('q*Q/**1/3 b'));
    await userEvent.click(cell('a3'));
    expect(events.at(-1)?.detail.refusal.code).toBe('game-over');
  });
});
