import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that leaves a word on the console. Lit's note that this is its development build is Lit's own. */
export function expectCleanConsole(): void {
  const said: unknown[][] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn', 'log', 'info'] as const) {
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        if (!String(words[0]).startsWith('Lit is in dev mode')) said.push(words);
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
    expect(said).toEqual([]);
  });
}
