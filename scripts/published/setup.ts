import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { publishedPackages } from './packages.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages, by name. */
    tarballs: Record<string, string>;
    /** An empty folder into which plain npm installed them all. */
    consumer: string;
  }
}

/** Packs every package as it would be published and installs all of them with plain npm into an empty folder. */
export default function setup(project: TestProject): () => void {
  const out = resolve('.cache/tarballs');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const tarballs: Record<string, string> = {};
  // All in one run of pnpm: to start it for each takes five times as long.
  execFileSync('pnpm', ['-r', '--filter', './packages/*', 'pack', '--pack-destination', out], { stdio: 'pipe' });
  for (const { name } of publishedPackages()) {
    const prefix = name.replace('@', '').replace('/', '-');
    const file = readdirSync(out).find(
      (tarball) => tarball.startsWith(`${prefix}-`) && /-\d/.test(tarball.slice(prefix.length)),
    );
    if (file) tarballs[name] = join(out, file);
  }
  const consumer = mkdtempSync(join(tmpdir(), 'games-consumer-'));
  writeFileSync(join(consumer, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  // fast-check is the optional peer of @games/kit/laws: who uses the laws installs it.
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', ...Object.values(tarballs), 'fast-check@4'],
    { cwd: consumer, stdio: 'pipe' },
  );
  project.provide('tarballs', tarballs);
  project.provide('consumer', consumer);
  return () => rmSync(consumer, { recursive: true, force: true });
}
