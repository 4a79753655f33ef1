import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A folder served on an origin of its own. */
export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a folder as a static host does.
 *
 * @param folder - what is served
 * @param headers - sent with each answer
 * @param change - what becomes of a text on its way, by its path
 */
export async function serve(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
  change: (path: string, text: string) => string = (_path, text) => text,
): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path.replace(/^\/old\//, '/'));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers });
    response.end(change(path, readFileSync(file, 'utf8')));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
