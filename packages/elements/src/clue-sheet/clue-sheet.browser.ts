import { CARDS, type ClueAction } from '@games/clue-core';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Past, playUntil, seats, viewOf } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import type { ClueSheet } from './clue-sheet.js';
import type { Notes } from './marks.js';

expectCleanConsole();

const players = seats('SCARLET', 'mustard', 'plum');
const start = playUntil({ players }, 'sheet', () => true);
const rolled = playUntil({ players }, 'sheet', ({ seat, phase }) => seat === 0 && phase.type === 'rolled');
const entered = playUntil({ players }, 'sheet', ({ seat, phase }) => seat === 0 && phase.type === 'entered');

interface SheetTester {
  readonly sheet: ClueSheet;
  readonly actions: ClueAction[];
  readonly refusals: string[];
  readonly notes: Notes[];
  readonly one: (selector: string) => HTMLElement;
  readonly all: (selector: string) => HTMLElement[];
  readonly button: (name: string) => HTMLElement;
}

async function put(past: Past, change?: (sheet: ClueSheet) => void): Promise<SheetTester> {
  const sheet = document.createElement('clue-sheet');
  sheet.view = viewOf(past, 0);
  change?.(sheet);
  const [actions, refusals, notes]: [ClueAction[], string[], Notes[]] = [[], [], []];
  sheet.addEventListener('games-action', ({ detail }) => actions.push(detail.action));
  sheet.addEventListener('games-refusal', ({ detail }) => refusals.push(detail.refusal.code));
  sheet.addEventListener('games-notes', ({ detail }) => notes.push(detail.notes));
  document.body.append(sheet);
  await sheet.updateComplete;
  const all = (selector: string): HTMLElement[] =>
    Array.from(sheet.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
  const one = (selector: string): HTMLElement => {
    const found = all(selector)[0];
    if (!found) throw new TypeError(`not on the sheet: ${selector}`);
    return found;
  };
  return {
    sheet,
    actions,
    refusals,
    notes,
    all,
    one,
    button: (name) => {
      const found = all('button:not([role=tab])').find(
        (each) => each.textContent?.trim() === name && each.checkVisibility(),
      );
      if (!found) throw new TypeError(`no button: ${name}`);
      return found;
    },
  };
}

describe('the tab Detective', () => {
  test('CLU-15: it has Roll Die, End Turn and a checkbox for each of the 21 cards', async () => {
    const { button, all, one } = await put(start);
    expect(one('[role=tab][aria-selected=true]').textContent?.trim()).toBe('Detective');
    expect(button('Roll Die').ariaDisabled).toBe(null);
    expect(button('End Turn').ariaDisabled).toBe('true');
    expect(all('#panel-detective input[type=checkbox]')).toHaveLength(CARDS.length);
  });

  test('CLU-12 CLU-19: after the roll Roll Die is disabled, and a second press is refused, error 1', async () => {
    const { button, actions, refusals } = await put(rolled);
    expect(button('Roll Die').ariaDisabled).toBe('true');
    button('Roll Die').click();
    expect([actions, refusals]).toEqual([[], ['already-rolled']]);
  });

  test('CLU-15: a card is ticked off by its checkbox, own cards are already', async () => {
    const { all, notes } = await put(start);
    const own = start.state.hands[0] ?? [];
    const boxes = all('#panel-detective input[type=checkbox]') as HTMLInputElement[];
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(own.length);
    expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(own.length);
    const at = CARDS.findIndex((card) => !own.includes(card));
    await userEvent.click(boxes[at] ?? document.body);
    expect(notes).toEqual([{ cleared: [CARDS[at]], marks: {} }]);
  });

  test('a mark goes round by clicks: does not have it, has it, perhaps, none; each has a shape and a name', async () => {
    const { sheet, one } = await put(start);
    const card = CARDS.find((each) => !start.state.hands[0]?.includes(each)) ?? 'rope';
    const cell = one(`[data-card=${card}][data-seat="1"]`);
    const labels = [];
    for (let i = 0; i < 4; i++) {
      await userEvent.click(cell);
      await sheet.updateComplete;
      labels.push([cell.ariaLabel?.split(': ')[1], cell.querySelector('svg')?.getAttribute('class') ?? 'none']);
    }
    expect(labels).toEqual([
      ['does not have it', 'mark no'],
      ['has it', 'mark yes'],
      ['perhaps', 'mark maybe'],
      ['no mark', 'none'],
    ]);
  });

  test('by keyboard: arrows move in one tab stop, X, Y, ? and Backspace mark', async () => {
    const { one, all, notes } = await put(start, (sheet) => {
      sheet.view = { ...viewOf(start, 0), hand: [] };
    });
    expect(all('#panel-detective .cell[tabindex="0"]')).toHaveLength(1);
    one('.cell[tabindex="0"]').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}y{ArrowRight}x{ArrowDown}?{ArrowLeft}x{Backspace}');
    expect(notes.at(-1)?.marks).toEqual({ 'mustard/1': 'yes', 'mustard/2': 'no', 'white/2': 'maybe' });
  });

  test('what the view proves stands there, cannot be changed, and is no note', async () => {
    const { one, notes } = await put(start);
    const own = start.state.hands[0]?.[0] ?? 'rope';
    const [mine, theirs] = [one(`[data-card=${own}][data-seat="0"]`), one(`[data-card=${own}][data-seat="1"]`)];
    expect([mine.ariaLabel, theirs.ariaLabel].map((label) => label?.split(': ')[1])).toEqual([
      'has it, certain',
      'does not have it, certain',
    ]);
    mine.click();
    expect(notes).toEqual([]);
  });
});

describe('the tab Accuse', () => {
  test('CLU-16: it has Suggest, Accuse and radio buttons, one choice a group', async () => {
    const { sheet, one, all, button } = await put(entered);
    await userEvent.click(one('#tab-accuse'));
    await sheet.updateComplete;
    expect(['Suggest', 'Accuse'].map((name) => button(name).localName)).toEqual(['button', 'button']);
    expect(all('input[type=radio]')).toHaveLength(CARDS.length);
    await userEvent.click(one('input[value=rope]'));
    await userEvent.click(one('input[value=gun]'));
    expect(all('input[name=weapon]:checked').map((each) => each.getAttribute('value'))).toEqual(['gun']);
  });

  test('CLU-17: the room entered is chosen; with suspect and weapon Suggest sends the three', async () => {
    const { sheet, one, button, actions } = await put(entered, (each) => each.open('accuse'));
    await userEvent.click(button('Suggest'));
    await sheet.updateComplete;
    expect(one('.wrong').textContent).toBe('Choose a suspect and a weapon first.');
    await userEvent.click(one('input[value=plum]'));
    await userEvent.click(one('input[value=rope]'));
    await userEvent.click(button('Suggest'));
    const room = entered.state.places.scarlet;
    expect(actions).toEqual([{ type: 'suggest', seat: 0, suspect: 'plum', weapon: 'rope', room }]);
  });

  test('CLU-18: Accuse sends whatever room is chosen, at any time of one’s turn', async () => {
    const { one, button, actions } = await put(start, (each) => each.open('accuse'));
    expect(button('Suggest').ariaDisabled).toBe('true');
    for (const card of ['green', 'knife', 'hall']) await userEvent.click(one(`input[value=${card}]`));
    await userEvent.click(button('Accuse'));
    expect(actions).toEqual([{ type: 'accuse', seat: 0, suspect: 'green', weapon: 'knife', room: 'hall' }]);
  });
});

describe('what assistive technology meets', () => {
  test('tabs by arrow, Home and End', async () => {
    const { one } = await put(start);
    one('#tab-detective').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(one('[role=tab][aria-selected=true]').id).toBe('tab-accuse');
    expect(one('#panel-detective').hidden).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(one('[role=tab][aria-selected=true]').id).toBe('tab-detective');
  });

  test('CLU-6: Show cards opens the pictures of one’s own cards, and no others', async () => {
    const { sheet, button, all, one } = await put(start);
    await userEvent.click(button('Show cards'));
    await sheet.updateComplete;
    const own = start.state.hands[0] ?? [];
    expect(
      all('dialog .clue-card img').map((image) => /([a-z-]+)\.jpg/.exec(image.getAttribute('src') ?? '')?.[1]),
    ).toEqual(own);
    expect((one('dialog') as HTMLDialogElement).open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => all('dialog img')).toEqual([]);
  });

  test('axe finds nothing', async () => {
    const { sheet } = await put(start);
    for (const tab of ['detective', 'accuse'] as const) {
      sheet.open(tab);
      await sheet.updateComplete;
      const { violations } = await axe.run(sheet, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    }
  });

  test('a spectator has no sheet', async () => {
    const { sheet, all } = await put(start, (each) => {
      each.view = viewOf(start, null);
    });
    expect(all('button')).toEqual([]);
    expect(sheet.shadowRoot?.textContent).toContain('Whoever plays');
  });
});
