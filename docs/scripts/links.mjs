// VitePress checks the links of Markdown; this checks what it has built: each link of HTML too, and each anchor.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Throws, naming each link of the built site that leads to no page or to no place on it. */
export function checkLinks(outDir) {
  const base = process.env.DOCS_BASE ?? '/';
  const files = readdirSync(outDir, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('elements/demos/'));
  const anchors = new Map();
  const anchorsOf = (file) => {
    if (!anchors.has(file)) {
      const html = readFileSync(join(outDir, file), 'utf8');
      anchors.set(file, new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => decode(id))));
    }
    return anchors.get(file);
  };
  const broken = new Set();
  // What programs read: every page has its copy, and the list names it.
  const list = readFileSync(join(outDir, 'llms.txt'), 'utf8');
  for (const file of files.filter((name) => name !== '404.html')) {
    const copy = file.replace(/\.html$/, '.md');
    if (!existsSync(join(outDir, copy))) broken.add(`${file}: no copy for programs`);
    if (copy !== 'index.md' && !list.includes(`](/${copy})`)) broken.add(`llms.txt: not ${copy}`);
  }
  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8');
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (/^[a-z]+:|^\/\//i.test(href)) continue;
      const [path = '', hash = ''] = decode(href).split('#');
      const target =
        path === '' ? file : locate(outDir, path.startsWith('/') ? path.slice(base.length) : join(dirname(file), path));
      if (target === undefined) broken.add(`${file}: ${href}`);
      else if (hash && target.endsWith('.html') && !anchorsOf(target).has(hash))
        broken.add(`${file}: ${href} (no such place)`);
    }
  }
  if (broken.size > 0) throw new Error(`Links that lead nowhere:\n${[...broken].join('\n')}`);
}

const decode = (text) =>
  decodeURIComponent(text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'"));

function locate(outDir, path) {
  const clean = path.replace(/\/$/, '/index.html') || 'index.html';
  return [clean, `${clean}.html`].find((name) => existsSync(join(outDir, name)));
}
