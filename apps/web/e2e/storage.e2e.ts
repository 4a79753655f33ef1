import { expect, type Page, test } from './support/test.js';

const kept = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(`parlour:${key}`), name);

test('a browser that denies storage altogether is said so, and games can be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('by policy', 'SecurityError');
      },
    });
  });
  await page.goto('/statistics');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('This browser is not keeping anything');
});

test('what is broken, or from a later version, is laid aside and not written over; what is full keeps what it has', async ({
  page,
}) => {
  const later = '{"version":2,"people":["Ada"]}';
  const game = '{"save":17}';
  await page.goto('/about');
  await page.evaluate(
    ([profiles, amazons]) => {
      localStorage.setItem('parlour:profiles', profiles);
      localStorage.setItem('parlour:game:amazons', amazons);
    },
    [later, game] as const,
  );
  await page.goto('/statistics');
  await page.getByLabel('Name').fill('Bo');
  await page.getByRole('button', { name: 'Change the name' }).click();
  expect(await kept(page, 'profiles')).toContain('Bo');
  expect(await kept(page, 'profiles:aside')).toBe(later);
  expect(await kept(page, 'game:amazons:aside')).toBe(game);

  // From now on the storage is full: the last name that was kept is still there after a reload.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Name').fill('Cy');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByRole('radio', { name: 'Cy' })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('This browser is not keeping anything');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bo' })).toBeChecked();
});

test('two tabs count together: neither writes over what the other has kept', async ({ page, context }) => {
  await page.goto('/statistics');
  const other = await context.newPage();
  await other.goto('/statistics');
  for (const [tab, name] of [
    [page, 'Ada'],
    [other, 'Bo'],
  ] as const) {
    await tab.getByLabel('Name').fill(name);
    await tab.getByRole('button', { name: 'Add a person' }).click();
  }
  await expect(page.getByRole('radio', { name: 'Bo' })).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Ada' })).toBeVisible();
});
