import { manualWords } from '../src/rooms/clue/manual.words.js';
import { expect, test } from './support/test.js';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    const words = manualWords[language];

    test(`CLU-9 the manual says how to play, how to win, and who made it, and has the sheet to print, ${language}`, async ({
      page,
      request,
    }) => {
      await page.goto('/clue/rules');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const headings = [
        ...words.parts.map(({ heading }) => heading),
        words.tipsHeading,
        words.handHeading,
        words.printHeading,
        words.aboutHeading,
      ];
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(headings);
      for (const tip of words.tips) await expect(page.getByText(tip)).toBeVisible();
      await expect(page.locator('figure.diagram')).toHaveCount(words.parts.filter(({ diagram }) => diagram).length);
      // The detective sheet lies there to be printed.
      for (const [, label] of words.sheets) {
        const address = await page.getByRole('link', { name: label }).getAttribute('href');
        const answer = await request.get(address ?? '');
        expect(answer.headers()['content-type']).toBe('application/pdf');
        expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    });
  });
}

test('CLU-6 the cards in the manual are the pictures of the game', async ({ page }) => {
  await page.goto('/clue/rules');
  const cards = page.locator('.diagram__cards img');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
});
