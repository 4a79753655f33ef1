import { type ClueAction, classicBoard, destinations, isRoom } from '@games/clue-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Past, playUntil, seats, viewOf } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';
import type { ClueBoard } from './clue-board.js';

expectCleanConsole();

const players = seats('SCARLET', 'mustard', 'plum');
const rolled = playUntil({ players }, 'board', ({ seat, phase }) => seat === 0 && phase.type === 'rolled');
const nearRoom = playUntil({ players }, 'board', (state) => {
  return state.seat === 0 && state.phase.type === 'rolled' && destinations(state).some(({ kind }) => kind === 'room');
});
const byPassage = playUntil({ players }, 'board', ({ seat, phase, places }) => {
  return (
    seat === 0 && phase.type === 'start' && ['lounge', 'study', 'kitchen', 'conservatory'].includes(places.scarlet)
  );
});

interface BoardTester {
  readonly board: ClueBoard;
  readonly actions: ClueAction[];
  readonly refusals: string[];
  readonly cell: (square: string) => HTMLElement;
  readonly all: (selector: string) => HTMLElement[];
  readonly spoken: (urgency?: 'polite' | 'assertive') => string;
}

async function put(past: Past, seat: number | null = 0, width = 600): Promise<BoardTester> {
  const board = document.createElement('clue-board');
  board.view = viewOf(past, seat);
  board.style.inlineSize = `${width}px`;
  const actions: ClueAction[] = [];
  const refusals: string[] = [];
  board.addEventListener('games-action', ({ detail }) => actions.push(detail.action));
  board.addEventListener('games-refusal', ({ detail }) => refusals.push(detail.refusal.code));
  document.body.append(board);
  await board.updateComplete;
  const all = (selector: string): HTMLElement[] =>
    Array.from(board.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
  return {
    board,
    actions,
    refusals,
    all,
    cell: (square) => all(`[data-square=${square}]`)[0] ?? board,
    spoken: (urgency = 'polite') => all(`[data-live=${urgency}]`)[0]?.textContent ?? '',
  };
}

describe('the board', () => {
  test('CLU-1 CLU-2 CLU-4: a grid of 24 by 24 squares by name, each with its room, door, start and who stands there', async () => {
    const { cell, all } = await put(playUntil({ players }, 'names', () => true));
    expect(all('[role=row]')).toHaveLength(24);
    expect(all('[role=gridcell]')).toHaveLength(576);
    const label = (square: string): string | null => cell(square).getAttribute('aria-label');
    expect(label('A1')).toBe('A1, Study');
    expect(label('D7')).toBe('D7, Study, door of the Study');
    expect(label('A17')).toBe('A17, corridor, where Miss Scarlet starts, Miss Scarlet here');
    expect(label('A8')).toBe('A8, corridor');
    expect(label('A9')).toBe('A9, wall');
    expect(label('L12')).toBe('L12, the middle, closed');
  });

  test('CLU-3: walls are drawn around every room and stand open only at its doors', async () => {
    const { all } = await put(rolled);
    expect(all('.room .walls')).toHaveLength(9);
    expect(all('.sill')).toHaveLength(classicBoard().doors.length);
  });

  test('CLU-4: a token has a letter, a shape and a hue of its own', async () => {
    const { all } = await put(rolled);
    const tokens = all('[data-token]');
    const different = (read: (token: HTMLElement) => string): number => new Set(tokens.map(read)).size;
    expect(different((token) => token.querySelector('text')?.textContent ?? '')).toBe(6);
    expect(different((token) => token.querySelector('.token-body')?.getAttribute('d') ?? '')).toBe(6);
    expect(different((token) => getComputedStyle(token.querySelector('.token-body') ?? token).fill)).toBe(6);
  });

  test('CLU-13: after the roll every destination is highlighted, rooms and squares each in their way, and listed by name', async () => {
    const { all } = await put(nearRoom);
    const expected = destinations(nearRoom.state);
    expect(
      all('[data-choice]')
        .map((mark) => mark.dataset.choice)
        .sort(),
    ).toEqual(expected.map(({ to }) => to).sort());
    expect(all('.mark.room')).toHaveLength(expected.filter(({ kind }) => kind === 'room').length);
    expect(all('button.choice')).toHaveLength(expected.length);
    expect(all('button.choice.room')[0]?.textContent).toMatch(/Go to the/);
  });

  test('CLU-13: before the roll and for a spectator nothing is highlighted', async () => {
    const start = playUntil({ players }, 'board', ({ seat, phase }) => seat === 0 && phase.type === 'start');
    expect((await put(start)).all('[data-choice]')).toEqual([]);
    expect((await put(rolled, null)).all('[data-choice]')).toEqual([]);
  });

  test('CLU-14: in place of a roll a secret passage leads to its room, dotted, and by name', async () => {
    const { all, actions } = await put(byPassage);
    expect(all('.mark.passage')).toHaveLength(1);
    await userEvent.click(all('button.choice.passage')[0] ?? document.body);
    expect(actions).toEqual([{ type: 'passage', seat: 0 }]);
  });

  test('another board that parses is drawn and played too, without a middle', async () => {
    const small = `map
A  SSSHHHLLLDDD
B  SSSHHHLLLDDD
C  1..2..3..4..
D  5..6........
E  KKKBBBCCCII.
F  KKKBBBCCCII.
G  ............
H  YYY.........
doors
study          B1-C1
hall           B4-C4
lounge         B7-C7
dining-room    B10-C10
kitchen        E1-D1
ballroom       E4-D4
conservatory   E7-D7
billiard-room  E10-D10
library        H1-G1
passages
study          kitchen
`;
    const past = playUntil({ players, board: small }, 'small', ({ phase }) => phase.type === 'rolled');
    const { all, board } = await put(past);
    expect(all('[role=gridcell]')).toHaveLength(8 * 12);
    expect(all('.die-below .die')).toHaveLength(1);
    expect(all('[data-choice]').length).toBeGreaterThan(0);
    expect(board.shadowRoot?.querySelector('svg')?.getAttribute('viewBox')).toBe('-0.8 -0.8 13.6 9.6');
  });
});

describe('by mouse and touch', () => {
  test('CLU-13: a click on a highlighted square goes there; on any square of a highlighted room, in', async () => {
    const { cell, actions } = await put(nearRoom);
    const square = destinations(nearRoom.state).find(({ kind }) => kind === 'square');
    const room = destinations(nearRoom.state).find(({ kind }) => kind === 'room');
    if (!room || !isRoom(room.to)) throw new TypeError('no room in reach');
    if (square) await userEvent.click(cell(square.to));
    await userEvent.click(cell(classicBoard().rooms[room.to][0] ?? ''));
    expect(actions.map((action) => action.type === 'move' && action.to)).toEqual([
      ...(square ? [square.to] : []),
      room.to,
    ]);
  });

  test('CLU-13 CLU-19: a click elsewhere is refused, error 2, aloud', async () => {
    const { board, cell, actions, refusals, spoken } = await put(rolled);
    const far = classicBoard().squares.find((square) => !destinations(rolled.state).some(({ to }) => to === square));
    cell(far ?? 'H24').click();
    await board.updateComplete;
    expect(actions).toEqual([]);
    expect(refusals).toEqual(['unreachable']);
    expect(spoken('assertive')).toContain('highlighted');
  });

  test('on a phone a finger beside a small square still means it', async () => {
    const { board, all, actions } = await put(rolled, 0, 300);
    const square = destinations(rolled.state).find(({ kind }) => kind === 'square')?.to ?? '';
    const { left, top, width, height } = all(`[data-square=${square}]`)[0]?.getBoundingClientRect() ?? new DOMRect();
    const beside = { clientX: left + width * 1.4, clientY: top + height / 2, detail: 1, bubbles: true, composed: true };
    board.shadowRoot?.elementFromPoint(beside.clientX, beside.clientY)?.dispatchEvent(new MouseEvent('click', beside));
    expect(actions.map((action) => action.type)).toEqual(['move']);
  });

  test('CLU-12: the die on the board is rolled by a click, and then lies there with its pips', async () => {
    const start = playUntil({ players }, 'board', ({ seat, phase }) => seat === 0 && phase.type === 'start');
    const { board, all, actions } = await put(start);
    await userEvent.click(all('button.die')[0] ?? document.body);
    expect(actions).toEqual([{ type: 'roll', seat: 0 }]);
    board.view = viewOf(rolled, 0);
    await board.updateComplete;
    expect(all('button.die')).toEqual([]);
    expect(all('.die-face circle')).toHaveLength(rolled.state.roll[0] ?? 0);
    expect(all('.die')[0]?.getAttribute('aria-label')).toBe(`Rolled ${rolled.state.roll[0]}`);
  });
});

describe('by keyboard', () => {
  test('one tab stop, at one’s own token; arrows move by square and stop at the edge', async () => {
    const { all, cell } = await put(playUntil({ players }, 'names', () => true));
    expect(all('[tabindex="0"]').map((each) => each.dataset.square)).toEqual(['A17']);
    cell('A17').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}');
    expect(all('[tabindex="0"]').map((each) => each.dataset.square)).toEqual(['B16']);
    await userEvent.keyboard('{Home}{Control>}{End}{/Control}');
    expect(all('[tabindex="0"]').map((each) => each.dataset.square)).toEqual(['X24']);
  });

  test('CLU-13: N goes from choice to choice, Enter chooses', async () => {
    const { board, actions } = await put(nearRoom);
    board.focus();
    await userEvent.keyboard('n{Enter}');
    const first = destinations(nearRoom.state).find(({ kind }) => kind === 'room');
    expect(actions).toEqual([{ type: 'move', seat: 0, to: first?.to }]);
    await userEvent.keyboard('{Shift>}n{/Shift}{Enter}');
    expect(actions).toHaveLength(2);
  });

  test('Enter on a square out of reach is refused; T, S and ? answer aloud', async () => {
    const { board, refusals, spoken, cell } = await put(rolled);
    cell('A1').focus();
    await userEvent.keyboard('{Enter}');
    expect(refusals).toHaveLength(1);
    await userEvent.keyboard('t');
    await board.updateComplete;
    for (const { to } of destinations(rolled.state)) if (!isRoom(to)) expect(spoken()).toContain(to);
    await userEvent.keyboard('s');
    await board.updateComplete;
    expect(spoken()).toContain('You rolled');
    await userEvent.keyboard('?');
    await board.updateComplete;
    expect(spoken()).toContain('Arrow keys');
  });
});

describe('walking', () => {
  const before = rolled;
  const { to } = destinations(before.state).find(({ path }) => path.length > 2) ?? { to: 'A17' as const };

  async function walk(board: ClueBoard): Promise<readonly Animation[]> {
    const { history } = await import('@games/kit');
    const { clue } = await import('@games/clue-core');
    const step = history(clue).act(before, { type: 'move', seat: 0, to });
    if (!step.ok) throw new TypeError(step.error.code);
    board.view = viewOf(step.value.history, 0);
    await board.updateComplete;
    return board.shadowRoot?.querySelector('[data-token=scarlet]')?.getAnimations() ?? [];
  }

  test('a token goes along the path, square by square', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    const { board } = await put(before);
    const [animation] = await walk(board);
    const effect = animation?.effect;
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes().length : 0;
    expect(frames).toBe(destinations(before.state).find((one) => one.to === to)?.path.length);
    animation?.finish();
    await board.whenStill();
  });

  test('with less motion asked for it stands there at once', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    onTestFinished(() => emulate());
    const { board } = await put(before);
    expect(await walk(board)).toEqual([]);
  });
});

test('it is no wider than what holds it, from 320 px to a wall screen', async () => {
  for (const width of [320, 768, 1920]) {
    const { board } = await put(rolled, 0, width);
    expect(board.scrollWidth).toBeLessThanOrEqual(width);
    board.remove();
  }
});
