import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { knows, putBoggle } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

describe('BOG-5 BOG-27: difficulty and target', () => {
  const enter = async (
    { find, settle }: Awaited<ReturnType<typeof putBoggle>>,
    name: string,
    value: string,
  ): Promise<void> => {
    const field = find<HTMLInputElement>(`#${name}`);
    await userEvent.fill(field, value);
    await userEvent.keyboard('{Enter}');
    await settle();
    await settle();
  };

  test('the defaults are shown, and both can be set at any time', async () => {
    const tester = await putBoggle();
    const { find, game, press } = tester;
    expect([find<HTMLInputElement>('#difficulty').value, find<HTMLInputElement>('#target').value]).toEqual([
      '5',
      '100',
    ]);
    await press('Start round');
    await enter(tester, 'difficulty', '10');
    expect([game.state.difficulty, game.state.phase]).toEqual([10, 'round']);
  });

  test.each([
    ['difficulty', '0', 'The difficulty is a whole number from 1 to 10.'],
    ['difficulty', '11', 'The difficulty is a whole number from 1 to 10.'],
    ['difficulty', '', 'The difficulty is a whole number from 1 to 10.'],
    ['target', '0', 'The target score is a whole number from 1 to 10,000.'],
    ['target', '10001', 'The target score is a whole number from 1 to 10,000.'],
    ['target', '1.5', 'The target score is a whole number from 1 to 10,000.'],
  ])('%s %s is refused in words, and changes nothing', async (name, value, words) => {
    const tester = await putBoggle();
    const before = tester.game.state;
    await enter(tester, name, value);
    await expect.poll(() => tester.text('#wrong-setting')).toBe(words);
    expect(tester.game.state).toBe(before);
    expect(tester.find(`#${name}`).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => tester.spoken('assertive')).toBe(words);
    // Who types on, or starts a round, is no longer told off.
    if (name === 'target') await userEvent.fill(tester.find('#target'), '7');
    else await tester.press('Start round');
    expect(() => tester.find('#wrong-setting')).toThrow();
    if (name === 'difficulty') expect(tester.find<HTMLInputElement>('#difficulty').value).toBe('5');
    await enter(tester, name, '7');
    expect(() => tester.find('#wrong-setting')).toThrow();
  });

  test('BOG-3: another target in the middle of a round asks, then begins a new game', async () => {
    const tester = await putBoggle(knows());
    const { game, press, find, type, text } = tester;
    await press('Start round');
    await type('tea');
    await enter(tester, 'target', '50');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await press('Play on');
    expect([game.state.target, game.state.phase]).toEqual([100, 'round']);
    await expect.poll(() => find<HTMLInputElement>('#target').value).toBe('100');
    await enter(tester, 'target', '50');
    await press('New target, new game');
    expect([game.state.target, game.state.phase, game.state.round]).toEqual([50, 'ready', 0]);
    expect(text('.target')).toBe('First to 50');
  });
});
