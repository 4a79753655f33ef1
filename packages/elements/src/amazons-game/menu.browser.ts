import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import { putGame, settled } from '../testing/game.js';
import './define.js';

expectCleanConsole();

/** A game whose menu stands open, with a size of one's own to be chosen. */
async function chooseSize(): ReturnType<typeof putGame> {
  const tester = await putGame();
  await userEvent.click(tester.button('New game'));
  await settled(tester);
  await userEvent.selectOptions(tester.find('#menu-dialog select'), 'custom');
  await settled(tester);
  return tester;
}

describe('AMA-1: the menu', () => {
  test('builds the board chosen, with the side chosen to move first', async () => {
    const tester = await putGame();
    const { game, find, button, text } = tester;
    await userEvent.click(button('New game'));
    await settled(tester);
    const dialog = find('#menu-dialog');
    expect(dialog.hasAttribute('open')).toBe(true);
    await userEvent.selectOptions(find('#menu-dialog select'), '6x6');
    await settled(tester);
    expect(dialog.querySelector('amazons-board')?.view?.width, 'the picture follows').toBe(6);
    await userEvent.click(find('#menu-dialog input[value="1"]'));
    await userEvent.click(button('Start'));
    await settled(tester);
    expect([game.state.width, game.state.turn, game.menu]).toEqual([6, 1, false]);
    expect(text('.status')).toBe('Black to move');
    expect(find('amazons-board[part=board]').shadowRoot?.activeElement?.role).toBe('gridcell');
  });

  test('takes any size from 3 to 16, and says what is wrong with another', async () => {
    const tester = await chooseSize();
    const { game, find, button, text } = tester;
    const columns = find('#menu-dialog input[type=number]');
    await userEvent.fill(columns, '40');
    await userEvent.tab();
    await settled(tester);
    expect(text('.wrong')).toBe('Columns: choose a whole number from 3 to 16.');
    await userEvent.fill(columns, '7');
    await settled(tester);
    expect(() => find('.wrong'), 'gone as soon as it is right').toThrow();
    await userEvent.click(button('Start'));
    expect([game.state.width, game.state.height]).toEqual([7, 10]);
  });

  test.each(['', '2', '7.5'])('Start says why "%s" is no number of rows, and shows the field', async (value) => {
    const tester = await chooseSize();
    const { game, find, button, text } = tester;
    const rows = find('#height');
    await userEvent.fill(rows, value);
    await settled(tester);
    expect(() => find('.wrong'), 'nobody is told off in the middle of a number').toThrow();
    await userEvent.keyboard('{Enter}');
    await settled(tester);
    expect(text('.wrong')).toBe('Rows: choose a whole number from 3 to 16.');
    expect([game.menu, rows.ariaInvalid, game.shadowRoot?.activeElement]).toEqual([true, 'true', rows]);
    await userEvent.fill(rows, '8');
    await userEvent.click(button('Start'));
    expect([game.menu, game.state.height], 'the first click counts').toEqual([false, 8]);
  });

  test('closes with Escape and leaves the game alone', async () => {
    const tester = await putGame();
    await tester.play('d1', 'd7', 'g7');
    await userEvent.click(tester.button('New game'));
    await settled(tester);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => tester.game.menu).toBe(false);
    expect(tester.game.state.ply).toBe(1);
  });
});
