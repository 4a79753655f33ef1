import type { ClueAction, ClueView } from '@games/clue-core';
import { cell, squareFor } from './clue.js';
import type { Locator, Page } from './test.js';

const names: Readonly<Record<string, string>> = {
  roll: 'Roll Die',
  endTurn: 'End Turn',
  suggest: 'Suggest',
  accuse: 'Accuse',
};

/** One way to press things: by mouse, or by keyboard alone. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly pick: (radio: Locator) => Promise<void>;
  readonly go: (page: Page, view: ClueView, to: string) => Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  pick: (radio) => radio.check(),
  go: (page, view, to) => cell(page, squareFor(view, to)).click(),
};

export const keyboard: Hand = {
  press: async (target) => {
    await target.focus();
    await target.page().keyboard.press('Enter');
  },
  pick: async (radio) => {
    await radio.focus();
    await radio.page().keyboard.press('Space');
  },
  go: async (page, view, to) => {
    await page.locator('clue-board .cells [tabindex="0"]').focus();
    const wanted = squareFor(view, to);
    const active = page.locator('clue-board .cells :focus');
    for (let i = 0; i <= 80 && (await active.getAttribute('data-square')) !== wanted; i++)
      await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
};

/** Does what was planned, as a person would: on the board, on the sheet, in the dialogs. */
export async function act(page: Page, view: ClueView, action: ClueAction, hand: Hand): Promise<void> {
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
