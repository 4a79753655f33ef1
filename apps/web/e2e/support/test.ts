import { test as base, expect, type Page } from '@playwright/test';

export { expect, type Page };

/** What every test watches, whatever it is about: a clean console, the policy kept, nothing asked of another host. */
interface Watched {
  readonly watch: undefined;
}

/** Reported by the page itself, before any of its scripts run. */
const watchPolicy = (): void => {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
};

/** Playwright's test, with the watch kept by every test. */
export const test = base.extend<Watched>({
  watch: [
    async ({ page, context, baseURL }, use) => {
      const troubles: string[] = [];
      await context.addInitScript(watchPolicy);
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
