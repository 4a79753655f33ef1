import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

// Angular's template and types are checked when its page is built, by the same compiler: see fixtures/angular.mjs.
describe('the examples of the recipes are type-checked (W15)', () => {
  it.concurrent.each([
    ['react', 'tsc', ['-p', 'react']],
    ['solid', 'tsc', ['-p', 'solid']],
    ['vue', 'vue-tsc', ['-p', 'vue']],
    ['svelte', 'svelte-check', ['--workspace', 'svelte', '--tsconfig', 'tsconfig.json', '--fail-on-warnings']],
  ])('%s', async (_framework, command, args) => {
    const { code, stdout } = await run(resolve('fixtures/node_modules/.bin', command), args, { cwd: 'fixtures' }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error) => ({ code: error.code, stdout: error.stdout }),
    );
    expect(code, stdout).toBe(0);
  });
});
