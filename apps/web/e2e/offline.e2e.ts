import { type Host, startHost } from './support/host.js';
import { test as base, expect, type Page } from './support/test.js';

/** These tests have a host of their own, because they change what it serves. */
const test = base.extend<{ readonly host: Host }>({
  // Playwright reads a fixture's needs from this pattern, which must name something.
  host: async ({ browserName: _ }, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
};

/** Until the app has been kept for offline use. */
const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done));
  });

test('after the first visit every page opens without a connection', async ({ page, context }) => {
  await open(page, '/');
  await waitForWorker(page);
  await context.setOffline(true);
  for (const path of [
    '/',
    '/amazons',
    '/amazons/rules',
    '/boggle',
    '/boggle/solver',
    '/salon',
    '/salon/host',
    '/about',
    '/no/such/room',
  ])
    await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such room');
});

test('a fresh version is announced, waits for the player, and is taken with one click', async ({ page, host }) => {
  await open(page, '/');
  await waitForWorker(page);
  host.publishLaterVersion();
  await page.reload();
  const notice = page.getByRole('status');
  await expect(notice).toContainText('A fresh version is ready', { timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Refresh now' }).click();
  await reloaded;
  await expect(page.locator('main h1')).toBeVisible();
  await expect(notice.getByRole('button')).toHaveCount(0);
});
