// Type-checks every project of the workspace, one after the other, and the tests with the examples of the documentation.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeExamples } from './examples.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
writeExamples();
const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/tsconfig.json`))
  .filter((file) => existsSync(join(root, file)));
let failed = 0;
for (const project of [...projects, 'tsconfig.tests.json']) {
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
