import { readFileSync } from 'node:fs';
import { outcome } from '@games/clue-core';
import { expectAxeClean } from './support/axe.js';
import { game, leaveGame, plan, readMessages, stateOf, whenAsked } from './support/clue.js';
import { act, type Hand, keyboard, mouse } from './support/clue-hands.js';
import { overflow } from './support/measures.js';
import { expect, type Page, test } from './support/test.js';

async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  for (;;) {
    const state = await whenAsked(page);
    await readMessages(page, hand.press);
    const next = plan(state);
    if (!next) break;
    await act(page, next.view, next.action, hand);
  }
  const state = await whenAsked(page);
  expect(outcome(state)?.reason).toBe('solved');
}

const three = [
  { suspect: 'scarlet' },
  { suspect: 'mustard', computer: 'careful' },
  { suspect: 'plum', computer: 'careful' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test('CLU-12 CLU-13 CLU-17 CLU-18 a whole game by mouse', async ({ page }) => {
  await leaveGame(page, three, 'case 0');
  await page.goto('/clue');
  await expect(game(page).getByText('Your turn').first()).toBeVisible();
  await playToTheEnd(page, mouse);
  await expect(page.locator('clue-game .ticker')).toContainText('won');
});

test('CLU-12 CLU-13 CLU-17 CLU-18 a whole game by keyboard alone', async ({ page }) => {
  await leaveGame(page, three, 'case 9');
  await page.goto('/clue');
  await playToTheEnd(page, keyboard);
  await expect(page.locator('clue-game .ticker')).toContainText('won');
});

test('CLU-8 CLU-10 a new game from the menu; saved to a .txt, it opens again and goes on; it is there after a reload', async ({
  page,
}) => {
  await page.goto('/clue');
  await page.getByRole('radio', { name: 'Prof. Plum' }).check({ force: true });
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const pace = page.locator('clue-game .pace');
  await pace.click();
  await pace.click();
  await expect(pace).toHaveText('At once');
  const asked = await whenAsked(page);
  expect(asked.players.map(({ suspect, computer }) => [suspect, computer !== undefined])).toEqual([
    ['scarlet', true],
    ['mustard', true],
    ['plum', false],
  ]);
  // A note, which the file keeps too.
  await page.locator('clue-sheet').getByRole('checkbox', { disabled: false }).first().check();
  const before = await whenAsked(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save…' }).click();
  const file = await (await download).path();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^Clue: a saved game/);

  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  expect(await stateOf(page)).not.toEqual(before);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open…' }).click();
  await (await chooser).setFiles(file);
  await expect.poll(() => stateOf(page)).toEqual(before);
  await expect(page.locator('clue-sheet input[type=checkbox]:enabled:checked')).toHaveCount(1);

  // It goes on, and a reload finds it where it was.
  const next = plan(before);
  if (!next) throw new TypeError('nobody is asked');
  await readMessages(page, mouse.press);
  await act(page, next.view, next.action, mouse);
  const last = await whenAsked(page);
  await page.reload();
  await expect.poll(() => stateOf(page)).toEqual(last);
  // What the device keeps shows no card that somebody else holds.
  const kept = (await page.evaluate(() => localStorage.getItem('parlour:game:clue'))) ?? '';
  const seal = kept.slice(kept.indexOf('the seal'));
  for (const card of last.hands.flat()) expect(seal).not.toContain(`"${card}"`);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Your game is waiting.*Turn \d+/ })).toBeVisible();
});

test('CLU-8 a file that is no saved game is refused in words, and the game stays', async ({ page }) => {
  await leaveGame(page, three, 'case 0');
  await page.goto('/clue');
  const before = await whenAsked(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open…' }).click();
  await (await chooser).setFiles({ name: 'diary.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
  await expect(page.locator('clue-game dialog.box')).toContainText('not a saved game of Clue');
  expect(await stateOf(page)).toEqual(before);
});

test('two people at one screen: a curtain between them, and nobody’s cards behind it', async ({ page }) => {
  await leaveGame(
    page,
    [{ suspect: 'scarlet' }, { suspect: 'mustard' }, { suspect: 'plum', computer: 'careful' }],
    'two',
  );
  await page.goto('/clue');
  const box = page.locator('clue-game dialog.box');
  let handed = 0;
  for (let i = 0; i < 24 && handed < 3; i++) {
    const state = await whenAsked(page);
    await readMessages(page, mouse.press);
    const next = plan(state);
    if (!next) break;
    const hand = box.getByRole('button', { name: /^I am / });
    if (await hand.isVisible()) {
      handed++;
      await expect(page.locator('clue-sheet')).not.toContainText('Show cards');
      expect(
        await page
          .locator('clue-game')
          .evaluate((element) => element.shadowRoot?.querySelectorAll('.clue-card').length),
      ).toBe(0);
      await hand.click();
      await readMessages(page, mouse.press);
    }
    await act(page, next.view, next.action, mouse);
  }
  expect(handed).toBe(3);
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('CLU-6 table, cards and sheet are clean in axe by day and by night, and fit; the sheet is a drawer', async ({
    page,
  }) => {
    const expectFine = async (): Promise<void> => {
      expect(await overflow(page)).toBe(0);
      await expectAxeClean(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAxeClean(page, 'colours');
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await page.goto('/clue');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('clue-game .bar').getByRole('button', { name: 'Roll the die' }).tap();
    await expect(page.locator('clue-game .ticker')).toContainText('You rolled');
    await expectFine();
    await page.getByRole('button', { name: 'Cards', exact: true }).tap();
    await expect(page.locator('clue-game dialog.box img')).toHaveCount((await stateOf(page)).hands[0]?.length ?? 0);
    await expect(page.locator('clue-game dialog.box img').first()).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).tap();
    await page.getByRole('button', { name: 'Sheet', exact: true }).tap();
    await expect(page.locator('clue-sheet').getByRole('tab', { name: 'Accuse' })).toBeVisible();
    await expectFine();
    await page.getByRole('button', { name: 'Back to the board' }).tap();
    await expect(page.locator('clue-sheet').getByRole('tab', { name: 'Accuse' })).toBeHidden();
  });
});

test('the room speaks German, board and all', async ({ page }) => {
  await page.goto('/clue');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Karten verteilen' }).click();
  await expect(page.locator('clue-game .ticker')).toContainText('Du bist dran');
});
