// How long an element takes to render and what it leaves behind: node elements/run.mjs [rounds]. Needs the built package
// (pnpm --filter @games/elements build). No other board of Amazons, Boggle or Clue is on npm, so the peer is the browser: the
// same number of squares as plain HTML, laid out by it.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

const rounds = Number(process.argv[2] ?? 15);
const root = fileURLToPath(new URL('../../packages/elements/dist/', import.meta.url));
const types = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' };
const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/')
    return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
  try {
    const body = await readFile(join(root, path));
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();

const subjects = {
  'amazons-board': { cells: 100, html: '<amazons-board></amazons-board>' },
  'boggle-board': { cells: 16, html: '<boggle-board board="TEAM/OARS/NITE/DGLP"></boggle-board>' },
  'clue-board': { cells: 576, html: '<clue-board></clue-board>' },
};

/** In the page: the median of the rounds, from the tag in the document to its layout; and bytes kept by 200 that came and went. */
async function measure({ tag, html, cells, rounds }) {
  await import(`/cdn/${tag}.js`);
  const median = (list) => list.sort((one, other) => one - other)[list.length >> 1];
  const time = async (text) => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now();
      document.body.innerHTML = text;
      await document.body.firstElementChild.updateComplete;
      document.body.getBoundingClientRect();
      times.push(performance.now() - begun);
    }
    document.body.replaceChildren();
    return median(times);
  };
  const plain = `<div style="display:grid;grid-template-columns:repeat(10,1fr)">${'<button type="button">a1</button>'.repeat(cells)}</div>`;
  await time(html);
  const [ours, theirs] = [await time(html), await time(plain)];
  const used = () => {
    globalThis.gc?.();
    return performance.memory.usedJSHeapSize;
  };
  const visit = async (count) => {
    for (let i = 0; i < count; i++) {
      document.body.innerHTML = html;
      await document.body.firstElementChild.updateComplete;
    }
    document.body.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return used();
  };
  const before = await visit(20);
  const after = await visit(200);
  return { ours, theirs, kept: (after - before) / 200 };
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});
console.log(`Chromium ${browser.version()}, ${cpus()[0]?.model}, ${rounds} rounds, medians\n`);
let missed = 0;
try {
  for (const [tag, { html, cells }] of Object.entries(subjects)) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const { ours, theirs, kept } = await page.evaluate(measure, { tag, html, cells, rounds });
    // What is kept of one that has gone: noise, as long as it is less than a kilobyte.
    if (kept > 1024) missed++;
    console.log(
      `${tag.padEnd(14)} first render ${ours.toFixed(1)} ms, ${cells} plain buttons ${theirs.toFixed(1)} ms (${(ours / theirs).toFixed(1)}); ` +
        `one that has gone keeps ${Math.round(kept)} bytes (bar 1024)`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exitCode = Math.min(missed, 1);
