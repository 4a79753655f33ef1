// Elements in Chromium: their first render beside the same number of plain buttons, and what one that has gone leaves behind.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' };

export const boards = {
  'amazons-board': { cells: 100, html: '<amazons-board></amazons-board>' },
  'boggle-board': { cells: 16, html: '<boggle-board board="TEAM/OARS/NITE/DGLP"></boggle-board>' },
  'clue-board': { cells: 576, html: '<clue-board></clue-board>' },
};

/** A server of the files in a folder. */
async function serve(root) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/')
      return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    try {
      const body = await readFile(join(root, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** In the page: the median of the rounds, from the tag in the document to its layout; and bytes kept by 200 that came and went. */
async function inPage({ file, html, cells, rounds }) {
  await import(file);
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

/**
 * Each board, loaded from `/<folder>/<tag>.js` below a folder: milliseconds of its first render, those of the buttons, and the
 * bytes that one leaves behind. And the browser's version.
 */
export async function renderBoards(root, folder, rounds) {
  const server = await serve(root);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
  try {
    const found = {};
    for (const [tag, { html, cells }] of Object.entries(boards)) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      found[tag] = await page.evaluate(inPage, { file: `/${folder}/${tag}.js`, html, cells, rounds });
      await page.close();
    }
    return { version: browser.version(), found };
  } finally {
    await browser.close();
    server.close();
  }
}
