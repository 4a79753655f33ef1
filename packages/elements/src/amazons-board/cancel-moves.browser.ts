import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type BoardTester, position, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

async function stage(...squares: string[]): Promise<BoardTester> {
  const tester = await putBoard();
  for (const square of squares) await userEvent.click(tester.cell(square));
  return tester;
}

describe('AMA-9: until the turn is committed, every choice can be taken back', () => {
  test.each(['{Escape}', '{Backspace}'])('%s takes back the destination, then the amazon', async (key) => {
    const { board, label, rendered, spoken } = await stage('d1', 'd7');
    await userEvent.keyboard(key);
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
    await rendered();
    expect([label('d1'), label('d7')]).toEqual(['d1, White amazon', 'd7, empty, you can go here']);
    expect(spoken()).toContain('Taken back.');
    await userEvent.keyboard(key);
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  test('the focus goes back to the amazon with it', async () => {
    const { board } = await stage('d1', 'd7');
    await userEvent.keyboard('{Escape}');
    const focused = board.shadowRoot?.activeElement;
    expect(focused instanceof HTMLElement && focused.dataset.square).toBe('d1');
  });

  test('the button below the board does the same, and is there only while something is chosen', async () => {
    const { board, cell } = await stage();
    const button = board.shadowRoot?.querySelector<HTMLElement>('[part=take-back]');
    expect(button?.checkVisibility()).toBe(false);
    await userEvent.click(cell('d1'));
    expect(button?.checkVisibility()).toBe(true);
    await userEvent.click(button ?? board);
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  test('pressed by key, the button that goes leaves the focus on the board', async () => {
    const { board, rendered } = await stage('d1', 'd7');
    const button = board.shadowRoot?.querySelector<HTMLElement>('[part=take-back]');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    expect(board.shadowRoot?.activeElement, 'the amazon can still be taken back').toBe(button);
    await userEvent.keyboard('{Enter}');
    await rendered();
    const focused = board.shadowRoot?.activeElement;
    expect(focused instanceof HTMLElement && focused.dataset.square).toBe('d7');
  });

  test('choosing the amazon again takes it back', async () => {
    const { board } = await stage('d1', 'd1');
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  test('choosing the amazon on its destination takes that back', async () => {
    const { board } = await stage('d1', 'd7', 'd7');
    expect(board.interaction).toEqual({ type: 'amazon', from: 'd1' });
  });

  test('takeBack() tells whether there was anything, and sends no event', async () => {
    const { board, events } = await stage('d1');
    const before = events.length;
    expect([board.takeBack(), board.takeBack()]).toEqual([true, false]);
    expect(events).toHaveLength(before);
  });

  test('an amazon that has already moved when the position was set cannot be taken back', async () => {
    const { board } = await putBoard(position('3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w d1 1'));
    expect(board.takeBack()).toBe(false);
    expect(board.interaction.type).toBe('destination');
  });

  test('Escape with nothing to take back is left to the page', async () => {
    await stage();
    let heard = 0;
    const count = (): number => heard++;
    document.addEventListener('keydown', count);
    await userEvent.keyboard('{Tab}{Escape}');
    document.removeEventListener('keydown', count);
    expect(heard).toBe(2);
  });
});
