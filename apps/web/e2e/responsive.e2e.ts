import { type AmazonsState, legalActions } from '@games/amazons-core';
import { game as amazons, square } from './support/amazons.js';
import { game as boggle, editor, leaveBoggle, stateOf } from './support/boggle.js';
import { leaveGame, plan, readMessages, whenAsked } from './support/clue.js';
import { act, mouse } from './support/clue-hands.js';
import { longestTask } from './support/tasks.js';
import { expect, type Page, test } from './support/test.js';

/** The page answers at once while it is played: no task on its main thread is longer, in milliseconds. */
const LIMIT = 50;

/** The game of Amazons in the room. */
const gameOf = (page: Page): Promise<AmazonsState> =>
  amazons(page).evaluate((element) => (element as unknown as { readonly state: AmazonsState }).state);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a busy page is told from an idle one', async ({ page, browser }) => {
  await page.goto('/about');
  const longest = await longestTask(browser, page, () =>
    page.evaluate(() => {
      const from = performance.now();
      while (performance.now() - from < 1000);
    }),
  );
  expect(longest).toBeGreaterThan(LIMIT);
});

test('Amazons: while level 10 thinks about its turn', async ({ page, browser }) => {
  await page.goto('/amazons');
  await amazons(page).getByRole('button', { name: 'New game' }).first().click();
  await amazons(page).getByRole('combobox', { name: 'Black', exact: true }).selectOption('10');
  await amazons(page).getByRole('button', { name: 'Start', exact: true }).click();
  // What is fetched and compiled for the first time is done before.
  for (const name of ['d1', 'd7', 'g7'] as const) await square(page, name).click();
  await expect.poll(async () => (await gameOf(page)).ply).toBe(2);
  // Whatever it answered, there is a turn to play.
  const [turn] = legalActions(await gameOf(page));
  if (turn?.type !== 'move') throw new TypeError('no legal turn');
  const longest = await longestTask(browser, page, async () => {
    for (const name of [turn.from, turn.to, turn.arrow]) await square(page, name).click();
    await expect.poll(async () => (await gameOf(page)).ply).toBe(4);
  });
  expect(longest).toBeLessThanOrEqual(LIMIT);
});

test('Boggle: while a round is played, and while it is counted', async ({ page, browser }) => {
  await leaveBoggle(page, { words: ['oar', 'tea'], seconds: 10 });
  await page.goto('/boggle');
  await boggle(page).getByRole('button', { name: 'Start round' }).click();
  const longest = await longestTask(browser, page, async () => {
    await editor(page).pressSequentially('tea arms ');
    await expect.poll(async () => (await stateOf(page)).phase).toBe('between');
  });
  expect(longest).toBeLessThanOrEqual(LIMIT);
});

test('Clue: while three masters play their turns', async ({ page, browser }) => {
  const computer = 'master';
  await leaveGame(
    page,
    [
      { suspect: 'scarlet' },
      ...(['mustard', 'green', 'plum'] as const).map((suspect) => ({ suspect, computer })),
    ] as const,
    'case 2',
  );
  await page.goto('/clue');
  const { turn } = await whenAsked(page);
  const longest = await longestTask(browser, page, async () => {
    for (let state = await whenAsked(page); state.turn === turn; state = await whenAsked(page)) {
      await readMessages(page, mouse.press);
      const next = plan(state);
      if (!next) break;
      await act(page, next.view, next.action, mouse);
    }
  });
  expect(longest).toBeLessThanOrEqual(LIMIT);
});
