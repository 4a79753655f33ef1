// Finds a Chromium to test with: CHROMIUM_PATH, an installed Chrome or Chromium, then Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell without windows first: a page costs it a third of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What Chromium needs to run as root, without a GPU and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** How to get one, in one line. */
export const howToGetChromium =
  'No Chromium was found: install Chrome or Chromium (Debian: apt-get install chromium-headless-shell, or chromium), run "npx playwright install chromium", or set CHROMIUM_PATH.';

/** The path of an installed browser, or undefined: then Playwright looks for its own download. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`);
    return env.CHROMIUM_PATH;
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}
