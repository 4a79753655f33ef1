import { describe, expect, test } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { putDesk, stateOf } from '../testing/salon.js';

expectCleanConsole();

describe('<salon-desk>', () => {
  test('SAL-21: a game is set up, posted, played and won', async () => {
    const { desk, heard, all, press, fill, text, post, button } = await putDesk();
    await fill('[name=name]', 'Ada');
    await fill('[name=ordersHours]', '0');
    await press('.setup [type=submit]');
    expect(text('#turn-title')).toBe('Turn 1: Madame Rouge (Ada)');
    expect(all('.letter').map(({ dataset }) => `${dataset.kind} ${dataset.to}`)).toEqual([
      'opening all',
      'result all',
      'hand 1',
      'yourTurn 1',
      'hand 2',
      'hand 3',
      'hand 4',
    ]);
    await post('I move to the library and suggest Plum with the rope, leave my turn open');
    expect(text('[part=reading]')).toContain('Suggestion: Baron Violet, Silk Cord, Map Archive; the turn stays open');
    await press('[data-step=confirm]');
    expect(all('.letter[data-kind=result]')).toHaveLength(2);
    const { murder } = stateOf(desk.save());
    await post(
      `I accuse ${murder.suspect} with the ${murder.weapon.replace('-', ' ')} in the ${murder.room.replace('-', ' ')}`,
    );
    await press('[data-step=confirm]');
    expect(text('#turn-title')).toBe('The game is over');
    expect(text('.outcome')).toBe('Madame Rouge (Ada) won!');
    expect(heard.map(({ type }) => type)).toContain('games-end');
    await button('Show who held what');
    expect(all('.letter[data-kind=proof]')).toHaveLength(1);
  });
});
