import { editor, game, leaveBoggle, stateOf } from './support/boggle.js';
import { expect, type Page, test } from './support/test.js';

const press = (page: Page, name: string): Promise<void> => game(page).getByRole('button', { name }).first().click();

test('a game in two tabs is one game, and its rounds are counted on from one tab to the other', async ({ page }) => {
  await leaveBoggle(page, { words: [], seconds: null });
  await page.goto('/boggle');
  const other = await page.context().newPage();
  await other.goto('/boggle');
  await press(page, 'Start round');
  await editor(page).fill('tea');
  await press(page, 'End round');
  await press(page, 'Start round');
  await expect.poll(async () => (await stateOf(other)).round).toBe(2);
  await editor(other).fill('arms team');
  await press(other, 'End round');
  await press(other, 'Start round');
  const kept = await other.evaluate(() => JSON.parse(localStorage.getItem('parlour:boggle:statistics') ?? '{}'));
  expect(kept).toMatchObject({ rounds: 2, words: 3, bestRound: 2 });
  await expect.poll(async () => (await stateOf(page)).round).toBe(3);
});
