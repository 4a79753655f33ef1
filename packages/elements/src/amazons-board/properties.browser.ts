import type { Side } from '@games/amazons-core';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letPlay, position, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';
import type { AmazonsBoard } from './amazons-board.js';

expectCleanConsole();

/** What a person sees and a screen reader hears, without Lit's own comments. */
const picture = (board: AmazonsBoard): string => (board.shadowRoot?.innerHTML ?? '').replaceAll(/<!--.*?-->/g, '');

async function fromHtml(html: string): Promise<AmazonsBoard> {
  document.body.innerHTML = html;
  const board = document.querySelector('amazons-board');
  if (!board) throw new TypeError('no board in the text');
  await board.updateComplete;
  return board;
}

describe('attributes and properties', () => {
  test('plain HTML shows the start, or a position', async () => {
    const cells = (board: AmazonsBoard): number => board.shadowRoot?.querySelectorAll('.piece').length ?? 0;
    expect(cells(await fromHtml('<amazons-board></amazons-board>'))).toBe(8);
    expect(cells(await fromHtml('<amazons-board position="Q1*q/2*1/2*1"></amazons-board>'))).toBe(2);
  });

  test.each([
    ['seat="1"', { seat: 1 }],
    ['seat="white"', { seat: null }],
    ['readonly', { readonly: true }],
    ['flipped', { flipped: true }],
    ['no-coordinates', { noCoordinates: true }],
    ['no-message', { noMessage: true }],
    ['territory', { territory: true }],
    ['command', { command: true }],
  ])('<amazons-board %s>', async (attribute, properties) => {
    expect(await fromHtml(`<amazons-board ${attribute}></amazons-board>`)).toMatchObject(properties);
  });

  test('a position that cannot be read is explained, not thrown', async () => {
    const board = await fromHtml('<amazons-board position="3q/5"></amazons-board>');
    expect(board.shadowRoot?.querySelector('.message')?.textContent).toContain('Row 2');
  });

  test('the order in which they are set, before or after the element is on the page, makes no difference', async () => {
    const view = position('3q2q3/10/10/q8q/4*5/10/Q8Q/10/10/3Q2Q3 b');
    const setters: readonly ((board: AmazonsBoard) => void)[] = [
      (board) => {
        board.view = view;
      },
      (board) => board.setAttribute('position', 'Q1*q/2*1/2*1'),
      (board) => {
        board.flipped = true;
      },
      (board) => {
        board.seat = 1;
      },
      (board) => board.toggleAttribute('territory', true),
      (board) => board.toggleAttribute('no-coordinates', true),
    ];
    const draw = async (order: readonly number[], connectAt: number): Promise<string> => {
      const board = document.createElement('amazons-board');
      for (const [step, index] of order.entries()) {
        if (step === connectAt) document.body.append(board);
        setters[index]?.(board);
      }
      document.body.append(board);
      await board.updateComplete;
      board.remove();
      return picture(board);
    };
    const expected = await draw([0, 1, 2, 3, 4, 5], 0);
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, fc.nat(6), async (each, at) => {
        expect(await draw(each, at)).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('what was set before the element was defined is honoured', async () => {
    class Later extends (customElements.get('amazons-board') as typeof AmazonsBoard) {}
    const board = document.createElement('amazons-board-later') as AmazonsBoard;
    Object.assign(board, { flipped: true, view: position('Q1*q/2*1/2*1') });
    document.body.append(board);
    customElements.define('amazons-board-later', Later);
    await board.updateComplete;
    expect(board.shadowRoot?.querySelector('[data-square]')?.getAttribute('data-square')).toBe('d1');
  });

  test('events come from what a person does, never from what a program sets', async () => {
    const { board, events, cell, rendered } = await putBoard();
    board.view = position('Q1*q/2*1/2*1');
    board.seat = 0;
    board.flipped = true;
    board.readonly = true;
    await rendered();
    expect(events).toEqual([]);
    await userEvent.click(cell('a3'));
    expect(events, 'a board to look at takes no clicks').toEqual([]);
  });

  test('a choice belongs to its view: another view, or another seat, begins anew', async () => {
    const { board, cell, rendered } = await putBoard();
    await userEvent.click(cell('d1'));
    board.seat = 1;
    await rendered();
    expect(board.interaction).toEqual({ type: 'idle' });
  });

  test('its types are known to the page', () => {
    expectTypeOf(document.createElement('amazons-board')).toEqualTypeOf<AmazonsBoard>();
    document.createElement('amazons-board').addEventListener('games-action', ({ detail }) => {
      expectTypeOf(detail.action.seat).toEqualTypeOf<Side>();
    });
  });
});

describe('staying on the page', () => {
  test('taken away and put back, it plays on', async () => {
    const tester = await putBoard();
    const { board, cell } = tester;
    letPlay(tester);
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(board);
    for (const square of ['d1', 'd7', 'g7']) await userEvent.click(cell(square));
    expect(board.view?.ply).toBe(1);
  });

  test('boards come and go, and the page is watched only while one is there', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const calls = (): number[] => [observe.mock.calls.length, disconnect.mock.calls.length];
    const boards = Array.from({ length: 50 }, () => document.createElement('amazons-board'));
    document.body.append(...boards);
    await Promise.all(boards.map((board) => board.updateComplete));
    expect(calls()).toEqual([1, 0]);
    for (const board of boards) board.remove();
    expect(calls()).toEqual([1, 1]);
  });

  test('another language nearby changes its words, and back', async () => {
    await import('../locales/de.js');
    const board = await fromHtml('<div lang="de"><amazons-board></amazons-board></div>');
    const message = (): string => board.shadowRoot?.querySelector('.message')?.textContent?.trim() ?? '';
    expect(message()).toBe('Weiß ist am Zug. Wähle eine Amazone.');
    board.parentElement?.setAttribute('lang', 'en');
    await new Promise(requestAnimationFrame);
    await board.updateComplete;
    expect(message()).toBe('White to move. Choose an amazon.');
  });

  test('own drawings stand on every tile of their side', async () => {
    const board = await fromHtml(
      '<amazons-board><svg slot="white" id="mine" viewBox="0 0 1 1"><circle r="1"/></svg></amazons-board>',
    );
    await board.updateComplete;
    const drawn = board.shadowRoot?.querySelectorAll('[part~=amazon-white] svg > circle');
    expect(drawn?.length).toBe(4);
    expect(board.shadowRoot?.querySelector('#mine')).toBeNull();
    expect(board.shadowRoot?.querySelectorAll('[part~=amazon-black] .black').length).toBe(4);
  });
});
