import { boggle } from '@games/boggle-core';
import axe from 'axe-core';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BOARD, knows, putBoggle, saved } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';
import { emulate } from '../testing/emulate.js';
import type { BoggleGame } from './boggle-game.js';

expectCleanConsole();

describe('options, several people, save', () => {
  test('BOG-34: what belongs together stands together', async () => {
    const { find } = await putBoggle();
    expect(find('.round').querySelectorAll('.start, progress')).toHaveLength(2);
    expect(find('.settings').querySelectorAll('#difficulty, #target')).toHaveLength(2);
    expect(find('.lists').querySelectorAll('.reject, .list')).toHaveLength(5);
    expect(find('.toolbar').querySelectorAll('button')).toHaveLength(8);
  });

  test('the options begin a game: dice, size, timer, people', async () => {
    const { press, find, game, settle } = await putBoggle();
    await press('Options');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await userEvent.selectOptions(find('#dice'), 'super-big-2012');
    await userEvent.selectOptions(find('#seconds'), 'null');
    await userEvent.fill(find('#people'), '2');
    await press('Begin a new game');
    await settle();
    const { dice, width, minLength, seconds, people } = game.state.config;
    expect({ dice, width, minLength, seconds, people }).toEqual({
      dice: 'super-big-2012',
      width: 6,
      minLength: 4,
      seconds: null,
      people: 2,
    });
    await press('Start round');
    await press('End round');
    expect(game.state.phase).toBe('between');
  });

  test('a computer that knows the list, and words that must be in it', async () => {
    const { press, find, game, round, list } = await putBoggle();
    await press('Options');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await userEvent.selectOptions(find('#opponent'), 'list');
    await userEvent.selectOptions(find('#check'), 'list');
    await press('Begin a new game');
    await expect.poll(() => game.state.config.opponent, { timeout: 10_000 }).toBe('list');
    await round('zzz');
    expect(list('Not on the board or not in the list')).toEqual(['zzz0']);
    const other = document.createElement('boggle-game');
    expect(await other.load(game.save())).toBeUndefined();
    expect(other.state).toEqual(game.state);
  });

  test('two people: each has an entry, and words of both cancel', async () => {
    const { press, type, clock, settle, list, editor } = await putBoggle(saved({ people: 2, opponent: 'none' }));
    await press('Start round');
    await type('tea arms');
    await press('Player 2');
    expect(editor().value).toBe('');
    await type('tea oar');
    clock.turn(180_000);
    await settle();
    expect([list('Only you'), list('Both')]).toEqual([['oar1'], ['tea0']]);
    await press('Player 1');
    expect(list('Only you')).toEqual(['arms1']);
  });

  test('a save has the round that runs; the clock has gone on meanwhile', async () => {
    const { press, type, game, clock, editor } = await putBoggle();
    await press('Start round');
    await type('tea arm');
    const other = document.createElement('boggle-game');
    other.clock = { ...clock, now: () => clock.now() + 60_000 };
    document.body.append(other);
    expect(await other.load(game.save())).toBeUndefined();
    await other.updateComplete;
    expect(other.state).toEqual(game.state);
    expect(other.shadowRoot?.querySelector('.time')?.textContent).toBe('2:00');
    expect(other.shadowRoot?.querySelector('textarea')?.value.split(/\s/)).toEqual(editor().value.split(/\s/));
  });

  test('a text that is no save changes nothing', async () => {
    const { game } = await putBoggle();
    const before = game.state;
    expect((await game.load('Dear diary'))?.code).toBe('broken');
    expect(game.state).toBe(before);
  });

  test('a dictionary file goes in and comes out; a broken one says why and loses nothing', async () => {
    const { game } = await putBoggle();
    game.dictionaryText = '# Boggle dictionary, 2 words\noar\ntea\n';
    expect(game.state.knowledge.base).toEqual(['oar', 'tea']);
    expect(game.dictionaryText).toBe('# Boggle dictionary, 2 words\noar\ntea\n');
    expect(game.readDictionary('# Boggle dictionary, 3 words\noar\n')?.code).toBe('file-cut');
    expect(game.state.knowledge.base).toEqual(['oar', 'tea']);
  });

  test('a prevented action is not done', async () => {
    const { game, press } = await putBoggle();
    game.addEventListener('games-action', (event) => event.preventDefault());
    await press('Start round');
    expect(game.state.phase).toBe('ready');
  });

  test('a board that was sent is the first of a game', async () => {
    const { game, press } = await putBoggle(saved({ boards: [] }));
    expect(game.playBoard('abc')?.code).toBe('board-shape');
    game.playBoard('TEAM/OARS/NITE/DGLP');
    await expect.poll(() => game.state.config.boards.length).toBe(1);
    await press('Start round');
    expect(game.state.board).toEqual(BOARD);
  });

  test('a board of holes alone is refused', async () => {
    const { game } = await putBoggle();
    expect(game.playBoard('..../..../..../....')).toEqual({ code: 'board-empty' });
    expect(game.state.config.boards).toHaveLength(4);
  });

  test('a seed begins a game; while one runs it asks first', async () => {
    const { game, press, find, settle } = await putBoggle();
    await game.playSeed('tuesday');
    expect(game.state.config.boards).toEqual([]);
    await press('Start round');
    const { board } = game.state;
    await game.playSeed('wednesday');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    expect(game.state).toMatchObject({ phase: 'round', board });
    await settle();
    await press('Play that board');
    expect(game.state.phase).toBe('ready');
    await press('Start round');
    expect(game.state.board).not.toEqual(board);
  });

  test('a board that comes before the game is drawn begins a game, and the page hears of it', () => {
    const game = document.createElement('boggle-game');
    const heard: Event[] = [];
    game.addEventListener('games-change', (event) => heard.push(event));
    expect(game.playBoard('TEAM/OARS/NITE/DGLP')).toBeUndefined();
    expect(heard).toHaveLength(1);
  });

  test('its types are known to the page, and its attributes begin the first game', async () => {
    expectTypeOf(document.createElement('boggle-game')).toEqualTypeOf<BoggleGame>();
    document.body.innerHTML = '<boggle-game muted difficulty="9" target="40"></boggle-game>';
    const game = document.querySelector('boggle-game');
    await game?.updateComplete;
    expect([game?.state.difficulty, game?.state.target]).toEqual([9, 40]);
    expect(boggle.view(game?.state ?? ({} as never), 0).phase).toBe('ready');
  });
});

describe('axe finds nothing', () => {
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('style');
  });

  test.each(['light', 'dark'])('in a round, after it, in a dialog, at the end: %s', async (scheme) => {
    await emulate({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
    document.documentElement.style.colorScheme = 'light dark';
    document.documentElement.style.background = scheme === 'dark' ? '#17120e' : '#f5efe1';
    const { game, press, round, find, settle } = await putBoggle(saved({ target: 3, words: ['oar'] }));
    const faults = async (): Promise<string[]> => {
      const { violations } = await axe.run(game, { rules: { region: { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    };
    await round('tea zzz');
    await press(/^tea/);
    expect(await faults()).toEqual([]);
    await round('arms team tear mast');
    expect(await faults()).toEqual([]);
    await press('Options');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await settle();
    expect(await faults()).toEqual([]);
  });
});

describe('in any width', () => {
  test('on a phone on its side a round is whole: board, word so far, clock and words fit the screen', async () => {
    const before = [innerWidth, innerHeight] as const;
    await page.viewport(740, 360);
    const { game, press, find, settle } = await putBoggle();
    await press('Start round');
    find('boggle-board').focus();
    await userEvent.keyboard('tea');
    await settle();
    const { top } = game.getBoundingClientRect();
    for (const part of [find('boggle-board'), find('.clock'), find('textarea')]) {
      expect(part.getBoundingClientRect().bottom - top, part.localName).toBeLessThanOrEqual(300);
    }
    await page.viewport(...before);
  });

  test.each([240, 360, 768, 1280])('%i px: nothing sticks out', async (width) => {
    const { game, round, find } = await putBoggle(knows('oar'));
    game.style.width = `${width}px`;
    await round('tea arms zzz');
    expect(find('.table').scrollWidth).toBeLessThanOrEqual(width);
  });
});
