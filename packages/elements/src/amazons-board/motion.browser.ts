import { reduce } from '@games/amazons-core';
import { afterEach, describe, expect, test } from 'vitest';
import { type BoardTester, putBoard } from '../testing/board.js';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';

expectCleanConsole();

async function playOne(): Promise<BoardTester> {
  const tester = await putBoard();
  const { board, rendered } = tester;
  if (!board.view) return tester;
  const step = reduce(board.view, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' });
  if (step.ok) board.view = step.value.state;
  await rendered();
  return tester;
}

const running = ({ board }: BoardTester): Animation[] =>
  board.shadowRoot?.getAnimations().filter((animation) => !(animation instanceof CSSTransition)) ?? [];

describe('movement', () => {
  test('the amazon slides along its path, then the arrow flies and the tile burns', async () => {
    const tester = await playOne();
    const timings = running(tester).map((animation) => animation.effect?.getTiming());
    expect(timings).toHaveLength(3);
    for (const timing of timings) {
      expect(timing?.duration).toBeGreaterThanOrEqual(150);
      expect(timing?.duration).toBeLessThanOrEqual(250);
    }
    const piece = tester.cell('d7').querySelector('.piece');
    const [slide] = piece?.getAnimations() ?? [];
    const effect = slide?.effect;
    expect(effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.transform).toBe('translate(0%, 600%)');
  });

  test('it blocks nothing: the board already shows and says where all stands', async () => {
    const { label } = await playOne();
    expect([label('d1'), label('d7'), label('g7')]).toEqual(['d1, empty', 'd7, White amazon', 'g7, arrow']);
  });

  test('under prefers-reduced-motion nothing moves, and all stands at the same place', async () => {
    const moving = await playOne();
    const expected = moving.board.shadowRoot?.querySelector('.grid')?.textContent;
    moving.board.remove();
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const still = await playOne();
    expect(running(still)).toEqual([]);
    expect(still.board.shadowRoot?.querySelector('.grid')?.textContent).toBe(expected);
    expect(still.label('d7')).toBe('d7, White amazon');
  });

  afterEach(() => emulate());
});
