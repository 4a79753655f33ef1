import { type ClueAction, type ClueState, clue, destinations, encodeSaveText } from '@games/clue-core';
import { choose } from '@games/clue-core/players';
import { history } from '@games/kit';
import { readMessages, whenAsked } from './support/clue.js';
import { act, mouse } from './support/clue-hands.js';
import { expect, test } from './support/test.js';

const SEED = 'the master 7';
const players = [
  { suspect: 'scarlet' },
  { suspect: 'mustard', computer: 'master' },
  { suspect: 'plum', computer: 'child' },
] as const;

/** The person rolls, walks anywhere, asks nothing, shows the first card there is, and ends the turn. */
function nonsense(state: ClueState): ClueAction {
  const view = clue.view(state, 0);
  const { phase, mustShow } = view;
  const seat = 0;
  if (phase.type === 'disproving') return { type: 'show', seat, card: mustShow[0] ?? 'rope' };
  const [way] = phase.type === 'rolled' ? destinations(view) : [];
  if (way) return { type: 'move', seat, to: way.to };
  return { type: phase.type === 'start' ? 'roll' : 'endTurn', seat };
}

/** A game of nonsense against a master and a child, up to the last thing that the person does in it. */
function nearlyLost(): string {
  const { start, act } = history(clue);
  const begun = start({ players }, SEED);
  if (!begun.ok) throw new TypeError(begun.error.code);
  let past = begun.value;
  let before = past;
  while (!past.state.outcome) {
    const [seat = 0] = clue.actors(past.state);
    const { state } = past;
    if (seat === 0) before = past;
    const { computer: level } = { computer: 'careful', ...players[seat] } as const;
    const options = { level, seed: `${SEED}/player ${seat}` };
    const step = act(past, seat === 0 ? nonsense(state) : choose(clue.view(state, seat), options));
    if (!step.ok) throw new TypeError(step.error.code);
    past = step.value.history;
  }
  return encodeSaveText(before);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test('a person loses against the master, and reads the reasons turn by turn', async ({ page }) => {
  const kept = JSON.stringify({ save: nearlyLost(), stage: 'running', at: 0, glance: '' });
  await page.addInitScript((text) => {
    localStorage.setItem('parlour:game:clue', text);
    localStorage.setItem('parlour:clue:pace', '"instant"');
  }, kept);
  await page.goto('/clue');
  const state = await whenAsked(page);
  expect(state.outcome).toBeUndefined();

  await act(page, clue.view(state, 0), nonsense(state), mouse);
  await expect(page.locator('clue-game dialog.box')).toContainText('The case is closed');
  await readMessages(page, mouse.press);
  await expect(page.locator('clue-game .ticker')).toContainText(/Mustard.* won/);

  await page.getByRole('button', { name: 'What the computers thought' }).click();
  const reasons = page.locator('clue-game .reasons');
  await expect(reasons.locator('li').first()).toContainText(/Nothing else is possible|is right with/);
  await expect(reasons).toContainText('The question that tells most');
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();
});
