import { formatPosition } from '@games/amazons-core';
import type { AmazonsGame } from '@games/elements/amazons-game';
import { leaveGame, newGame, turnsOf } from './support/amazons.js';
import { expectAxeClean } from './support/axe.js';
import { expect, type Page, test } from './support/test.js';

const row = (page: Page, name: string) => page.getByRole('row', { name });

test('games that end are counted for the one who plays, named, told apart and cleared', async ({ page }) => {
  const first = newGame();
  await leaveGame(page, formatPosition(first), turnsOf(first, 'counted', 2));
  await page.goto('/amazons');
  const game = page.locator('amazons-game');
  await game.evaluate(async (element: AmazonsGame) => {
    await element.updateComplete;
    element.black = 3;
  });
  // White gives up, takes it back, and gives up again: one game, lost.
  const giveUp = async (): Promise<void> => {
    await game.getByRole('button', { name: 'Give up' }).click();
    await game.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  };
  await giveUp();
  await game.getByRole('button', { name: 'Undo' }).click();
  await giveUp();
  await page.goto('/statistics');
  await expect(row(page, 'the computer, level 3').getByRole('cell')).toHaveText(['1', '0']);
  await expectAxeClean(page);

  await page.getByLabel('Name').fill('  Ada ');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await page.getByRole('radio', { name: 'You' }).check();
  await page.getByRole('button', { name: 'Clear these statistics' }).click();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Clear them' }).click();
  await expect(page.getByText('Nothing yet')).toBeVisible();

  // The name is kept, and can be taken away again.
  await page.reload();
  await page.getByRole('radio', { name: 'Ada' }).check();
  await page.getByRole('button', { name: 'Remove this name' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
});
