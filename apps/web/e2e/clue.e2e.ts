import { type ClueAction, type ClueView, clue, outcome } from '@games/clue-core';
import { cell, game, leaveGame, plan, readMessages, squareFor, whenAsked } from './support/clue.js';
import { expect, type Locator, type Page, test } from './support/test.js';

const names: Readonly<Record<string, string>> = {
  roll: 'Roll Die',
  endTurn: 'End Turn',
  suggest: 'Suggest',
  accuse: 'Accuse',
};

/** One way to press things: by mouse, or by keyboard alone. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly pick: (radio: Locator) => Promise<void>;
  readonly go: (page: Page, view: ClueView, to: string) => Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  pick: (radio) => radio.check(),
  go: (page, view, to) => cell(page, squareFor(view, to)).click(),
};

async function act(page: Page, view: ClueView, action: ClueAction, hand: Hand): Promise<void> {
  const sheet = page.locator('clue-sheet');
  const button = (name: string): Locator => sheet.getByRole('button', { name, exact: true });
  switch (action.type) {
    case 'roll':
    case 'endTurn':
      await hand.press(sheet.getByRole('tab', { name: 'Detective' }));
      return hand.press(button(names[action.type] ?? ''));
    case 'move':
      return hand.go(page, view, action.to);
    case 'passage':
    case 'stay':
      return hand.press(page.locator(`clue-board button.choice.${action.type}`));
    case 'show':
      return hand.press(page.locator(`clue-game dialog.box [data-card="${action.card}"]`));
    case 'suggest':
    case 'accuse':
      await hand.press(sheet.getByRole('tab', { name: 'Accuse' }));
      for (const card of [action.suspect, action.weapon, action.room]) {
        await hand.pick(sheet.locator(`input[type=radio][value="${card}"]`));
      }
      await hand.press(button(names[action.type] ?? ''));
      if (action.type === 'accuse') await hand.press(page.locator('clue-game dialog.box button.danger'));
  }
}

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
  await leaveGame(page, three, 'by mouse');
  await page.goto('/clue');
  await expect(game(page).getByText('Your turn')).toBeVisible();
  await playToTheEnd(page, mouse);
  expect(clue.id).toBe('clue');
});
