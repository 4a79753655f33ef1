import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from './test.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: {
  run(options: object): Promise<{ readonly violations: readonly Violation[] }>;
};

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Runs axe on the whole page, open shadow roots included, and expects nothing. */
export async function expectAxeClean(page: Page): Promise<void> {
  // Evaluated by the debugger, which the page's policy does not concern.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
  );
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)}: ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}
