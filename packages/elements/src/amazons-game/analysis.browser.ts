import { amazons, formatMove, SETUPS } from '@games/amazons-core';
import { encodeSave } from '@games/kit';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import { firstMove, type StubEngine, stubEngine } from '../testing/engine.js';
import { type GameTester, putGame, settled, shortGame } from '../testing/game.js';
import './define.js';

expectCleanConsole();

/** A finished game on the table, and an engine that judges it. */
async function putFinished(engine: StubEngine): Promise<GameTester & { readonly turns: number }> {
  const { actions, last } = shortGame();
  const tester = await putGame();
  tester.game.engineWorker = engine.worker;
  tester.game.load(encodeSave(amazons, { config: { width: 6, height: 6 }, actions: [...actions, last] }));
  await settled(tester);
  return { ...tester, turns: actions.length + 1 };
}

/** White stands well until its third turn throws the game away. */
const thrown = (): StubEngine =>
  stubEngine(({ state }) => {
    const chance = state.ply < 5 ? 0.8 : 0.1;
    return { score: (2 * chance - 1) * (state.turn === 0 ? 1 : -1), action: firstMove(state) };
  });

test('the curve, and each side’s worst turn; a click goes there', async () => {
  const engine = thrown();
  const tester = await putFinished(engine);
  const { button, find, game, text, turns } = tester;
  button('Analysis').click();
  await expect.poll(() => text('[data-live=polite]'), { timeout: 5000 }).toContain('The analysis is done.');
  await settled(tester);
  expect(
    engine.asked.every(({ options }) => options.nodes === 40_000 && !('timeMs' in options)),
    'the same on every device',
  ).toBe(true);
  expect(engine.asked).toHaveLength(turns);
  const move = find('.list [data-count="5"]').textContent?.trim() ?? '';
  expect(text('.slip')).toContain(`White’s worst turn: 3. ${move} 70 points lost`);
  find('.slip').click();
  await settled(tester);
  expect(text('.notice')).toContain(`turn 5 of ${turns}`);
  const slider = find('.curve input') as HTMLInputElement;
  expect([slider.max, slider.value, slider.ariaValueText]).toEqual([String(turns), '5', 'After turn 5: White 10 %']);
  game.evaluation = true;
  await settled(tester);
  expect(find('[role=meter]').ariaValueText, 'the bar knows it, and says the same').toBe('White’s chance to win: 10 %');
  expect(engine.asked).toHaveLength(turns);
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await settled(tester);
  expect(text('.reading')).toBe('After turn 4: White 80 %');
  expect(game.state.ply, 'the game stays where it is').toBe(turns);
  const { violations } = await axe.run(game, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('it names what would have been better', async () => {
  const engine = stubEngine(({ state }) => ({
    score: state.ply < 5 ? (state.turn === 0 ? 0.6 : -0.6) : state.turn === 0 ? -0.8 : 0.8,
    // Never what was played: the first game's turns go to other squares.
    action: { type: 'move', seat: state.turn, from: 'a1', to: 'b2', arrow: 'c3' },
  }));
  const tester = await putFinished(engine);
  tester.button('Analysis').click();
  await expect.poll(() => tester.text('[data-live=polite]'), { timeout: 5000 }).toContain('done');
  expect(tester.text('.slip')).toContain(`better was ${formatMove({ from: 'a1', to: 'b2', arrow: 'c3' })}`);
});

test('a swap is no turn to find fault with', async () => {
  // After the swap White is far ahead: a turn of Black's that came to that would be a bad one.
  const engine = stubEngine(({ state }) => ({ score: state.ply < 2 ? 0 : 0.8 }));
  const tester = await putGame();
  tester.game.engineWorker = engine.worker;
  const move = { type: 'move', seat: 0, from: 'c1', to: 'c4', arrow: 'c5' } as const;
  const config = { ...SETUPS['6x6-two'], pie: true };
  tester.game.load(encodeSave(amazons, { config, actions: [move, { type: 'swap', seat: 1 }] }));
  await settled(tester);
  tester.button('Analysis').click();
  await expect.poll(() => tester.text('[data-live=polite]'), { timeout: 5000 }).toContain('done');
  expect(tester.text('.worst')).toBe('White played no bad turn.Black played no bad turn.');
});

test('it tells how far it is, and can be stopped; opened again it goes on', async () => {
  let asked = 0;
  const engine = stubEngine(() => (++asked === 4 ? undefined : { score: 0 }));
  const tester = await putFinished(engine);
  const { button, find, game, turns } = tester;
  button('Analysis').click();
  await expect.poll(() => (find('.analysis progress') as HTMLProgressElement).value).toBe(3);
  button('Stop').click();
  await settled(tester);
  expect(() => find('.analysis progress')).toThrow();
  expect(engine.stopped).toBe(1);
  expect(game.shadowRoot?.activeElement, 'the focus stays in the panel').toBe(button('Close'));
  button('Close').click();
  await settled(tester);
  expect(() => find('.analysis')).toThrow();
  button('Analysis').click();
  await expect.poll(() => engine.asked.length, { message: 'what is known is not asked again' }).toBe(turns + 1);
});
