import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = '.github/workflows';

describe.each(readdirSync(folder))('the workflow %s (N12)', (name) => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');

  it('is a workflow (action-validator)', () => {
    expect(() => execFileSync(resolve('node_modules/.bin/action-validator'), [file], { stdio: 'pipe' })).not.toThrow();
  });

  it('names each action by its commit, with the version beside it', () => {
    const uses = [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has no permission but those a job names, and leaves no credentials behind', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0;
    expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
    expect(text).not.toMatch(/pull_request_target|secrets\./);
    // What a stranger can write (a branch, a title) is handed over as a variable, never pasted into a script.
    for (const [line] of text.matchAll(/run: .*/g)) expect(line).not.toContain('${{');
  });
});
