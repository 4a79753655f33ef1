import { expectAxeClean } from './axe.js';
import { overflow } from './measures.js';
import { expect, type Page } from './test.js';

/**
 * Expects the page as it stands to be clean in axe in every light and size that people meet: daylight, lamplight,
 * forced colours, 200 % zoom and 320 px. A light changes colours and nothing else, so there only the rules about
 * colours run again; a size changes the layout, so there all rules do.
 */
export async function expectFineInEveryLook(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  expect(await overflow(page)).toBe(0);
  await expectAxeClean(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAxeClean(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectAxeClean(page, 'colours');
  expect(await vanishedWords(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  // What a window of 1280 px shows at 200 % zoom, and the narrowest window of WCAG 1.4.10.
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), { message: `${size.width} px wide` }).toBe(0);
    await expectAxeClean(page);
  }
  await page.setViewportSize(window);
}

/** In forced colours axe cannot judge text on a picture or a gradient; here no text may have the colour of the ground. */
const vanishedWords = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('main :is(h1, h2, p, li, a, figcaption), header a, footer p')]
      .filter((element) => getComputedStyle(element).color === canvas)
      .map((element) => element.textContent);
  });
