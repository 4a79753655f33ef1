import { expectAxeClean } from './support/axe.js';
import { expectFineInEveryLook } from './support/looks.js';
import { overflow } from './support/measures.js';
import { fillIn, note, notebook, tableGame } from './support/notebook.js';
import { expect, test } from './support/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

test('a whole table game is solved in the notebook', async ({ page }) => {
  const { players, hand, log, murder } = tableGame('a rainy sunday');
  await page.goto('/clue/notebook');
  await fillIn(page, players, hand);
  for (const entry of log) await note(page, players, entry);
  const solution = notebook(page).locator('[part=solution]');
  for (const card of murder) await expect(solution).toContainText(card);
});

test('a wrong note clashes, and is changed; deleted, taken back and kept over a reload', async ({ page }) => {
  const { players, hand, log } = tableGame('a rainy sunday');
  const book = notebook(page);
  await page.goto('/clue/notebook');
  await fillIn(page, players, hand);
  for (const entry of log.slice(0, 3)) await note(page, players, entry);
  // An own card can't be in another hand.
  await book.getByRole('button', { name: 'Card seen' }).click();
  const form = book.getByRole('dialog');
  await form.getByRole('radio', { name: players[1] ?? '', exact: true }).check();
  await form.getByRole('radio', { name: hand[0] ?? '', exact: true }).check();
  await form.getByRole('button', { name: 'Note it' }).click();
  const clash = book.locator('[part=contradiction]');
  await expect(clash).toContainText('can’t all be true');
  await clash.getByRole('button', { name: `Change: ${players[1]} has` }).click();
  await form.getByRole('radio', { name: 'does not have it' }).check();
  await form.getByRole('button', { name: 'Change it' }).click();
  await expect(clash).toBeHidden();

  await book.getByRole('button', { name: 'Log (4)' }).click();
  const lines = book.locator('[part=line]');
  await lines
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(lines).toHaveCount(3);
  await book.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(4);

  await page.reload();
  await book.getByRole('button', { name: 'Log (4)' }).click();
  await expect(lines).toHaveCount(4);
});

test('notes that can’t be read are put aside, and the notebook opens', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('parlour:clue:notebook:aside'))
      localStorage.setItem('parlour:clue:notebook', '"nonsense"');
  });
  await page.goto('/clue/notebook');
  await expect(notebook(page).getByRole('heading', { name: 'A game at your table' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('parlour:clue:notebook:aside'))).toBe('"nonsense"');
});

test('clean in axe, and fits its window, in every light and size: sheet with its reasons, and form', async ({
  page,
}) => {
  const { text } = tableGame('a rainy sunday');
  await page.addInitScript((kept) => localStorage.setItem('parlour:clue:notebook', kept), JSON.stringify(text));
  await page.goto('/clue/notebook');
  await notebook(page).getByRole('radio', { name: 'Chances' }).check();
  await notebook(page).locator('.cell').first().click();
  await expect(notebook(page).locator('[part=why]')).toBeVisible();
  await expectFineInEveryLook(page);
  await page.evaluate(() => localStorage.setItem('parlour:settings', '{"language":"de"}'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await notebook(page).getByRole('radio', { name: 'Chancen' }).check();
  await notebook(page).locator('.cell').first().click();
  await expect(notebook(page).locator('[part=why]')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAxeClean(page);
  await notebook(page).locator('[part=add]').click();
  await expect(notebook(page).getByRole('dialog')).toBeVisible();
  await expectFineInEveryLook(page);
});
