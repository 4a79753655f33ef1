import { gzipSync } from 'node:zlib';
import { rooms } from '../src/rooms/registry.js';
import { expectAxeClean } from './support/axe.js';
import { expectFineInEveryLook } from './support/looks.js';
import { countLayoutShift, overflow } from './support/measures.js';
import { expect, type Page, test } from './support/test.js';

/** Pages that are looked at in some state: axe would read the thousand words of the solver's own board for minutes. */
const states: Readonly<Record<string, string>> = { '/boggle/solver': '?board=team/oars' };

/** Every page of the app, and an address where there is none. */
const pages = [
  '/',
  ...rooms.flatMap(({ id, pages }) => pages.map(({ path }) => `/${id}${path}`)),
  '/about',
  '/statistics',
  '/no/such/room',
];

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of pages) {
    test(`${path} is clean in axe, fits its window and stands still, in every light, size and language`, async ({
      page,
    }) => {
      const shift = await countLayoutShift(page);
      const address = `${path}${states[path] ?? ''}`;
      await open(page, address);
      expect(await shift()).toBeLessThanOrEqual(0.05);
      await expectFineInEveryLook(page);
      // German words are longer: the narrowest window shows it.
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => localStorage.setItem('parlour:settings', '{"language":"de"}'));
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      expect(await overflow(page)).toBe(0);
      await expectAxeClean(page);
      expect(await shift()).toBeLessThanOrEqual(0.05);
    });
  }

  test('the settings are clean in axe, in every light and size', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFineInEveryLook(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.getByRole('dialog')).toContainText('Einstellungen');
    expect(await overflow(page)).toBe(0);
    await expectAxeClean(page);
  });
});

test.fail('what the policy forbids fails a test', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "hostile"';
    document.head.append(script);
  });
});

test('a link leads to the next page without a reload, with the focus on its title', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'How to play: Amazons' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('How to play Amazons');
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('How to play Amazons · Parlour');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table is set');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('the skip link jumps over the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the theme is chosen at once, and kept for the next visit before the first paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Lamplight' }).check();
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(23, 18, 14)');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await ground()).toBe('rgb(23, 18, 14)');
});

test('the app speaks German when asked, and keeps it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Der Tisch ist gedeckt');
  await page.goto('/amazons/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So spielt man Amazonen');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });
  test('meets a German page', async ({ page }) => {
    await open(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über Parlour');
  });
});

test('settings close by Escape and by a click beside them, and give the focus back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Settings' });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 300);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is kept on the device may be broken: the app opens all the same', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('parlour:settings', '{"theme":"plaid","sound":"loud","language":');
    localStorage.setItem('parlour:game:amazons', '{"save":17}');
  });
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Play: Amazons', exact: true })).toBeVisible();
});

test('a browser that keeps nothing is said so, and everything works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Lamplight' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toContainText('This browser is not keeping anything');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('the home page asks for at most 80 kB of script, and for no game', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(80_000);
  expect(await page.evaluate(() => customElements.get('amazons-game'))).toBeUndefined();
});
