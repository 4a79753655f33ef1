import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playUntil, putClue, rendered, seats } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

test('the focus is not lost where the set-up makes way for the table, and the table for the set-up', async () => {
  const tester = await putClue(seats('SCARLET', 'mustard', 'plum'));
  const focused = (): string | undefined => tester.game.shadowRoot?.activeElement?.className;
  await userEvent.click(tester.button('File'));
  await userEvent.click(tester.find('[role=menuitem]') ?? document.body);
  await tester.rendered();
  tester.button('Deal the cards').focus();
  await userEvent.keyboard('{Enter}');
  await tester.rendered();
  expect(focused()).toBe('ticker');

  tester.game.remove();
  const over = playUntil({ players: seats('SCARLET', 'mustard') }, 'over', (state) => !!state.outcome);
  const ended = await putClue(over);
  ended.button('A new case').focus();
  await userEvent.keyboard('{Enter}');
  await ended.rendered();
  expect(ended.game.shadowRoot?.activeElement?.className).toBe('setup-title');
});

test('CLU-13: on a phone nothing lies over the places to go to', async () => {
  const past = playUntil({ players: seats('SCARLET', 'mustard') }, 'a long way', ({ seat, phase }) => {
    return seat === 0 && phase.type === 'rolled';
  });
  const tester = await putClue(past);
  await page.viewport(360, 560);
  await expect.poll(() => tester.find('.bar')).toBeTruthy();
  await rendered(tester.game);
  const bar = tester.find('.bar');
  const choices = tester.find('.choices');
  if (!bar || !choices) throw new TypeError('no bar, or nothing to choose');
  expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(choices.getBoundingClientRect().bottom);
});

test('CLU-17: a double click at the curtain shows nobody a card', async () => {
  const past = playUntil({ players: seats('SCARLET', 'PLUM') }, 'twice', ({ phase }) => phase.type === 'disproving');
  const tester = await putClue(past);
  const answer = tester.find('dialog.box button.primary');
  if (!answer) throw new TypeError('no curtain');
  // As a browser sends it: the second click falls on whatever stands there by then.
  answer.click();
  await tester.rendered();
  const card = tester.find('dialog.box [data-card]');
  if (!card) throw new TypeError('no card to show');
  const click = (detail: number): boolean =>
    card.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }));
  click(2);
  expect(tester.state().phase.type).toBe('disproving');
  click(1);
  expect(tester.state().phase.type).toBe('done');
});

test('a game that is moved in its page lies behind its curtain again', async () => {
  const past = playUntil({ players: seats('SCARLET', 'PLUM') }, 'twice', ({ phase }) => phase.type === 'disproving');
  const tester = await putClue(past);
  const place = document.body.appendChild(document.createElement('section'));
  place.append(tester.game);
  await expect.poll(() => tester.find('dialog.box')?.matches(':modal')).toBe(true);
  place.remove();
});
