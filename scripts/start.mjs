// Builds the app and serves it; the address is the last line printed. PORT and HOST are respected.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const turbo = join(root, 'node_modules/.bin/turbo');
const built = spawnSync(turbo, ['run', 'build', '--filter=@games/web', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

const { preview } = await import('vite');
const server = await preview({
  root: join(root, 'apps/web'),
  logLevel: 'warn',
  preview: { port: Number(process.env.PORT ?? 4173), host: process.env.HOST ?? 'localhost', strictPort: false },
});
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${process.env.PORT ?? 4173}/`;
console.log('The games are served. Stop with Ctrl+C.');
console.log(address);
