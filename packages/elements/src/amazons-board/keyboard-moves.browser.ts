import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type BoardTester, letPlay, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

describe('choosing a turn by keyboard', () => {
  let tester: BoardTester;
  const focused = (): string | undefined => {
    const element = tester.board.shadowRoot?.activeElement;
    return element instanceof HTMLElement ? element.dataset.square : undefined;
  };
  beforeEach(async () => {
    tester = await putBoard();
    letPlay(tester);
    await userEvent.keyboard('{Tab}');
  });

  test('the board is one tab stop, at an amazon of the side to move', async () => {
    expect(focused()).toBe('d1');
    const stops = tester.board.shadowRoot?.querySelectorAll('[tabindex="0"]');
    expect(stops?.length).toBe(1);
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBeUndefined();
  });

  test.each([
    ['{ArrowUp}', 'd2'],
    ['{ArrowDown}', 'd1'],
    ['{ArrowLeft}', 'c1'],
    ['{ArrowRight}', 'e1'],
    ['{Home}', 'a1'],
    ['{End}', 'j1'],
    ['{Control>}{Home}{/Control}', 'a10'],
    ['{Control>}{End}{/Control}', 'j1'],
    ['{PageUp}', 'd10'],
    ['{PageDown}', 'd1'],
  ])('%s moves to %s', async (key, square) => {
    await userEvent.keyboard(key);
    expect(focused()).toBe(square);
  });

  test('arrows stop at the edge', async () => {
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(focused()).toBe('a1');
  });

  test('arrows follow the picture when the board is turned, and in a page from right to left', async () => {
    tester.board.flipped = true;
    await tester.rendered();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('d2');
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    document.documentElement.removeAttribute('dir');
    expect(focused()).toBe('c2');
  });

  test('a typed square is gone to, with one digit and with two', async () => {
    await userEvent.keyboard('g7');
    expect(focused()).toBe('g7');
    await userEvent.keyboard('b1');
    expect(focused()).toBe('b1');
    await userEvent.keyboard('0');
    expect(focused()).toBe('b10');
  });

  test('AMA-4 to AMA-7: a whole turn with keys, Enter and Space', async () => {
    await userEvent.keyboard('{Enter}d7 g7{Enter}');
    await tester.rendered();
    expect(tester.events.at(-1)?.detail).toEqual({
      action: { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' },
    });
    expect(tester.board.view?.turn).toBe(1);
  });

  test("the focus stays on the board after a turn, also the opponent's", async () => {
    await userEvent.keyboard('{Enter}d7{Enter}g7{Enter}');
    await tester.rendered();
    expect(focused()).toBe('g7');
    await userEvent.keyboard('d10{Enter}d9{Enter}g9{Enter}');
    await tester.rendered();
    expect(focused()).toBe('g9');
    expect(tester.board.view?.ply).toBe(2);
  });

  test('Q goes to the next amazon that can move, Shift+Q to the one before', async () => {
    await userEvent.keyboard('q');
    expect(focused()).toBe('g1');
    await userEvent.keyboard('{Shift>}Q{/Shift}');
    expect(focused()).toBe('d1');
  });

  test('T, R, S and ? answer in the live region', async () => {
    const hear = async (key: string): Promise<string> => {
      await userEvent.keyboard(key);
      await tester.rendered();
      return tester.spoken().trim();
    };
    expect(await hear('t')).toContain('d2');
    expect(await hear('r')).toBe('No turn has been played yet.');
    expect(await hear('s')).toBe('White to move. Choose an amazon.');
    expect(await hear('?')).toContain('Arrow keys');
  });

  test("a key that is not the board's goes on to the page", async () => {
    const heard: string[] = [];
    const listen = (event: KeyboardEvent): void => {
      heard.push(event.key);
    };
    document.addEventListener('keydown', listen);
    await userEvent.keyboard('{Escape}z{ArrowUp}');
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['Escape', 'z']);
  });
});

describe('typing a turn', () => {
  test('the field takes any notation, and the slash goes to it', async () => {
    const tester = await putBoard(undefined, (board) => {
      board.command = true;
    });
    letPlay(tester);
    await userEvent.keyboard('{Tab}/');
    await userEvent.keyboard('D1-D7 x G7{Enter}');
    expect(tester.board.view?.last).toEqual({ from: 'd1', to: 'd7', arrow: 'g7' });
    expect(tester.board.shadowRoot?.activeElement?.id).toBe('command');
  });

  test('the slash opens the field where there is none', async () => {
    const { board } = await putBoard();
    await userEvent.keyboard('{Tab}/');
    await expect.poll(() => board.shadowRoot?.activeElement?.id).toBe('command');
  });

  test('what is no turn, or no legal one, is explained and left to be mended', async () => {
    const tester = await putBoard(undefined, (board) => {
      board.command = true;
    });
    const input = tester.board.shadowRoot?.querySelector('input');
    input?.focus();
    await userEvent.keyboard('hello{Enter}');
    expect(tester.message()).toContain('is no move');
    await userEvent.clear(input ?? document.body);
    await userEvent.keyboard('d1-d10/d9{Enter}');
    expect(tester.message()).toContain('d10 is occupied');
    expect(input?.value).toBe('d1-d10/d9');
    expect(tester.events.map(({ type }) => type)).toEqual(['games-refusal', 'games-refusal']);
  });

  test('Escape closes a field that the slash opened, and leaves one that the page asked for', async () => {
    const { board, cell } = await putBoard();
    const field = (): Element | null | undefined => board.shadowRoot?.querySelector('#command');
    await userEvent.keyboard('{Tab}/');
    await expect.poll(() => board.shadowRoot?.activeElement?.id).toBe('command');
    await userEvent.keyboard('{Escape}');
    await board.updateComplete;
    expect([field(), board.shadowRoot?.activeElement]).toEqual([null, cell('d1')]);
    board.command = true;
    await board.updateComplete;
    board.shadowRoot?.querySelector<HTMLElement>('#command')?.focus();
    await userEvent.keyboard('{Escape}');
    await board.updateComplete;
    expect(field()).not.toBeNull();
    expect(board.shadowRoot?.activeElement).toBe(cell('d1'));
  });
});
