import axe from 'axe-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';
import type { BoggleSolver } from './boggle-solver.js';
import './define.js';

expectCleanConsole();

interface SolverTester {
  readonly solver: BoggleSolver;
  readonly text: (selector: string) => string;
  readonly words: () => string[];
  readonly field: () => HTMLTextAreaElement;
}

async function putSolver(board?: string): Promise<SolverTester> {
  const solver = document.createElement('boggle-solver');
  if (board !== undefined) solver.board = board;
  document.body.append(solver);
  await solver.updateComplete;
  const root = solver.shadowRoot as ShadowRoot;
  const text = (selector: string): string =>
    root.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  await expect.poll(() => text('.summary'), { timeout: 10_000 }).toMatch(/points?|No word/);
  return {
    solver,
    text,
    words: () => [...root.querySelectorAll('[part=word]')].map((each) => each.textContent?.trim() ?? ''),
    field: () => root.querySelector('textarea') as HTMLTextAreaElement,
  };
}

describe('a board', () => {
  test('every word, the longest first, grouped by length, with points', async () => {
    const { text, words } = await putSolver('PERS/LATG/SINE/TERS');
    expect(text('.summary')).toBe('1,042 words, 3,621 points');
    expect(words()[0]).toBe('replastering');
    expect(text('#length-12')).toBe('12 letters 1 word · 11 points');
  });

  test('a word that is pressed shows its path', async () => {
    const { solver, words } = await putSolver('TEAM/OARS/NITE/DGLP');
    const index = words().indexOf('tear');
    const button = solver.shadowRoot?.querySelectorAll<HTMLElement>('[part=word]')[index];
    button?.click();
    await solver.updateComplete;
    const board = solver.shadowRoot?.querySelector('boggle-board');
    await board?.updateComplete;
    expect(board?.path).toHaveLength(4);
    expect(board?.shadowRoot?.querySelectorAll('.chosen')).toHaveLength(4);
  });

  test('slurs are neither listed nor counted, unless the page asks for them', async () => {
    const { solver, text, words } = await putSolver('RA/EP');
    expect(words().slice(0, 5)).toEqual(['aper', 'pare', 'pear', 'reap', 'ape']);
    expect(text('.summary')).toBe('13 words, 13 points');
    solver.setAttribute('unfiltered', '');
    await solver.updateComplete;
    expect(words().slice(0, 5)).toEqual(['aper', 'pare', 'pear', 'rape', 'reap']);
    expect(text('.summary')).toBe('14 words, 14 points');
  });

  test('what is typed is solved at once; what is no board says why as one types, and the last board stays', async () => {
    const { solver, text, field, words } = await putSolver('TEAM/OARS/NITE/DGLP');
    await userEvent.fill(field(), 'abc\nde');
    await expect
      .poll(() => text('.problem'))
      .toBe('Row 2 has 2 tiles, the first row 3. All rows must be equally long.');
    expect(field().value).toBe('abc\nde');
    await userEvent.fill(field(), 'abc\nde!');
    await expect
      .poll(() => text('.problem'))
      .toBe('Line 2, column 3: “!” is no tile. Use letters, and a full stop for a hole.');
    await userEvent.fill(field(), 'qi\nte');
    await expect.poll(() => text('.problem')).toBe('');
    expect(words()).toEqual(['quite', 'quiet', 'quit', 'tie'].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)));
    expect(solver.board).toBe('qi\nte');
  });

  test('a rolled board is another one', async () => {
    const { solver } = await putSolver();
    const before = solver.board;
    solver.shadowRoot?.querySelector<HTMLElement>('[part=roll]')?.click();
    await solver.updateComplete;
    expect(solver.board).not.toBe(before);
  });

  test('its types are known to the page', () => {
    expectTypeOf(document.createElement('boggle-solver')).toEqualTypeOf<BoggleSolver>();
  });
});

test('on a phone the board stays in sight above a word that is pressed far down', async () => {
  const { solver } = await putSolver('PERS/LATG/SINE/TERS');
  solver.style.width = '360px';
  await solver.updateComplete;
  const root = solver.shadowRoot as ShadowRoot;
  const last = [...root.querySelectorAll<HTMLElement>('[part=word]')].at(-1);
  last?.click();
  await solver.updateComplete;
  last?.scrollIntoView({ block: 'end', behavior: 'instant' });
  const board = root.querySelector('boggle-board')?.getBoundingClientRect();
  expect(scrollY).toBeGreaterThan(1000);
  expect(board?.top).toBe(0);
  expect(board?.bottom).toBeLessThan(innerHeight / 2);
});

test.each([240, 360, 1280])('axe finds nothing, and nothing sticks out: %i px', async (width) => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  const { solver } = await putSolver('TEAM/SOAR');
  solver.style.width = `${width}px`;
  await solver.updateComplete;
  const { violations } = await axe.run(solver, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(solver.scrollWidth).toBeLessThanOrEqual(width);
  await emulate();
});
