import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { type Served, serve } from './serve.js';

const { version } = JSON.parse(readFileSync('packages/elements/package.json', 'utf8'));
/** Every element that is published: a new one is tested by being there. */
const tags: readonly string[] = JSON.parse(readFileSync('packages/elements/custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }: { declarations: readonly { tagName?: string }[] }) => declarations)
  .flatMap(({ tagName }: { tagName?: string }) => tagName ?? []);

let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The elements, as a content delivery network has them: on another origin than the page. */
let cdn: Served;
let log: string[];

beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  // What lies under /old/ says that it is an older version of the same package.
  cdn = await serve(resolve('packages/elements/dist'), { 'Access-Control-Allow-Origin': '*' }, (path, text) =>
    path.startsWith('/old/') ? text.replaceAll(`"${version}"`, '"0.0.1"') : text,
  );
});
afterAll(async () => {
  await browser?.close();
  cdn?.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  log = [];
  page.on('console', (message) => log.push(message.text()));
  page.on('pageerror', (error) => log.push(String(error)));
});
afterEach(() => context.close());

/** Plays a turn on a board of Amazons, by clicks. */
async function playTurn(): Promise<void> {
  const board = page.locator('amazons-board');
  for (const square of ['d1', 'd7', 'g7'])
    await board.getByRole('gridcell', { name: new RegExp(`^${square}\\b`, 'i') }).click();
}

describe('a page that was built with a framework (W15)', () => {
  it.each(['react', 'vue', 'svelte', 'solid', 'angular'])(
    '%s shows the board, and plays what is chosen on it',
    async (framework) => {
      const site = await serve(resolve('fixtures/dist', framework));
      try {
        await page.goto(site.origin);
        await playTurn();
        await expect.poll(() => page.locator('#ply').textContent()).toBe('1');
        await expect.poll(() => page.getByRole('gridcell', { name: /^g7\b.*arrow/i }).count()).toBe(1);
        expect(log).toEqual([]);
      } finally {
        site.close();
      }
    },
  );
});

/** No inline script or style, no eval, no worker from a blob; scripts from the page's own origin and the network's. */
const policy = (origin: string): string =>
  `default-src 'none'; script-src 'self' ${origin}; style-src 'self'; img-src data: ${origin}; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'`;

describe('a plain page with one script tag from another origin, under a strict content policy (W16, W29)', () => {
  let site: Served;
  let head = '';
  let body = '';
  beforeAll(async () => {
    site = await serve(resolve('fixtures/plain'), { 'Content-Security-Policy': policy(cdn.origin) }, (_path, text) =>
      text.replace('</head>', `${head}</head>`).replace('<body>', `<body>${body}`),
    );
  });
  afterAll(() => site.close());

  async function open(tag: string, attributes = ''): Promise<void> {
    head = `<script type="module" src="${cdn.origin}/cdn/${tag}.js"></script>`;
    body = `<${tag} ${attributes}></${tag}>`;
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error('blocked', event.violatedDirective));
    });
    await page.goto(site.origin);
    await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.firstElementChild, tag);
  }

  it.each(tags)('<%s> stands there, with a clean console', async (tag) => {
    await open(tag);
    const box = await page.locator(tag).boundingBox();
    expect(box?.width).toBeGreaterThan(0);
    expect(log).toEqual([]);
  });

  it('<amazons-game> plays, and its computer answers though no worker may be made', async () => {
    await open('amazons-game', 'black="1" muted');
    await playTurn();
    await page.waitForFunction(() => {
      const game = document.querySelector('amazons-game') as (Element & { state: { ply: number } }) | null;
      return game?.state.ply === 2;
    });
    // Neither a worker from a blob nor WebAssembly is allowed here, and the browser notes both; nothing else was blocked.
    expect(log.filter((line) => !/^blocked (worker|script)-src$|blob:|WebAssembly/.test(line))).toEqual([]);
  });
});

const load = (file: string): Promise<unknown> => page.addScriptTag({ type: 'module', url: `${cdn.origin}/${file}` });

/** A page that loads files of the network. */
async function openWith(...files: readonly string[]): Promise<void> {
  await page.setContent('<!doctype html><title>page</title><body></body>');
  for (const file of files) await load(file);
  log.length = 0;
}

it('two versions on one page: the first stays, a warning names both, and it plays (W1)', async () => {
  await openWith('old/cdn/amazons-game.js');
  await load('cdn/amazons-game.js');
  expect(log).toContain(`<amazons-game> is already registered in version 0.0.1; version ${version} is ignored.`);
  await page.evaluate(() => document.body.append(document.createElement('amazons-game')));
  log.length = 0;
  await playTurn();
  await page.waitForFunction(() => {
    const game = document.querySelector('amazons-game') as (Element & { state: { ply: number } }) | null;
    return game?.state.ply === 1;
  });
  expect(log).toEqual([]);
});

it.each(tags)('<%s> taken away and put back 1,000 times leaves nothing behind (W28)', async (tag) => {
  await openWith(`cdn/${tag}.js`);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  /** Puts one element on the page again and again, then lets new ones come and go. */
  const churn = (times: number): Promise<void> =>
    page.evaluate(
      async ([name, count]) => {
        const element = document.createElement(name);
        for (let time = 0; time < count; time++) {
          document.body.append(element);
          if (time % 100 === 0) await new Promise(requestAnimationFrame);
          element.remove();
        }
        for (let time = 0; time < count / 100; time++) {
          const another = document.createElement(name);
          document.body.append(another);
          await new Promise(requestAnimationFrame);
          another.remove();
        }
      },
      [tag, times] as const,
    );
  const left = async (): Promise<{ listeners: number; nodes: number }> => {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: read('JSEventListeners'), nodes: read('Nodes') };
  };
  await churn(100);
  const before = await left();
  await churn(1000);
  // The last one may still be waited for, by a frame or a part that is on its way; what leaks stays.
  const more = async () => {
    const after = await left();
    return { listeners: after.listeners - before.listeners > 5, nodes: after.nodes - before.nodes > 50 };
  };
  await expect.poll(more, { timeout: 20_000, interval: 500 }).toEqual({ listeners: false, nodes: false });
});
