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

const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** Runs axe on the whole page, open shadow roots included, and expects nothing. */
export async function expectAxeClean(page: Page, rules: keyof typeof RULES = 'all'): Promise<void> {
  // Evaluated by the debugger, which the page's policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((runOnly) => axe.run({ runOnly }), RULES[rules]);
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)}: ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}
