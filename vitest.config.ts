import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { writeExamples } from './scripts/examples.mjs';

// Every example of the documentation is a test of its own.
writeExamples();

// Tests read the sources, never a stale build: see "Source without building" in docs/architecture.md.
const resolve = { conditions: ['@games/source', 'module', 'import', 'default'] };
const ssr = { resolve: { conditions: ['@games/source', 'module', 'import', 'node', 'default'] } };

const chromium = findChromium();

// Left to itself Vitest uses one of two cores.
const maxWorkers = 2;

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          // The cores keep nothing outside their values, so that test files can share one process.
          isolate: false,
          maxWorkers,
          include: ['packages/*/src/**/*.{test,props}.ts', 'scripts/*.test.ts', '.cache/examples/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // What is published is tested as it is published: packed from dist, so after a build only.
        test: {
          name: 'published',
          maxWorkers,
          include: ['scripts/published/*.test.ts'],
          globalSetup: ['scripts/published/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          maxWorkers,
          include: ['packages/elements/src/**/*.browser.ts'],
          testTimeout: 90_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
