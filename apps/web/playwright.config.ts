import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

// Two checkouts may be tested at once.
const port = Number(process.env.GAMES_TEST_PORT ?? 4317);
const chromium = findChromium();

/** The app as people get it: built, served under its policy, in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/playwright',
  // One more than cores: a test mostly waits for its page.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits only catch what hangs: a busy machine may stall a browser for many seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: chromiumFlags },
  },
  webServer: {
    command: `npx vite build --logLevel warn && npx vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
