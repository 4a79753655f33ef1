import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { stubEngine } from '../testing/engine.js';
import { type GameTester, putGame, settled } from '../testing/game.js';
import { timeText } from './clocks.js';
import './define.js';

expectCleanConsole();

const times = ({ game }: GameTester): string[] =>
  Array.from(game.shadowRoot?.querySelectorAll('[part=time]') ?? [], (time) => time.textContent ?? '');

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [600_000, '10:00'],
  [-5, '0:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(timeText(ms)).toBe(text);
});

describe('a game with clocks', () => {
  beforeEach(() => {
    // The page's time is the test's; parts and drawing need the real timers of promises only.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000 });
  });
  afterEach(() => vi.useRealTimers());

  const putTimed = async (attributes = ''): Promise<GameTester> => {
    const tester = await putGame(`<amazons-game muted minutes="1" increment="5" ${attributes}></amazons-game>`);
    await settled(tester);
    return tester;
  };
  const pass = async (tester: GameTester, ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await settled(tester);
  };

  test('they stand until the first turn, then that of the side to move runs; a turn adds its seconds', async () => {
    const tester = await putTimed();
    const { play } = tester;
    await pass(tester, 30_000);
    expect(times(tester)).toEqual(['1:00', '1:00']);
    await play('d1', 'd7', 'g7');
    await pass(tester, 20_000);
    expect(times(tester)).toEqual(['1:00', '0:40']);
    await play('d10', 'd9', 'g9');
    await settled(tester);
    expect(times(tester)).toEqual(['1:00', '0:45']);
  });

  test('whose time is up has lost, and it is told', async () => {
    const tester = await putTimed();
    const { heard, play, text } = tester;
    await play('d1', 'd7', 'g7');
    for (let second = 0; second < 60; second++) await pass(tester, 1000);
    expect(text('.notice')).toContain('White wins: Black ran out of time.');
    expect(heard.at(-1)?.detail).toEqual({ outcome: { winner: 0, reason: 'timeout' } });
    expect(times(tester)).toEqual(['1:00', '0:00']);
  });

  test('W24: the person on the move is told once at 60, 30 and 10 seconds; the computer is not', async () => {
    const tester = await putGame('<amazons-game muted minutes="1.1"></amazons-game>');
    const { game, play, text } = tester;
    const said: string[] = [];
    const listen = new MutationObserver((changes) => {
      for (const { target } of changes) if (target.textContent) said.push(target.textContent);
    });
    for (const region of game.shadowRoot?.querySelectorAll('[data-live]') ?? []) {
      listen.observe(region, { childList: true });
    }
    onTestFinished(() => listen.disconnect());
    await play('d1', 'd7', 'g7');
    for (let second = 0; second < 65; second += 5) await pass(tester, 5000);
    const told = ['Black has 60 seconds left.', 'Black has 30 seconds left.', 'Black has 10 seconds left.'];
    expect(said).toEqual(told);
    expect(text('[role=alert]'), 'the last one interrupts').toBe(told[2]);
    expect(text('.low')).toBe('0:01');
    game.engineWorker = stubEngine(() => undefined).worker;
    game.white = 1;
    await settled(tester);
    await play('d10', 'd9', 'g9');
    said.length = 0;
    for (let second = 0; second < 60; second += 5) await pass(tester, 5000);
    expect(times(tester)).toEqual(['0:06', '0:01']);
    expect(said.join(' ')).not.toContain('left');
  });

  test('an undo gives the time back; a game that was put away loses none', async () => {
    const tester = await putTimed();
    const { button, game, play } = tester;
    await play('d1', 'd7', 'g7');
    await pass(tester, 10_000);
    await play('d10', 'd9', 'g9');
    await pass(tester, 7000);
    button('Undo').click();
    await settled(tester);
    expect(times(tester)).toEqual(['1:00', '1:00']);
    await pass(tester, 3000);
    expect(times(tester)).toEqual(['1:00', '0:57']);
    await play('d10', 'd9', 'g9');
    const text = game.save();
    vi.setSystemTime(Date.now() + 3_600_000);
    game.load(text);
    await settled(tester);
    expect(times(tester)).toEqual(['1:00', '1:02']);
    await play('d7', 'd8', 'e8');
    expect(game.state.ply).toBe(3);
  });

  test('while two computers are paused nobody loses time', async () => {
    const tester = await putTimed('white="1" black="1"');
    const { button, game, play } = tester;
    game.engineWorker = stubEngine(() => undefined).worker;
    game.black = 'person';
    game.white = 'person';
    await settled(tester);
    await play('d1', 'd7', 'g7');
    game.white = game.black = 1;
    await settled(tester);
    await pass(tester, 10_000);
    expect(times(tester)).toEqual(['1:00', '0:50']);
    button('Pause').click();
    await settled(tester);
    await pass(tester, 90_000);
    expect(times(tester)).toEqual(['1:00', '0:50']);
    button('Go on').click();
    await settled(tester);
    await pass(tester, 5000);
    expect(times(tester)).toEqual(['1:00', '0:45']);
  });

  test('the computer spares its time', async () => {
    const engine = stubEngine(() => undefined);
    const tester = await putGame('<amazons-game muted minutes="0.3" increment="1" black="10"></amazons-game>');
    tester.game.engineWorker = engine.worker;
    await tester.play('d1', 'd7', 'g7');
    await expect.poll(() => engine.asked.length, { interval: 1 }).toBe(1);
    // A thirtieth of a minute, and half of what the turn brings: less than the level would take.
    const [asked] = engine.asked;
    expect(asked?.options.timeMs).toBeLessThanOrEqual(1100);
    expect(asked?.options.timeMs).toBeGreaterThan(500);
  });
});

test('AMA-1: the menu sets the clocks', async () => {
  const tester = await putGame();
  const { button, find, game } = tester;
  button('New game').click();
  await settled(tester);
  const select = find('#menu-dialog #clock') as HTMLSelectElement;
  select.value = 'custom';
  select.dispatchEvent(new Event('change'));
  await settled(tester);
  const minutes = find('#minutes') as HTMLInputElement;
  minutes.value = '0';
  minutes.dispatchEvent(new Event('input'));
  find('#menu-dialog [type=submit]').click();
  await settled(tester);
  expect(tester.text('.wrong')).toBe('Minutes each: choose a whole number from 1 to 180.');
  minutes.value = '7';
  minutes.dispatchEvent(new Event('input'));
  find('#menu-dialog [type=submit]').click();
  await settled(tester);
  expect(game.state.clock).toEqual({ incrementMs: 3000, remainingMs: [420_000, 420_000] });
});
