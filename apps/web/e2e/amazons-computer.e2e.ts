import { readFileSync } from 'node:fs';
import {
  type AmazonsState,
  amazonsOf,
  formatPosition,
  legalActions,
  type MoveAction,
  outcome,
  queenTargets,
  type Side,
} from '@games/amazons-core';
import {
  after,
  expectState,
  game,
  leaveGame,
  newGame,
  play,
  shownPosition,
  square,
  turnsOf,
} from './support/amazons.js';
import { expectAxeClean } from './support/axe.js';
import { overflow } from './support/measures.js';
import { expect, type Page, test } from './support/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const byClick =
  (page: Page) =>
  (name: MoveAction['from']): Promise<void> =>
    square(page, name).click();

/** Chooses in the menu who plays and on what board, and begins. */
async function start(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await game(page).getByRole('button', { name: 'New game' }).first().click();
  for (const [label, value] of Object.entries(choices)) {
    const field = game(page).getByRole('dialog').getByLabel(label, { exact: true });
    if (label === 'Columns' || label === 'Rows') await field.fill(value);
    else await field.and(page.getByRole('combobox')).selectOption(value);
  }
  await game(page).getByRole('button', { name: 'Start', exact: true }).click();
}

const mobility = (state: AmazonsState, side: Side): number =>
  amazonsOf(state, side).reduce((sum, from) => sum + queenTargets(state, from).length, 0);

/** What somebody plays who looks one turn ahead: where they can go, and the other cannot. */
function greedy(state: AmazonsState): MoveAction {
  let best: MoveAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legalActions(state)) {
    if (action.type !== 'move') continue;
    const next = after(state, action);
    const worth = mobility(next, state.turn) - mobility(next, next.turn);
    if (worth > most) [best, most] = [action, worth];
  }
  if (!best) throw new TypeError('no legal move in a game that goes on');
  return best;
}

const stateOf = (page: Page): Promise<AmazonsState> =>
  game(page).evaluate((element) => (element as unknown as { state: AmazonsState }).state);

/** Plays White by clicks against the computer, until the game is over. */
async function playOut(page: Page): Promise<AmazonsState> {
  for (let state = await stateOf(page); !outcome(state); state = await stateOf(page)) {
    const turn = greedy(state);
    await play(state, [turn], byClick(page));
    await expect
      .poll(
        async () => {
          const now = await stateOf(page);
          return outcome(now) !== undefined || (now.turn === 0 && now.ply > state.ply);
        },
        { intervals: [30, 60, 100] },
      )
      .toBe(true);
  }
  return stateOf(page);
}

test('AMA-1 a first game against level 1 is won; its analysis is there', async ({ page }) => {
  // What the computer draws its turns from: the same game in every run.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto('/amazons');
  await start(page, { Board: '6x6', Black: '1' });
  await expect(game(page).getByText('computer 1')).toBeVisible();
  const last = await playOut(page);
  expect(outcome(last)?.winner).toBe(0);
  await expect(game(page).getByText('White wins').first()).toBeVisible();
  await game(page).getByRole('button', { name: 'Analysis' }).first().click();
  await expect(game(page).getByRole('progressbar')).toHaveCount(0);
  await game(page)
    .getByRole('button', { name: /Black’s worst turn/ })
    .click();
  await expect(game(page).getByText(/You are looking at turn/)).toBeVisible();
  await expectAxeClean(page);
});

test('AMA-1 against level 10 there is nothing to win', async ({ page }) => {
  await page.goto('/amazons');
  await start(page, { Board: 'custom', Columns: '5', Rows: '5', Black: '10' });
  const last = await playOut(page);
  expect(outcome(last)?.winner).toBe(1);
});

test('a game against the computer is there after a reload, with its level and its clocks', async ({ page }) => {
  await page.goto('/amazons');
  await start(page, { Board: '6x6', Black: '2', Clocks: '1' });
  const first = await stateOf(page);
  await play(first, [greedy(first)], byClick(page));
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  const position = await shownPosition(page);
  await page.reload();
  await expect.poll(() => shownPosition(page)).toBe(position);
  await expect(game(page).getByText('computer 2')).toBeVisible();
  await expect(game(page).getByRole('timer').first()).toHaveText(/^[45]:\d\d$/);
  const state = await stateOf(page);
  await play(state, [greedy(state)], byClick(page));
  await expect.poll(async () => (await stateOf(page)).ply, { message: 'and it plays on' }).toBe(4);
});

test('the computer is asked for a hint, and says who is ahead', async ({ page }) => {
  await page.goto('/amazons');
  await game(page).getByRole('button', { name: 'Hint' }).click();
  await expect(
    game(page)
      .getByRole('status')
      .filter({ hasText: /Hint: from/ }),
  ).toHaveCount(1);
  await expect(page.locator('amazons-board[part=board] .hint-to')).toHaveCount(1);
  await game(page).getByRole('button', { name: 'Evaluation' }).click();
  await expect(game(page).getByRole('meter')).toHaveAccessibleName('Who is ahead');
  await expectAxeClean(page);
});

test('a link holds the game: whoever opens it finds it there', async ({ page, context }) => {
  await page.goto('/amazons');
  const first = newGame();
  const last = await play(first, turnsOf(first, 'a game to share', 3), byClick(page));
  const shared = game(page).evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        element.addEventListener('games-share', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<{ readonly url: string }>).detail.url);
        });
      }),
  );
  await game(page).getByRole('button', { name: 'Save', exact: true }).click();
  await game(page).getByRole('button', { name: 'Copy link' }).click();
  const url = await shared;
  const friend = await context.browser()?.newContext();
  const other = await friend?.newPage();
  if (!other) throw new TypeError('no second browser');
  await other.goto(url);
  await expectState(other, last);
  expect(new URL(other.url()).hash).toBe('');
  await other.reload();
  await expectState(other, last);
  await friend?.close();
});

test('a link that is none leaves the table alone, and that is said', async ({ page }) => {
  await page.goto('/amazons#start=%3Cscript%3E&turns=zz');
  await expectState(page, newGame());
  await expect(page.getByRole('status').filter({ hasText: 'This link holds no game' })).toBeVisible();
});

test('a link takes no unfinished game away: one can go back to it', async ({ page }) => {
  const first = newGame();
  const own = turnsOf(first, 'a game of my own', 3);
  const mine = await leaveGame(page, formatPosition(first), own);
  await page.goto('/amazons#start=6/6/Q4q w');
  await expect.poll(() => shownPosition(page)).toContain('6/6/Q4q');
  await page.getByRole('button', { name: 'Back to my own game' }).click();
  await expectState(page, mine);
  await page.reload();
  await expectState(page, mine);
});

test('SGF goes out as a file and comes back the same game', async ({ page }) => {
  await page.goto('/amazons');
  const first = newGame();
  const last = await play(first, turnsOf(first, 'a game for a file', 4), byClick(page));
  await game(page).getByRole('button', { name: 'Save', exact: true }).click();
  const waiting = page.waitForEvent('download');
  await game(page).getByRole('button', { name: 'SGF file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^amazons-.*\.sgf$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('GM[18]');
  await game(page).getByRole('button', { name: 'Close', exact: true }).click();
  await start(page, { Board: '6x6' });
  await expectState(page, newGame({ width: 6, height: 6 }));
  await game(page).getByRole('button', { name: 'Save', exact: true }).click();
  await game(page)
    .locator('#file')
    .setInputFiles({ name: 'game.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(text) });
  await expectState(page, last);
  await page.reload();
  await expect.poll(() => shownPosition(page), { message: 'what was opened is kept' }).toBe(formatPosition(last));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('menu, files, bar and clocks find room', async ({ page }) => {
    await page.goto('/amazons');
    await start(page, { Black: '1', Clocks: '3' });
    await game(page).getByRole('button', { name: 'Evaluation' }).tap();
    await expect(game(page).getByRole('meter')).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await game(page).getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(game(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectAxeClean(page);
  });
});
