import { type AmazonsState, outcome, type Square } from '@games/amazons-core';
import { after, expectState, game, kept, leaveGame, newGame, play, square, turnsOf } from './support/amazons.js';
import { expectAxeClean } from './support/axe.js';
import { countLayoutShift, overflow } from './support/measures.js';
import { expect, type Page, test } from './support/test.js';

const byClick =
  (page: Page) =>
  (name: Square): Promise<void> =>
    square(page, name).click();

const byKey =
  (page: Page) =>
  async (name: Square): Promise<void> => {
    for (const key of name) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };

/** Reaches a control by Tab alone. */
async function tabTo(page: Page, name: string, role: 'button' | 'combobox' = 'button'): Promise<void> {
  const focused = (): Promise<boolean> =>
    page.getByRole(role, { name, exact: true }).evaluate((control) => {
      const root = control.getRootNode() as Document | ShadowRoot;
      return root.activeElement === control;
    });
  for (let presses = 0; presses < 40 && !(await focused()); presses++) await page.keyboard.press('Tab');
  expect(await focused()).toBe(true);
}

test.describe('a whole game', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(180_000);

  test('AMA-1 AMA-2 AMA-7 from the table to its end, by clicks', async ({ page }) => {
    const shift = await countLayoutShift(page);
    const first = newGame();
    const turns = turnsOf(first, 'a game by clicks');
    expect(turns.length).toBeGreaterThanOrEqual(60);
    // The middle of the game lies on the table: its beginning and its end are played.
    const early = turns.slice(0, 3);
    await page.goto('/');
    await page.getByRole('link', { name: 'Play: Amazons', exact: true }).click();
    const top = async () => (await square(page, 'd1').boundingBox())?.y;
    const before = await top();
    await expectState(page, await play(first, early, byClick(page)));
    // The offer of an opponent has gone; the board has not moved under the hand.
    await expect(page.getByRole('button', { name: 'Play against the computer' })).toBeHidden();
    expect(await top()).toBe(before);
    await page.evaluate((text) => localStorage.setItem('parlour:game:amazons', text), kept({}, turns.slice(0, -8)));
    await page.reload();
    const middle = turns.slice(0, -8).reduce(after, first);
    await expectState(page, middle);
    const last = await play(middle, turns.slice(-8), byClick(page));
    await expectState(page, last);
    const winner = outcome(last)?.winner === 0 ? 'White' : 'Black';
    await expect(game(page).getByText(`${winner} wins`).first()).toBeVisible();
    await expect(
      game(page)
        .getByRole('alert')
        .filter({ hasText: `${winner} wins` }),
    ).toHaveCount(1);
    expect(await shift()).toBeLessThanOrEqual(0.05);
    await expectAxeClean(page);

    // A finished game stays on the table, and is not offered as one to go on with.
    await page.reload();
    await expectState(page, last);
    await page.getByRole('link', { name: 'Parlour: Home' }).click();
    await expect(page.getByRole('link', { name: 'Play: Amazons', exact: true })).toBeVisible();
  });

  test('AMA-1 AMA-3 on a chosen board, to its end, by keyboard alone', async ({ page }) => {
    await page.goto('/amazons');
    await expect(game(page)).toBeVisible();
    await tabTo(page, 'New game');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Board', 'combobox');
    for (let option = 0; option < 5; option++) await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    const first = newGame({ width: 6, height: 6 });
    await expectState(page, first);
    const last = await play(first, turnsOf(first, 'a game by keys'), byKey(page));
    await expectState(page, last);
    await expect(
      game(page)
        .getByText(`${outcome(last)?.winner === 0 ? 'White' : 'Black'} wins`)
        .first(),
    ).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a few turns on a phone, with the pieces moving', async ({ page }) => {
    await page.goto('/amazons');
    const first = newGame();
    const last = await play(first, turnsOf(first, 'a game by touch', 4), (name) => square(page, name).tap());
    await expectState(page, last);
    expect(await overflow(page)).toBe(0);
  });
});

test('an unfinished game is there after a reload, and lies on the table at home', async ({ page }) => {
  await page.goto('/amazons');
  const first = newGame();
  const last = await play(first, turnsOf(first, 'a game to keep', 5), byClick(page));
  await page.reload();
  await expectState(page, last);
  await expect(game(page).getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('link', { name: 'Parlour: Home' }).click();
  await expect(page.getByRole('link', { name: /Your game is waiting.*Turn 3 · Black to play/ })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'Continue: Amazons' }).click();
  await expectState(page, last);
});

test('two tabs show one table', async ({ page, context }) => {
  await page.goto('/amazons');
  await expect(game(page)).toBeVisible();
  const home = await context.newPage();
  await home.goto('/');
  const other = await context.newPage();
  await other.goto('/amazons');
  const first = newGame();
  const last = await play(first, turnsOf(first, 'a game in two tabs', 1), byClick(other));
  await expectState(page, last);
  await expect(home.getByRole('link', { name: 'Continue: Amazons' })).toBeVisible();
});

test('AMA-1 a board that was chosen is there after a reload, before its first turn', async ({ page }) => {
  await page.goto('/amazons');
  await game(page).getByRole('button', { name: 'New game' }).click();
  await game(page).getByRole('combobox', { name: 'Board' }).selectOption('8x8');
  await game(page).getByRole('button', { name: 'Start', exact: true }).click();
  const first = newGame({ width: 8, height: 8 });
  await expectState(page, first);
  await page.reload();
  await expectState(page, first);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play: Amazons', exact: true })).toBeVisible();
});

test('the room speaks German, board and all', async ({ page }) => {
  await page.goto('/amazons');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(game(page).getByText('Weiß ist am Zug').first()).toBeVisible();
});

test('a game that is read in no version of the app is put aside, not written over', async ({ page }) => {
  await page.addInitScript(() => {
    const save = '{"format":"games-save","version":999,"game":"amazons","actions":[]}';
    localStorage.setItem('parlour:game:amazons', JSON.stringify({ save, stage: 'running', at: 0, glance: '' }));
  });
  await page.goto('/amazons');
  await expect(page.getByText('The game that was kept here could not be opened')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('parlour:game:amazons:aside'))).toContain('999');
  await expectState(page, newGame());
});

test('sound is one setting, in the room and in the settings', async ({ page }) => {
  await page.goto('/amazons');
  await game(page).getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: /Sound/ })).not.toBeChecked();
});

test.describe('what is not allowed', () => {
  // Black went f6-f5/f6. White: the amazon on a1 is walled in, the one on d3 is free; Black stands on d6 and f5.
  const before = '3q1q/6/6/*1*Q2/**4/Q*4 b';
  let state: AmazonsState;

  const refused = async (page: Page, text: RegExp): Promise<void> => {
    const board = page.locator('amazons-game amazons-board[part=board]');
    await expect(board.locator('[part=message]')).toContainText(text);
    await expect(board.getByRole('alert')).toContainText(text);
  };

  test.beforeEach(async ({ page }) => {
    state = await leaveGame(page, before, [{ type: 'move', seat: 1, from: 'f6', to: 'f5', arrow: 'f6' }]);
    await page.goto('/amazons');
    await expectState(page, state);
  });

  test('AMA-4 an amazon without a free neighbour, of the other side, or none at all: said on screen and aloud', async ({
    page,
  }) => {
    const choose = byClick(page);
    await choose('a1');
    await refused(page, /a1/);
    await choose('d6');
    await refused(page, /d6/);
    await choose('e5');
    await refused(page, /e5/);
  });

  test('AMA-5 a destination that is occupied, behind something, or out of line: it says which', async ({ page }) => {
    const choose = byClick(page);
    await choose('d3');
    await choose('c3');
    await refused(page, /c3 /);
    await choose('b3');
    await refused(page, /b3.*c3|c3.*b3/);
    await choose('e5');
    await refused(page, /e5/);
    // It waits for another: the amazon is still chosen.
    await choose('d5');
    await expect(game(page).locator('[part=message]').first()).toContainText('d5');
  });

  test('AMA-6 AMA-9 an arrow that may not land there; then everything is taken back', async ({ page }) => {
    const choose = byClick(page);
    await choose('d3');
    await choose('d5');
    await choose('d6');
    await refused(page, /d6/);
    await game(page).getByRole('button', { name: 'Take back' }).click();
    await game(page).getByRole('button', { name: 'Take back' }).click();
    await expect(game(page).getByRole('button', { name: 'Take back' })).toBeHidden();
    await choose('d3');
    await choose('d5');
    // The square she left counts as free.
    await choose('d3');
    await expectState(page, after(state, { type: 'move', seat: 0, from: 'd3', to: 'd5', arrow: 'd3' }));
  });
});
