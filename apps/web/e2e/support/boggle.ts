import { type BoggleAction, type BoggleConfig, type BoggleState, boggle } from '@games/boggle-core';
import { encodeSave } from '@games/kit';
import { expect, type Locator, type Page } from './test.js';

/** The board of the tests: tea, team, arms, tear, oar ... are on it. */
export const BOARD = {
  width: 4,
  height: 4,
  tiles: ['t', 'e', 'a', 'm', 'o', 'a', 'r', 's', 'n', 'i', 't', 'e', 'd', 'g', 'l', 'p'],
};

/** The game in the room. */
export const game = (page: Page): Locator => page.locator('boggle-game');

/** A tile of its board. */
export const tile = (page: Page, cell: number): Locator =>
  page.locator(`boggle-game boggle-board [data-cell="${cell}"]`);

/** The field that words are typed in. */
export const editor = (page: Page): Locator => game(page).getByRole('textbox', { name: 'Your words' });

/** A list after a round, by its heading. */
export const list = (page: Page, name: string): Locator =>
  game(page).getByRole('region', { name: new RegExp(`^${name}`) });

/** The game as the element has it. */
export const stateOf = (page: Page): Promise<BoggleState> =>
  game(page).evaluate((element) => (element as unknown as { readonly state: BoggleState }).state);

/** Leaves a game on the table, on known boards. Call before the page is opened. */
export async function leaveBoggle(
  page: Page,
  config: Partial<BoggleConfig> = {},
  actions: readonly BoggleAction[] = [],
  stage: 'running' | 'fresh' = 'running',
): Promise<void> {
  const play = { config: { boards: [BOARD, BOARD, BOARD], ...config }, seed: 'a test', actions };
  const kept = { save: encodeSave(boggle, play), stage, at: 0, glance: '' };
  await page.addInitScript((text) => {
    // Once only: a reload must find what the app kept.
    if (!localStorage.getItem('parlour:game:boggle')) localStorage.setItem('parlour:game:boggle', text);
  }, JSON.stringify(kept));
}

/** Opens the room with a clock that the test turns. */
export async function openBoggle(page: Page, path = '/boggle'): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') });
  await page.goto(path);
  await expect(game(page).getByRole('button', { name: 'Start round' })).toBeVisible();
  // From here on time stands still until the test turns it.
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'));
}

/** A whole round of typed words, of three minutes. */
export async function round(page: Page, words: string): Promise<void> {
  await game(page).getByRole('button', { name: 'Start round' }).click();
  await editor(page).fill(words);
  await page.clock.fastForward(180_000);
  await expect.poll(async () => (await stateOf(page)).phase).not.toBe('round');
}

/** The totals of both, as they stand on the screen. */
export const totals = (page: Page): Promise<string[]> => game(page).locator('.scores .total').allTextContents();
