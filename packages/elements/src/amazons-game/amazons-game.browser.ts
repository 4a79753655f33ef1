import { amazons } from '@games/amazons-core';
import { encodeSave } from '@games/kit';
import axe from 'axe-core';
import { afterEach, describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';
import { type GameTester, putGame, settled, shortGame } from '../testing/game.js';
import type { AmazonsGame } from './amazons-game.js';
import './define.js';

expectCleanConsole();

describe('two people at one screen', () => {
  test('AMA-7: turns are played in order and stand in the list in notation', async () => {
    const { game, play, text } = await putGame();
    await play('d1', 'd7', 'g7', 'd10', 'd9', 'g9');
    expect(game.state.ply).toBe(2);
    expect(text('.list')).toBe('1. d1-d7/g7 d10-d9/g9');
    expect(text('.status')).toBe('White to move');
    expect(text('.player.now .name')).toBe('White');
  });

  test('undo and redo, told to those who listen', async () => {
    const tester = await putGame();
    const { game, play, button, text, heard } = tester;
    expect([button('Undo').ariaDisabled, button('Redo').ariaDisabled]).toEqual(['true', 'true']);
    await play('d1', 'd7', 'g7');
    await userEvent.click(button('Undo'));
    await settled(tester);
    expect(game.state.ply).toBe(0);
    expect(text('[data-live=polite]')).toContain('Turn taken back.');
    await userEvent.click(button('Redo'));
    expect(game.state.last).toEqual({ from: 'd1', to: 'd7', arrow: 'g7' });
    expect(heard.filter(({ type }) => type === 'games-change')).toHaveLength(3);
  });

  test('stepping through the list shows the past and leaves the game where it is', async () => {
    const tester = await putGame();
    const { game, play, button, cell, text } = tester;
    await play('d1', 'd7', 'g7', 'd10', 'd9', 'g9');
    await userEvent.click(button('One turn back'));
    await settled(tester);
    expect(text('.notice')).toContain('turn 1 of 2');
    expect(cell('d10').getAttribute('aria-label')).toBe('d10, Black amazon');
    expect(cell('d10').role, 'the past is only looked at').toBe('cell');
    expect(game.state.ply).toBe(2);
    await userEvent.keyboard('{Home}');
    await settled(tester);
    expect(cell('d1').getAttribute('aria-label')).toBe('d1, White amazon');
    await userEvent.click(button('Back to the game'));
    await settled(tester);
    expect(cell('g9').getAttribute('aria-label')).toBe('g9, arrow');
  });

  test('a prevented action is not played', async () => {
    const { game, play } = await putGame();
    game.addEventListener('games-action', (event) => event.preventDefault());
    await play('d1', 'd7', 'g7');
    expect(game.state.ply).toBe(0);
  });

  test('AMA-3: the end is told with its reason and margin, on the screen and to a screen reader', async () => {
    const { actions, last } = shortGame();
    const tester = await putGame();
    const { game, play, text, heard, button } = tester;
    const config = { width: 6, height: 6 };
    expect(game.load(encodeSave(amazons, { config, actions }))).toBeUndefined();
    await settled(tester);
    await play(last.from, last.to, last.arrow);
    await settled(tester);
    const winner = last.seat === 0 ? 'White' : 'Black';
    expect(text('.notice')).toMatch(new RegExp(`^${winner} wins: (White|Black) cannot move\\.`));
    expect(text('[data-live=assertive]')).toContain(`${winner} wins`);
    expect(heard.at(-1)?.type).toBe('games-end');
    expect(heard.at(-1)?.detail).toEqual({ outcome: { winner: last.seat, reason: 'no-move' } });
    expect(button('Give up').ariaDisabled).toBe('true');
    button('Give up').click();
    await settled(tester);
    expect(tester.find('#resign-dialog').hasAttribute('open'), 'a game that is over is not given up').toBe(false);
  });

  test('giving up is asked for once more', async () => {
    const tester = await putGame();
    const { find, button, text, heard } = tester;
    await userEvent.click(button('Give up'));
    await settled(tester);
    const dialog = find('#resign-dialog');
    expect(dialog.hasAttribute('open')).toBe(true);
    await userEvent.click(button('Play on'));
    await settled(tester);
    expect([dialog.hasAttribute('open'), heard.length]).toEqual([false, 0]);
    await userEvent.click(button('Give up'));
    await settled(tester);
    await userEvent.click(find('.danger'));
    await settled(tester);
    expect(text('.notice')).toContain('Black wins: White gave up.');
  });

  test('giving up is no turn: the last turn stays marked, and looking back counts turns', async () => {
    const tester = await putGame();
    const { play, button, find, text } = tester;
    await play('d1', 'd7', 'g7', 'd10', 'd9', 'g9');
    button('Give up').click();
    await settled(tester);
    find('.danger').click();
    await settled(tester);
    expect(text('[aria-current]')).toBe('d10-d9/g9');
    expect(button('One turn on').ariaDisabled).toBe('true');
    button('One turn back').click();
    await settled(tester);
    expect(text('.notice')).toContain('You are looking at turn 1 of 2.');
    expect(text('[aria-current]')).toBe('d1-d7/g7');
    button('One turn on').click();
    await settled(tester);
    expect(text('.notice')).toContain('Black wins: White gave up.');
  });

  test('the pie rule offers to swap sides after the first turn, once', async () => {
    const tester = await putGame('<amazons-game muted pie></amazons-game>');
    const { game, play, button, text, cell } = tester;
    expect(() => button('Swap sides')).toThrow();
    await play('d1', 'd7', 'g7');
    await userEvent.click(button('Swap sides'));
    await settled(tester);
    expect(cell('d7').getAttribute('aria-label')).toBe('d7, Black amazon');
    expect(game.state.turn).toBe(0);
    expect(text('.list')).toBe('1. d1-d7/g7 swap');
    expect(() => button('Swap sides')).toThrow();
  });
});

describe('WCAG 2.4.3: the focus stays where one can go on', () => {
  const focused = ({ game }: GameTester): Element | null | undefined => game.shadowRoot?.activeElement;

  test('a button that has nothing more to do keeps it', async () => {
    const tester = await putGame();
    const { play, button, find } = tester;
    await play('d1', 'd7', 'g7');
    for (const name of ['Undo', 'Redo', 'To the start', 'To the end']) {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
      await settled(tester);
      expect([button(name).ariaDisabled, focused(tester)], name).toEqual(['true', button(name)]);
    }
    button('Give up').focus();
    await userEvent.keyboard('{Enter}');
    await settled(tester);
    await userEvent.click(find('.danger'));
    await settled(tester);
    expect(focused(tester)).toBe(button('Give up'));
  });

  test('from a button that goes away it moves to the board', async () => {
    const tester = await putGame('<amazons-game muted pie></amazons-game>');
    const { play, button, find } = tester;
    const board = find('amazons-board[part=board]');
    await play('d1', 'd7', 'g7');
    for (const name of ['Swap sides', 'Back to the game']) {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => focused(tester), { message: name }).toBe(board);
      expect(board.shadowRoot?.activeElement?.role).toBe('gridcell');
      button('One turn back').click();
      await settled(tester);
    }
  });
});

describe('attributes and methods', () => {
  test.each([
    ['setup="cross"', { width: 10, turn: 0 }],
    ['setup="8x8-three" first="1"', { width: 8, turn: 1 }],
    ['setup="nonsense"', { width: 10, turn: 0 }],
    ['pie', { pie: 'waiting' }],
  ])('<amazons-game %s>', async (attributes, state) => {
    const { game } = await putGame(`<amazons-game muted ${attributes}></amazons-game>`);
    expect(game.state).toMatchObject(state);
  });

  test('a game under way is not thrown away by an attribute', async () => {
    const { game, play } = await putGame();
    await play('d1', 'd7', 'g7');
    game.setup = '6x6';
    await game.updateComplete;
    expect([game.state.width, game.state.ply]).toEqual([10, 1]);
  });

  test('save and load; a text that cannot be read changes nothing', async () => {
    const { game, play, heard } = await putGame();
    await play('d1', 'd7', 'g7');
    const text = game.save();
    const other = document.createElement('amazons-game');
    expect(other.load(text)).toBeUndefined();
    document.body.append(other);
    await other.updateComplete;
    expect(other.state).toEqual(game.state);
    const before = heard.length;
    expect(game.load('Dear diary')?.code).toBe('broken');
    expect([game.state.ply, heard.length]).toEqual([1, before]);
  });

  test('a saved game at its start keeps its own board', async () => {
    const other = document.createElement('amazons-game');
    other.load(encodeSave(amazons, { config: { width: 6, height: 6 }, actions: [] }));
    document.body.append(other);
    await other.updateComplete;
    expect(other.state.width).toBe(6);
  });

  test('switches: turn the board, territory, typing, sound', async () => {
    const tester = await putGame();
    const { game, button } = tester;
    for (const name of ['Flip', 'Territory', 'Type turns', 'Sound']) await userEvent.click(button(name));
    await settled(tester);
    const { flipped, territory, command, muted } = game;
    expect({ flipped, territory, command, muted }).toEqual({
      flipped: true,
      territory: true,
      command: true,
      muted: false,
    });
    expect(button('Sound').getAttribute('aria-pressed')).toBe('true');
  });

  test('in forced colours a switch that is on looks different', async () => {
    onTestFinished(() => emulate());
    await emulate({ 'forced-colors': 'active' });
    const tester = await putGame();
    tester.game.territory = true;
    await settled(tester);
    const background = (name: string): string => getComputedStyle(tester.button(name)).backgroundColor;
    await expect.poll(() => background('Territory')).not.toBe(background('Type turns'));
  });

  test('own drawings go through to the board', async () => {
    const { find } = await putGame(
      '<amazons-game muted><svg slot="black" viewBox="0 0 1 1"><circle r="1"/></svg></amazons-game>',
    );
    await expect
      .poll(() => find('amazons-board').shadowRoot?.querySelectorAll('[part~=amazon-black] circle').length)
      .toBe(4);
  });

  test('its types are known to the page', () => {
    expectTypeOf(document.createElement('amazons-game')).toEqualTypeOf<AmazonsGame>();
  });
});

describe('axe finds nothing', () => {
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('style');
  });

  test.each(['light', 'dark'])('in the game, looking back and in the menu: %s', async (scheme) => {
    await emulate({ 'prefers-color-scheme': scheme });
    document.documentElement.style.colorScheme = 'light dark';
    document.documentElement.style.background = scheme === 'dark' ? '#17120e' : '#f5efe1';
    const tester = await putGame();
    const faults = async (): Promise<string[]> => {
      const { violations } = await axe.run(tester.game, { rules: { region: { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    };
    await tester.play('d1', 'd7', 'g7');
    expect(await faults()).toEqual([]);
    tester.game.menu = true;
    await settled(tester);
    expect(await faults()).toEqual([]);
  });
});

describe('in any width', () => {
  test.each([240, 360, 768, 1280])('%i px: nothing sticks out', async (width) => {
    const { game, find } = await putGame(`<div style="width:${width}px"><amazons-game muted></amazons-game></div>`);
    expect(game.getBoundingClientRect().width).toBe(width);
    expect(find('.table').scrollWidth).toBeLessThanOrEqual(width);
    const board = find('amazons-board[part=board]').getBoundingClientRect();
    expect(board.right).toBeLessThanOrEqual(game.getBoundingClientRect().right + 0.5);
  });
});
