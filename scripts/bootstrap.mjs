// Installs the dependencies with the package manager that package.json names, unless that has been done already.
// Needs nothing but Node and npm. Runs before `npm start` and `npm test`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// The stamp holds for this lockfile, this package manager and this Node only: a change of any installs anew.
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(`\n${packageManager}\n${process.version}\n${process.platform}-${process.arch}`)
  .digest('hex');
const stampFile = join(root, 'node_modules/.bootstrap-stamp');
if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) process.exit(0);

console.log(`Installing with ${packageManager} (the first time takes a minute) ...`);
const { status } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
writeFileSync(stampFile, stamp);
