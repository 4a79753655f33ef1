import { clue } from '@games/clue-core';
import { choose, consider, playReasonText } from '@games/clue-core/players';
import { type History, history } from '@games/kit';
import { expect, test } from 'vitest';
import { putClue } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

const SEED = 'reasons';
const players = [
  { suspect: 'scarlet' },
  { suspect: 'mustard', computer: 'careful' },
  { suspect: 'plum', computer: 'child' },
] as const;

/** A game of computers as the element plays it: each draws from its own stream; the person plays carefully too. */
function played(): { readonly past: Parameters<typeof putClue>[0]; readonly last: string } {
  const { start, act } = history(clue);
  const begun = start({ players }, SEED);
  if (!begun.ok) throw new TypeError(begun.error.code);
  let past: History<never, never, never> | typeof begun.value = begun.value;
  let last = '';
  while (!past.state.outcome) {
    const [seat = 0] = clue.actors(past.state);
    const level = past.state.players[seat]?.computer === 'child' ? 'child' : 'careful';
    const options = { level, seed: `${SEED}/player ${seat}` } as const;
    const view = clue.view(past.state, seat);
    if (seat > 0) last = playReasonText(consider(view, options).reason, { players: view.players, me: null });
    const step = act(past, choose(view, options));
    if (!step.ok) throw new TypeError(step.error.code);
    past = step.value.history;
  }
  return { past, last };
}

test('after the end each computer’s reasons are read, the last turn on top, and before it there are none', async () => {
  const { past, last } = played();
  const fresh = await putClue(players, SEED);
  expect(() => fresh.button('What the computers thought')).toThrow();
  fresh.game.remove();

  const tester = await putClue(past);
  tester.button('What the computers thought').click();
  await expect
    .poll(() => tester.find('.reasons li:first-child p:last-child .because')?.textContent, { timeout: 15_000 })
    .toBe(last);
  await expect.poll(() => tester.find('.reasons-bar progress'), { timeout: 20_000 }).toBeUndefined();
  const said = [...(tester.game.shadowRoot?.querySelectorAll('.reasons .because') ?? [])].map((one) => one.textContent);
  expect(said.length).toBeGreaterThan(20);
  expect(said).not.toContain('It does not recall why.');
  const select = tester.find('.reasons-bar select') as HTMLSelectElement;
  select.value = '2';
  select.dispatchEvent(new Event('change'));
  await tester.rendered();
  expect(tester.find('.reasons h3')?.textContent).toContain('Plum');
});
