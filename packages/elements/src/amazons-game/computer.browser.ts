import { amazons, SETUPS } from '@games/amazons-core';
import { encodeSave } from '@games/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';
import { firstMove, type StubEngine, stubEngine } from '../testing/engine.js';
import { type GameTester, putGame, settled } from '../testing/game.js';
import './define.js';

expectCleanConsole();
// Less motion: the computer does not wait until the turn before has been shown.
beforeEach(() => emulate({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulate());

/** A game whose computer is the test's. */
async function putWithEngine(attributes: string, engine: StubEngine): Promise<GameTester> {
  const tester = await putGame(`<amazons-game muted setup="6x6-two" ${attributes}></amazons-game>`);
  tester.game.engineWorker = engine.worker;
  return tester;
}

const atOnce = (): StubEngine => stubEngine(() => ({}));
const never = (): StubEngine => stubEngine(() => undefined);
const ply = ({ game }: GameTester, count: number): Promise<void> =>
  expect.poll(() => game.state.ply, { timeout: 5000 }).toBe(count);

describe('AMA-1: a person against the computer', () => {
  test('it answers a turn, and is told as an event of the game, not of the person', async () => {
    const engine = atOnce();
    const tester = await putWithEngine('black="3"', engine);
    const { heard, play, text } = tester;
    await play('c1', 'c4', 'c5');
    expect(text('.now .note')).toBe('thinking');
    await expect.poll(() => text('[data-live=polite]')).toContain('Black is thinking.');
    await ply(tester, 2);
    expect(heard.map(({ type }) => type)).toEqual(['games-action', 'games-change', 'games-change']);
    expect(engine.asked[0]?.options).toMatchObject({ level: 3 });
    await settled(tester);
    expect([text('.now .name'), text('.now .note')]).toEqual(['White', 'you, to move']);
  });

  test('in two windows of one game only one thinks; the other goes on when the first is closed', async () => {
    const engines = [never(), never()] as const;
    const tester = await putWithEngine('black="3"', engines[0]);
    const other = document.createElement('amazons-game');
    other.engineWorker = engines[1].worker;
    other.load(tester.game.save());
    document.body.append(other);
    await tester.play('c1', 'c4', 'c5');
    await expect.poll(() => engines[0].asked.length, { timeout: 5000 }).toBe(1);
    other.load(tester.game.save());
    await expect.poll(async () => (await navigator.locks.query()).pending?.length, { timeout: 5000 }).toBe(1);
    expect(engines[1].asked).toEqual([]);
    tester.game.remove();
    await expect.poll(() => engines[1].asked.length, { timeout: 5000 }).toBe(1);
    expect(other.state.ply).toBe(1);
  });

  test('it begins where it plays the side to move', async () => {
    const tester = await putWithEngine('white="1"', atOnce());
    await ply(tester, 1);
    expect(
      tester.find('amazons-board').shadowRoot?.querySelector('.movable'),
      'then it is the person’s turn',
    ).not.toBeNull();
  });

  test('while it thinks a person is told to wait, and nothing is played for it', async () => {
    const tester = await putWithEngine('black="10"', never());
    const { cell, find, game, play } = tester;
    await play('c1', 'c4', 'c5');
    cell('d6').click();
    await settled(tester);
    const said = (): string => find('amazons-board').shadowRoot?.querySelector('[part=message]')?.textContent ?? '';
    await expect.poll(said).toContain("Black's turn");
    expect(game.state.ply).toBe(1);
  });

  test('undo takes back the reply too; redo plays both again', async () => {
    const tester = await putWithEngine('black="3"', atOnce());
    const { button, game, play } = tester;
    await play('c1', 'c4', 'c5');
    await ply(tester, 2);
    const { last } = game.state;
    button('Undo').click();
    await settled(tester);
    expect([game.state.ply, button('Undo').ariaDisabled]).toEqual([0, 'true']);
    button('Redo').click();
    await settled(tester);
    expect([game.state.ply, game.state.last]).toEqual([2, last]);
  });

  test('undo and a new game end its thinking', async () => {
    const engine = never();
    const tester = await putWithEngine('black="3"', engine);
    const { button, find, game, play } = tester;
    await play('c1', 'c4', 'c5');
    await expect.poll(() => engine.asked.length).toBe(1);
    button('Undo').click();
    await settled(tester);
    expect([game.state.ply, engine.stopped]).toEqual([0, 1]);
    await play('c1', 'c4', 'c5');
    await expect.poll(() => engine.asked.length).toBe(2);
    button('New game').click();
    await settled(tester);
    find('#menu-dialog form [type=submit]').click();
    await expect.poll(() => engine.stopped).toBe(2);
    game.remove();
    expect(engine.alive, 'its worker goes with the game').toBe(0);
  });

  test('a computer that has begun cannot be undone away', async () => {
    const tester = await putWithEngine('white="3"', atOnce());
    await ply(tester, 1);
    await settled(tester);
    expect(tester.button('Undo').ariaDisabled).toBe('true');
  });

  test('whoever gives up is the person, also while the computer thinks', async () => {
    const tester = await putWithEngine('black="3"', never());
    const { button, find, play, text } = tester;
    await play('c1', 'c4', 'c5');
    button('Give up').click();
    await settled(tester);
    expect(text('#resign-question')).toContain('White');
    find('.danger').click();
    await settled(tester);
    expect(text('.notice')).toContain('Black wins: White gave up.');
  });

  test('the menu chooses who plays; a person who plays Black alone sits on that side', async () => {
    const tester = await putWithEngine('', atOnce());
    const { button, find, game } = tester;
    button('New game').click();
    await settled(tester);
    const select = find('#menu-dialog #white') as HTMLSelectElement;
    expect(select.options).toHaveLength(11);
    select.value = '7';
    select.dispatchEvent(new Event('change'));
    await settled(tester);
    find('#menu-dialog [type=submit]').click();
    await ply(tester, 1);
    expect([game.white, game.black, game.flipped]).toEqual([7, 'person', true]);
  });

  test('a worker that cannot be made is done without', async () => {
    const tester = await putGame('<amazons-game muted setup="6x6-two" black="1"></amazons-game>');
    tester.game.engineWorker = () => {
      throw new Error('no workers here');
    };
    await tester.play('c1', 'c4', 'c5');
    await ply(tester, 2);
  });

  test('by itself it makes a worker of its own', async () => {
    const tester = await putGame('<amazons-game muted setup="6x6-two" black="1"></amazons-game>');
    await tester.play('c1', 'c4', 'c5');
    await ply(tester, 2);
  });
});

describe('the computer against itself', () => {
  test('plays to the end of the game', async () => {
    const tester = await putGame('<amazons-game muted></amazons-game>');
    tester.game.engineWorker = atOnce().worker;
    tester.game.load(
      `{"players":[1,2],${encodeSave(amazons, { config: { position: 'Q1*q/4/4' }, actions: [] }).slice(1)}`,
    );
    await expect.poll(() => tester.text('.notice'), { timeout: 15_000 }).toContain('wins');
  });

  test('pauses, steps and goes on', async () => {
    const tester = await putWithEngine('white="2" black="3"', atOnce());
    const { button, find, game, text } = tester;
    await settled(tester);
    button('Pause').click();
    await settled(tester);
    const at = game.state.ply;
    expect(text('.notice')).toContain('The game is paused.');
    expect(text('.now .note'), 'nobody thinks').toMatch(/^computer [23]$/);
    expect(find('amazons-board').shadowRoot?.querySelector('[role=table]'), 'nobody plays by hand').not.toBeNull();
    button('One turn').click();
    await ply(tester, at + 1);
    await settled(tester);
    expect(text('.notice'), 'and waits again').toContain('The game is paused.');
    button('Undo').click();
    await ply(tester, at);
    button('Go on').click();
    await ply(tester, at + 2);
  });

  test('a game that was over waits after an undo; another game begins at once', async () => {
    const tester = await putGame('<amazons-game muted></amazons-game>');
    const { button, game, text } = tester;
    game.engineWorker = atOnce().worker;
    game.load(`{"players":[1,2],${encodeSave(amazons, { config: { position: 'Q1*q/4' }, actions: [] }).slice(1)}`);
    await expect.poll(() => text('.notice'), { timeout: 15_000 }).toContain('wins');
    const end = game.state.ply;
    button('Undo').click();
    await settled(tester);
    expect(text('.notice')).toContain('The game is paused.');
    expect(game.state.ply).toBe(end - 1);
    button('New game').click();
    await settled(tester);
    button('Start').click();
    await settled(tester);
    expect(text('.notice')).toContain('The computer plays both sides.');
  });
});

describe('hint and evaluation', () => {
  test('a hint is shown on the board and said; a second press takes it away, a turn too', async () => {
    const tester = await putWithEngine('', atOnce());
    const { button, cell, game, play, text } = tester;
    const move = firstMove(game.state);
    button('Hint').click();
    await expect.poll(() => cell(move.to).getAttribute('aria-label')).toContain('hint: go here');
    expect(text('[data-live=polite]')).toContain(`Hint: from ${move.from} to ${move.to}, arrow on ${move.arrow}.`);
    expect(button('Hint').ariaPressed).toBe('true');
    button('Hint').click();
    await expect.poll(() => cell(move.to).getAttribute('aria-label')).not.toContain('hint');
    button('Hint').click();
    await expect.poll(() => cell(move.to).getAttribute('aria-label')).toContain('hint');
    await play('c1', 'c4', 'c5');
    await settled(tester);
    expect([cell(move.to).getAttribute('aria-label'), button('Hint').ariaPressed]).toEqual([
      expect.not.stringContaining('hint'),
      'false',
    ]);
  });

  test('the bar tells White’s chance, also for those who do not see it', async () => {
    const engine = stubEngine(({ state }) => ({ score: state.turn === 0 ? 0.5 : 0.2 }));
    const tester = await putWithEngine('', engine);
    const { button, find, play } = tester;
    button('Evaluation').click();
    const told = (): string | null | undefined =>
      tester.game.shadowRoot?.querySelector('[role=meter]')?.getAttribute('aria-valuetext');
    await expect.poll(told).toBe('White’s chance to win: 75 %');
    await play('c1', 'c4', 'c5');
    await expect.poll(told, { message: 'a score is the mover’s' }).toBe('White’s chance to win: 40 %');
    expect(find('[role=meter]').ariaValueNow).toBe('40');
    button('One turn back').click();
    await expect.poll(told, { message: 'what is known is not asked again' }).toBe('White’s chance to win: 75 %');
    expect(engine.asked).toHaveLength(2);
  });

  test('a switch turned by the person is told, one turned by the page is not', async () => {
    const { button, game, heard } = await putGame();
    button('Sound').click();
    game.evaluation = true;
    await game.updateComplete;
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ['games-setting', { name: 'muted', value: false }],
    ]);
  });
});

test('players are kept with the game', async () => {
  const tester = await putWithEngine('white="person" black="8"', never());
  await tester.play('c1', 'c4', 'c5');
  const text = tester.game.save();
  const other = document.createElement('amazons-game');
  other.engineWorker = never().worker;
  expect(other.load(text)).toBeUndefined();
  expect([other.white, other.black, other.state]).toEqual(['person', 8, tester.game.state]);
  expect(other.load(encodeSave(amazons, { config: SETUPS['6x6'], actions: [] }))).toBeUndefined();
  expect([other.white, other.black], 'a save without players is of two people').toEqual(['person', 'person']);
});
