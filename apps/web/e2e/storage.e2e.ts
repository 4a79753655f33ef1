import { game, square } from './support/amazons.js';
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
  await page.goto('/amazons');
  for (const name of ['d1', 'd7', 'g7'] as const) await square(page, name).click();
  await expect(game(page).getByText('Black to move').first()).toBeVisible();
});

test('what is broken, or from a later version, is laid aside and not written over; what is full keeps what it has', async ({
  page,
}) => {
  const later = '{"version":2,"people":["Ada"]}';
  const broken = '{"save":17}';
  await page.goto('/about');
  await page.evaluate(
    ([profiles, amazons]) => {
      localStorage.setItem('parlour:profiles', profiles);
      localStorage.setItem('parlour:game:amazons', amazons);
    },
    [later, broken] as const,
  );
  await page.goto('/statistics');
  await page.getByLabel('Name').fill('Bo');
  await page.getByRole('button', { name: 'Change the name' }).click();
  expect(await kept(page, 'profiles')).toContain('Bo');
  expect(await kept(page, 'profiles:aside')).toBe(later);
  expect(await kept(page, 'game:amazons:aside')).toBe(broken);

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

test('two tabs keep the same people: neither writes over whom the other has added', async ({ page, context }) => {
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
