import { test as base, expect } from '@playwright/test';

export { type Browser, expect, type Locator, type Page } from '@playwright/test';

/** What every test watches, whatever it is about: a clean console, the policy kept, nothing asked of another host. */
interface Watched {
  readonly watch: undefined;
}

/** Playwright's test, with the watch kept by every test. */
export const test = base.extend<Watched>({
  watch: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      // Chromium reports whatever the policy blocks as an error on the console.
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) troubles.push(`asked another host: ${request.url()}`);
      });
      await use(undefined);
      expect(troubles, 'console, policy and requests').toEqual([]);
    },
    { auto: true },
  ],
});
