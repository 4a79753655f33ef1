import axe from 'axe-core';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putLetters } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';
import { drag, emulate, middle, touch } from '../testing/emulate.js';
import type { BoggleBoard } from './boggle-board.js';

expectCleanConsole();

describe('BOG-24: by taps', () => {
  test('letters that touch make a word; the check mark sends it with its path', async () => {
    const { board, cell, word, sent, events, rendered } = await putLetters();
    for (const each of [0, 1, 2]) await userEvent.click(cell(each));
    expect(word()).toBe('TEA');
    expect(board.traced).toEqual({ word: 'tea', path: [0, 1, 2] });
    expect(board.shadowRoot?.querySelector('.line')?.getAttribute('points')).toBe('0.5,0.5 1.5,0.5 2.5,0.5');
    board.shadowRoot?.querySelector<HTMLElement>('[part=enter]')?.click();
    await rendered();
    expect(sent()).toEqual(['tea']);
    expect(events.at(-1)?.detail).toEqual({ word: 'tea', path: [0, 1, 2] });
    expect(word()).toBe('');
  });

  test('BOG-11: what does not touch, and a tile twice, are refused in words and aloud', async () => {
    const { cell, message, spoken, events, board } = await putLetters();
    await userEvent.click(cell(0));
    await userEvent.click(cell(3));
    expect(message()).toBe('M does not touch T. Choose a tile beside it.');
    expect(spoken('assertive')).toBe(message());
    expect(events.at(-1)?.detail).toEqual({ refusal: { code: 'not-adjacent', from: 0, to: 3 } });
    await userEvent.click(cell(1));
    await userEvent.click(cell(0));
    expect(message()).toBe('This T is in your word already. Each tile counts once.');
    expect(board.traced.word).toBe('te');
  });

  test('a tap on the last tile gives it back', async () => {
    const { cell, word } = await putLetters();
    await userEvent.click(cell(0));
    await userEvent.click(cell(1));
    await userEvent.click(cell(1));
    expect(word()).toBe('T');
  });

  test('a prevented word is not called taken', async () => {
    const { board, cell, spoken, rendered } = await putLetters();
    board.addEventListener('games-word', (event) => event.preventDefault());
    await userEvent.click(cell(0));
    board.shadowRoot?.querySelector<HTMLElement>('[part=enter]')?.click();
    await rendered();
    expect(spoken()).not.toContain('taken');
  });
});

describe('BOG-24: by a swipe', () => {
  test.each([
    ['mouse', drag],
    ['finger', touch],
  ])('a %s glides over the letters, and its lifting sends the word', async (_name, glide) => {
    const { cell, sent, rendered } = await putLetters();
    await glide(...[0, 1, 2, 6].map((each) => middle(cell(each))));
    await rendered();
    expect(sent()).toEqual(['tear']);
  });

  test('gliding back gives the last letter back; corners are passed without brushing others', async () => {
    const { cell, sent, rendered } = await putLetters();
    // t, a (down right), r, back to a, then e (up).
    await drag(...[0, 5, 6, 5, 1].map((each) => middle(cell(each))));
    await rendered();
    expect(sent()).toEqual(['tae']);
  });

  test('a mouse that was let go beside the board traces nothing when it comes back', async () => {
    const { board, cell, sent, rendered } = await putLetters();
    const pointer = (type: string, each: number, buttons: number): void => {
      const [clientX, clientY] = middle(cell(each));
      const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 1, clientX, clientY, buttons };
      cell(each).dispatchEvent(new PointerEvent(type, init));
    };
    pointer('pointerdown', 0, 1);
    // Its lifting was heard by what lies beside.
    for (const each of [0, 1, 2]) pointer('pointermove', each, 0);
    await rendered();
    expect([board.traced.word, sent()]).toEqual(['', []]);
  });

  test('a press without a way is a tap', async () => {
    const { cell, word, sent, rendered } = await putLetters();
    await touch(middle(cell(0)));
    await rendered();
    await expect.poll(word).toBe('T');
    expect(sent()).toEqual([]);
  });
});

describe('BOG-24: by keys alone', () => {
  test('letters are typed, Backspace steps back, Enter sends, Escape clears', async () => {
    const { board, word, sent, message, rendered } = await putLetters();
    board.focus();
    await userEvent.keyboard('teams');
    expect(word()).toBe('TEAMS');
    await userEvent.keyboard('{Backspace}');
    expect(word()).toBe('TEAM');
    await userEvent.keyboard('{Enter}');
    expect(sent()).toEqual(['team']);
    await userEvent.keyboard('oarz');
    await rendered();
    expect(message()).toBe('OARZ cannot be traced on these tiles.');
    await userEvent.keyboard('{Escape}');
    expect(board.traced.word).toBe('');
  });

  test('one tab stop; arrows move, Space takes, the place is kept', async () => {
    const { board, cell, word, label } = await putLetters();
    await userEvent.tab();
    expect(board.shadowRoot?.activeElement).toBe(cell(0));
    await userEvent.keyboard(' {ArrowRight} {ArrowDown}{ArrowRight} ');
    expect(word()).toBe('TER');
    expect(label(6)).toBe('R, number 3 of the word');
    await userEvent.keyboard('{Home}');
    expect(board.shadowRoot?.activeElement).toBe(cell(4));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(board.shadowRoot?.activeElement).toBe(cell(15));
    expect(board.shadowRoot?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('a question mark says the keys', async () => {
    const { board, spoken } = await putLetters();
    board.focus();
    await userEvent.keyboard('te?');
    expect(spoken()).toMatch(/^TE Type the letters of a word/);
  });
});

describe('any board', () => {
  test('Qu and other tiles of several letters, holes, any size', async () => {
    const { board, cell, label, word } = await putLetters('QuITh./ABCD');
    expect([0, 1, 2, 3].map(label)).toEqual(['Qu', 'I', 'Th', 'hole']);
    board.focus();
    await userEvent.keyboard('qu');
    expect(word()).toBe('QU');
    expect(cell(0).classList.contains('chosen')).toBe(true);
  });

  test('a text that is no board says why', async () => {
    const { message, rendered } = await putLetters('abc/de');
    await rendered();
    expect(message()).toBe('Row 2 has 2 tiles, the first row 3. All rows must be equally long.');
  });

  test('turned by a quarter the letters stay upright, and the focus goes with its tile', async () => {
    const { board, cell, rendered } = await putLetters();
    board.focus();
    await userEvent.keyboard('{ArrowRight}');
    const focused = cell(1);
    expect(board.shadowRoot?.activeElement).toBe(focused);
    board.turn = 1;
    await rendered();
    const letters = [...(board.shadowRoot?.querySelectorAll('.letter') ?? [])].map((each) => each.textContent);
    expect(letters.slice(0, 4)).toEqual(['D', 'N', 'O', 'T']);
    expect(board.shadowRoot?.activeElement?.getAttribute('data-cell')).toBe('1');
  });

  test('a path that is given is shown with its order', async () => {
    const { label, board } = await putLetters(undefined, (each) => {
      each.path = [0, 1, 2];
    });
    expect(label(2)).toBe('A, number 3 of the word');
    expect([...(board.shadowRoot?.querySelectorAll('.place') ?? [])].map((each) => each.textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  test('another board drops what was traced; the same letters do not', async () => {
    const { board, cell, rendered } = await putLetters();
    await userEvent.click(cell(0));
    board.view = undefined;
    await rendered();
    expect(board.traced.word).toBe('t');
    board.board = 'ABCD/EFGH/IJKL/MNOP';
    await rendered();
    expect(board.traced.word).toBe('');
  });

  test.each([240, 360, 768])('%i px: letters are large, nothing sticks out', async (width) => {
    const { board, cell } = await putLetters(undefined, (each) => {
      each.style.width = `${width}px`;
    });
    const letter = cell(0).querySelector('.letter') as HTMLElement;
    expect(Number.parseFloat(getComputedStyle(letter).fontSize)).toBeGreaterThanOrEqual(width / 9);
    expect(board.scrollWidth).toBeLessThanOrEqual(width);
    expect(cell(0).getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });

  test('a tall board leaves room to scroll beside it, and its tiles stay square', async () => {
    const { board, cell } = await putLetters('ab/cd/ef/gh/ij/kl/mn/op');
    expect(board.shadowRoot?.querySelector('.frame')?.getBoundingClientRect().height).toBeLessThan(innerHeight * 0.9);
    const { width, height } = cell(0).getBoundingClientRect();
    expect(width).toBeCloseTo(height, 0);
  });

  test('its types are known to the page', () => {
    expectTypeOf(document.createElement('boggle-board')).toEqualTypeOf<BoggleBoard>();
  });
});

describe('assistive technology', () => {
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('style');
  });

  test('to play on, a grid; to look at, a table without a tab stop', async () => {
    const { board, rendered } = await putLetters();
    const count = (role: string): number => board.shadowRoot?.querySelectorAll(`[role=${role}]`).length ?? 0;
    expect([count('grid'), count('row'), count('gridcell')]).toEqual([1, 4, 16]);
    board.readonly = true;
    await rendered();
    expect([count('table'), count('cell'), board.shadowRoot?.querySelectorAll('[tabindex]').length]).toEqual([
      1, 16, 0,
    ]);
  });

  test.each([
    ['daylight', 'light', 'none'],
    ['lamplight', 'dark', 'none'],
    ['forced colours', 'dark', 'active'],
  ])('axe finds nothing, with a word begun and a tile refused: %s', async (_name, scheme, forced) => {
    await emulate({ 'prefers-color-scheme': scheme, 'forced-colors': forced });
    document.documentElement.style.colorScheme = 'light dark';
    document.documentElement.style.background = scheme === 'dark' ? '#17120e' : '#f5efe1';
    const { board, cell, rendered } = await putLetters('QuITE/ABC./DEFG');
    await userEvent.click(cell(0));
    await userEvent.click(cell(3));
    await rendered();
    const { violations } = await axe.run(board, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});
