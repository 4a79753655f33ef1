import { boggle } from '@games/boggle-core';
import { expectAxeClean } from './support/axe.js';
import { editor, game, leaveBoggle, list, openBoggle, round, stateOf, tile, totals } from './support/boggle.js';
import { overflow } from './support/measures.js';
import { expect, type Page, test } from './support/test.js';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  game(page).getByRole('button', { name }).first().click();

test.describe('whole games', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('BOG-1 BOG-6 BOG-33 BOG-35 typed words, round after round, to the end; then a new game', async ({ page }) => {
    await leaveBoggle(page, { words: ['oar'], target: 5 });
    await openBoggle(page);
    await round(page, 'tea arms TEAR zzz');
    await expect(list(page, 'Only you').getByRole('button')).toHaveText([/arms/, /tea/, /tear/]);
    await expect(list(page, 'Not on the board').getByRole('button')).toHaveText([/zzz/]);
    expect(await totals(page)).toEqual(['3', '1']);
    await round(page, 'team oars star');
    await expect(game(page).getByRole('dialog', { name: 'Game over—you win!' })).toBeVisible();
    // axe needs timers of its own.
    await page.clock.resume();
    await expectAxeClean(page);
    await press(page, 'New game');
    await expect(game(page).getByText('Round 0')).toBeVisible();
    expect(await totals(page)).toEqual(['0', '0']);
    expect((await stateOf(page)).phase).toBe('ready');
  });

  test('BOG-19 BOG-20 BOG-32 a rejection changes the winner', async ({ page }) => {
    // Both know TEA; without it of yours the computer has it alone, and reaches the target.
    await leaveBoggle(page, { words: ['tea', 'oar'], target: 2 });
    await openBoggle(page);
    await round(page, 'tea arms');
    expect(await totals(page)).toEqual(['1', '1']);
    await list(page, 'Both').getByRole('button', { name: /tea/ }).click();
    await press(page, 'Reject “tea”');
    await expect(game(page).getByRole('dialog', { name: 'Game over—the computer wins!' })).toBeVisible();
    expect(await totals(page)).toEqual(['1', '2']);
    await press(page, /^Undo: take “tea” back in/);
    await expect(game(page).getByRole('dialog')).toHaveCount(0);
    expect(await totals(page)).toEqual(['1', '1']);
  });

  test('BOG-3 BOG-5 BOG-27 a target out of range changes nothing; another in a round asks, then a new game begins', async ({
    page,
  }) => {
    await leaveBoggle(page, { words: [] });
    await openBoggle(page);
    await press(page, 'Start round');
    await editor(page).fill('tea');
    const target = game(page).getByRole('spinbutton', { name: /^Target score/ });
    await target.fill('10001');
    await press(page, 'Set');
    await expect(game(page).getByText('The target score is a whole number from 1 to 10,000.').first()).toBeVisible();
    expect(await stateOf(page)).toMatchObject({ target: 100, phase: 'round', typed: [['tea']] });
    await target.fill('30');
    await press(page, 'Set');
    await press(page, 'New target, new game');
    await expect(game(page).getByText('First to 30')).toBeVisible();
    expect(await stateOf(page)).toMatchObject({ target: 30, phase: 'ready', round: 0 });
  });

  test('BOG-16 BOG-17 BOG-18 BOG-29 quit, and come back to a computer that has learned', async ({ page }) => {
    await leaveBoggle(page, { words: ['oar'], difficulty: 10 });
    await openBoggle(page);
    await round(page, 'tea arms zzz');
    await expect(game(page).getByText('The computer learned: arms, tea, zzz.')).toBeVisible();
    await list(page, 'Not on the board').getByRole('button', { name: /zzz/ }).click();
    await press(page, 'Reject “zzz”');
    await press(page, 'Quit');
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await expect(game(page).getByText('The computer keeps 3 words for the next time.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Play: Boggle', exact: true })).toBeVisible();
    await page.goto('/boggle');
    await expect.poll(async () => (await stateOf(page)).knowledge.base).toEqual(['arms', 'oar', 'tea']);
  });

  test('BOG-26 by keyboard alone: start, trace on the letters, type, turn the board', async ({ page }) => {
    await leaveBoggle(page, { words: [] });
    await openBoggle(page);
    await game(page).getByRole('button', { name: 'Start round' }).focus();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('arms ');
    await page.keyboard.press('Shift+Tab');
    await expect(game(page).getByRole('gridcell').first()).toBeFocused();
    await page.keyboard.type('tear');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toHaveValue('arms tear\n');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.clock.runFor(180_000);
    await expect(list(page, 'Only you').getByRole('button')).toHaveText([/arms/, /tear/]);
    await expect(game(page).getByRole('heading', { name: 'Words of this round' })).toBeFocused();
  });
});

test.describe('traced', () => {
  const middle = async (page: Page, cell: number): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await tile(page, cell).boundingBox();
    if (!box) throw new TypeError(`no tile ${cell}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  test('BOG-8 by mouse: a swipe, and letter by letter', async ({ page }) => {
    await leaveBoggle(page, { words: [] });
    await openBoggle(page);
    await press(page, 'Start round');
    const [first, ...rest] = await Promise.all([0, 1, 2, 6].map((cell) => middle(page, cell)));
    if (!first) throw new TypeError('no tiles');
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(editor(page)).toHaveValue('tear\n');
    for (const cell of [4, 5, 6]) await tile(page, cell).click();
    await press(page, 'Take this word');
    await expect(editor(page)).toHaveValue('tear\noar\n');
    await page.clock.runFor(180_000);
    await expect(list(page, 'Only you').getByRole('button')).toHaveText([/oar/, /tear/]);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('BOG-8 BOG-24 BOG-26 on a phone: board, clock and words fit the screen; a finger glides and taps', async ({
      page,
    }) => {
      await leaveBoggle(page, { words: [] });
      await openBoggle(page);
      await press(page, 'Start round');
      expect(await overflow(page)).toBe(0);
      const box = await editor(page).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      expect((await tile(page, 0).boundingBox())?.width).toBeGreaterThan(70);
      const points = await Promise.all([0, 1, 2, 6].map((cell) => middle(page, cell)));
      const devtools = await page.context().newCDPSession(page);
      const send = (type: string, touchPoints: readonly object[]): Promise<unknown> =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
      await send('touchStart', [points[0] ?? {}]);
      for (const point of points.slice(1)) await send('touchMove', [point]);
      await send('touchEnd', []);
      await expect(editor(page)).toHaveValue('tear\n');
      for (const cell of [4, 5, 6]) await tile(page, cell).tap();
      await game(page).getByRole('button', { name: 'Take this word' }).tap();
      await expect(editor(page)).toHaveValue('tear\noar\n');
    });
  });
});

test.describe('the clock', () => {
  test('BOG-9 BOG-10 BOG-25 it follows the wall clock, second by second, and over a sleep', async ({ page }) => {
    await leaveBoggle(page, { words: [] });
    await openBoggle(page);
    await press(page, 'Start round');
    const bar = game(page).getByRole('progressbar', { name: 'Time left' });
    await page.clock.runFor(61_000);
    await expect(bar).toHaveAttribute('aria-valuetext', '1:59');
    // The machine sleeps: no timer runs for a minute and a half.
    await page.clock.fastForward(90_000);
    await expect(bar).toHaveAttribute('aria-valuetext', '0:29');
    await page.clock.runFor(28_000);
    expect((await stateOf(page)).phase).toBe('round');
    await page.clock.runFor(1000);
    expect((await stateOf(page)).phase).toBe('between');
  });

  test('BOG-10 a hidden, throttled page ends its round in time, by the wall clock', async ({ page }) => {
    await leaveBoggle(page, { words: [], seconds: 10 });
    await page.goto('/boggle');
    const devtools = await page.context().newCDPSession(page);
    await press(page, 'Start round');
    const { deadline } = await stateOf(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const ended = await game(page).evaluate(
      (element) =>
        new Promise<number>((done) => {
          element.addEventListener('games-change', () => done(Date.now()), { once: true });
        }),
    );
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(Math.abs(ended - (deadline ?? 0))).toBeLessThan(2000);
    expect((await stateOf(page)).phase).toBe('between');
  });

  test('BOG-10 an unfinished round is there after a reload, its words too, and its clock has gone on', async ({
    page,
  }) => {
    await leaveBoggle(page, { words: [] });
    await openBoggle(page);
    await press(page, 'Start round');
    await editor(page).fill('tea arms');
    await page.clock.runFor(60_000);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Your game is waiting.*Round 1/ })).toBeVisible();
    await page.clock.fastForward(30_000);
    await page.goto('/boggle');
    await expect(editor(page)).toHaveValue(/tea\s+arms/);
    await expect(game(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^1:(29|30)$/);
    await page.clock.runFor(91_000);
    await expect(list(page, 'Only you').getByRole('button')).toHaveText([/arms/, /tea/]);
  });
});

test('a board comes by a link, a seed too; a running game is asked for first', async ({ page }) => {
  await page.goto('/boggle?board=TEAM/OARS/NITE/DGLP');
  await expect(page).toHaveURL(/\/boggle$/);
  // It was kept before anything was pressed.
  await page.reload();
  await press(page, 'Start round');
  await expect(tile(page, 0)).toHaveAccessibleName('T');
  await press(page, 'Share');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/boggle\?board=TEAM%2FOARS%2FNITE%2FDGLP$/);
  await press(page, 'Close');
  await page.goto('/boggle?board=ABCD/EFGH/IJKL/MNOP');
  await expect(page.getByText('Somebody sent you a board.')).toBeVisible();
  await press(page, 'Play that board');
  await press(page, 'Start round');
  await expect(tile(page, 0)).toHaveAccessibleName('A');
  await press(page, 'Restart');
  await press(page, 'Begin a new game');
  await page.goto('/boggle?board=a1b2');
  await expect(page.getByText('This link holds no game that can be read.')).toBeVisible();
  await page.goto('/boggle?seed=tuesday');
  await press(page, 'Start round');
  const created = boggle.create({}, 'tuesday');
  const started = created.ok && boggle.reduce(created.value, { type: 'startRound', seat: 0, at: 0 });
  expect((await stateOf(page)).board).toEqual(started ? started.ok && started.value.state.board : undefined);
});

test('the dictionary goes out to a .txt and comes in from one; a broken one says why', async ({ page }) => {
  await leaveBoggle(page, { words: ['oar', 'tea'] }, [], 'fresh');
  await page.goto('/boggle');
  await press(page, 'Dictionary');
  const dialog = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as .txt' }).click();
  expect((await download).suggestedFilename()).toBe('boggle-dictionary.txt');
  const file = (text: string) => ({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.getByLabel('Add words from a .txt').setInputFiles(file('# Boggle dictionary, 3 words\nteam\n'));
  await expect(dialog.getByText('This file should have 3 words and has 1. Part of it is missing.')).toBeVisible();
  await dialog.getByLabel('Add words from a .txt').setInputFiles(file('team\r\narms\r\n'));
  await expect(dialog.getByText('Read. The computer now knows 4 words.')).toBeVisible();
  expect((await stateOf(page)).knowledge.base).toEqual(['arms', 'oar', 'team', 'tea'].sort());
});

test('the room speaks German; sound is one setting', async ({ page }) => {
  await page.goto('/boggle');
  await press(page, 'Sound');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: /Sound/ })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(game(page).getByRole('button', { name: 'Runde starten' })).toBeVisible();
});

test('the solver finds every word, and is fetched only there', async ({ page }) => {
  await page.goto('/boggle/solver');
  await expect(page.getByText('1,042 words, 3,621 points')).toBeVisible();
  await page.getByRole('textbox', { name: 'Letters of the board' }).fill('qi\nte');
  await page.getByRole('button', { name: 'quiet' }).click();
  await expect(page.locator('boggle-solver').getByRole('cell', { name: 'Qu, number 1 of the word' })).toBeVisible();
});
