import { boggle } from '@games/boggle-core';
import axe from 'axe-core';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BOARD, putBoggle, saved } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';
import { drag, emulate, middle } from '../testing/emulate.js';
import type { BoggleGame } from './boggle-game.js';

expectCleanConsole();

/** The computer knows just these. */
const knows = (...words: string[]): string => saved({ words });

describe('a round', () => {
  test('BOG-23 BOG-24 BOG-26: the button starts it, new letters lie there, the editor opens; then all closes again', async () => {
    const { button, editor, press, game, clock, settle, find } = await putBoggle();
    expect([button('Start round').disabled, editor().disabled, game.state.board]).toEqual([false, true, null]);
    await press('Start round');
    expect([button('Start round').disabled, editor().disabled]).toEqual([true, false]);
    expect(find('boggle-board').shadowRoot?.querySelectorAll('.letter')[0]?.textContent).toBe('T');
    expect(game.shadowRoot?.activeElement).toBe(editor());
    clock.turn(180_000);
    await settle();
    expect([button('Start round').disabled, editor().disabled]).toEqual([false, true]);
  });

  test('BOG-25: m:ss in a real progress bar, changing each second, urgent at the end', async () => {
    const { text, find, press, clock, settle } = await putBoggle();
    const bar = (): HTMLProgressElement => find('progress');
    expect(text('.time')).toBe('3:00');
    await press('Start round');
    const seen: string[] = [];
    for (let second = 0; second < 3; second++) {
      clock.turn(1000);
      await settle();
      seen.push(text('.time'));
    }
    expect(seen).toEqual(['2:59', '2:58', '2:57']);
    expect([bar().max, bar().value, bar().getAttribute('aria-valuetext')]).toEqual([180, 177, '2:57']);
    expect(find('.clock').classList.contains('urgent')).toBe(false);
    clock.turn(147_000);
    await settle();
    expect([text('.time'), find('.clock').classList.contains('urgent')]).toEqual(['0:30', true]);
    clock.turn(30_000);
    await settle();
    expect([text('.time'), bar().value, find('.clock').classList.contains('urgent')]).toEqual(['0:00', 0, false]);
  });

  test('BOG-25: told aloud at 60, 30 and 10 seconds only', async () => {
    const { press, clock, settle, spoken } = await putBoggle();
    await press('Start round');
    const said = new Set<string>();
    for (let second = 0; second < 179; second++) {
      clock.turn(1000);
      await settle();
      said.add(spoken());
    }
    expect([...said]).toEqual(['Round 1 begins.', 'One minute left.', '30 seconds left.', '10 seconds left.']);
  });

  test('BOG-10: a page that slept for most of the round is right as soon as it wakes, and ends in time', async () => {
    const { press, clock, settle, text, type, game, list } = await putBoggle(knows());
    await press('Start round');
    await type('tea');
    clock.sleep(170_400);
    await settle();
    expect(text('.time')).toBe('0:10');
    clock.sleep(3_600_000);
    await settle();
    expect(game.state.phase).toBe('between');
    expect(list('Only you')).toEqual(['tea1']);
  });

  test('BOG-9: what is typed too late is not taken, even when the timer is late', async () => {
    const { press, clock, type, game, editor, list, settle } = await putBoggle(knows());
    await press('Start round');
    await type('tea');
    // The clock is past the end, and no timer has run yet.
    game.clock = { ...clock, now: () => clock.now() + 200_000 };
    await type('tea arms');
    await settle();
    expect(game.state.phase).toBe('between');
    expect(editor().value).toBe('tea');
    expect(list('Only you')).toEqual(['tea1']);
  });

  test('BOG-8 BOG-26: typed and traced words make one list, which may be edited till the end', async () => {
    const { press, type, editor, find, game, settle, text, list, clock } = await putBoggle(knows());
    await press('Start round');
    await type('Tea ARMS  tea');
    expect(text('.count')).toBe('2 words');
    await type('a\nb\nc\nd\ne\nf\ng\nTea ARMS  tea');
    const cell = (each: number): Element =>
      find('boggle-board').shadowRoot?.querySelector(`[data-cell="${each}"]`) as Element;
    await drag(...[4, 5, 6].map((each) => middle(cell(each))));
    await settle();
    expect(editor().value).toBe('a\nb\nc\nd\ne\nf\ng\nTea ARMS  tea\noar\n');
    expect(editor().scrollTop, 'the newest word is in sight').toBeGreaterThan(50);
    await type('Tea ARMS  tea\noar\n');
    await drag(...[4, 5, 6].map((each) => middle(cell(each))));
    await settle();
    expect([editor().value, text('.note')]).toEqual(['Tea ARMS  tea\noar\n', 'You have OAR already.']);
    await type(editor().value.replace('ARMS', ''));
    expect(game.state.typed).toEqual([['tea', 'oar']]);
    clock.turn(180_000);
    await settle();
    expect(list('Only you')).toEqual(['oar1', 'tea1']);
  });

  test('BOG-26: the first tap beside a word goes to the end of the list, the next stays there', async () => {
    const { press, type, editor } = await putBoggle();
    await press('Start round');
    await type('tea\noar\narms\n');
    editor().blur();
    const { width, height } = editor().getBoundingClientRect();
    const lineHeight = Number.parseFloat(getComputedStyle(editor()).lineHeight);
    const position = { x: width / 2, y: Math.min(height / 2, 8 + lineHeight * 1.5) };
    await userEvent.click(editor(), { position });
    expect(editor().selectionEnd).toBe('tea\noar\narms\n'.length);
    await userEvent.click(editor(), { position });
    expect(editor().selectionEnd).toBeLessThan('tea\noar\narms'.length);
  });

  test('the word that is being typed shows its path on the letters', async () => {
    const { press, type, find } = await putBoggle();
    await press('Start round');
    await type('arms tea');
    expect(find('boggle-board').shadowRoot?.querySelectorAll('.chosen')).toHaveLength(3);
  });
});

describe('after a round', () => {
  test('BOG-30 BOG-31: four lists with counts and points, and the scores of both', async () => {
    const { round, list, text, press, find } = await putBoggle(knows('arms', 'oar'));
    await round('tea arms zzz');
    expect([list('Only you'), list('Only the computer'), list('Both'), list('Not on the board')]).toEqual([
      ['tea1'],
      ['oar1'],
      ['arms0'],
      ['zzz0'],
    ]);
    expect(text('[aria-labelledby=list-yours] .sum')).toBe('1 word, 1 point');
    expect(text('.scores tbody')).toBe('You 1 1 The computer 1 1');
    expect(text('.round-label')).toBe('Round 1');
    expect(getComputedStyle(find('.scroll')).overflowY).toBe('auto');
    await press('Start round');
    expect([list('Only you'), list('Only the computer'), list('Both'), list('Not on the board')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(text('.scores tbody')).toBe('You 0 1 The computer 0 1');
    expect(text('.round-label')).toBe('Round 2');
  });

  test('a word that is pressed shows its path on the board', async () => {
    const { round, press, find, text } = await putBoggle(knows());
    await round('tear zzz');
    await press(/^tear/);
    expect(find('boggle-board').shadowRoot?.querySelectorAll('.chosen')).toHaveLength(4);
    await press(/^zzz/);
    expect(find('boggle-board').shadowRoot?.querySelectorAll('.chosen')).toHaveLength(0);
    expect(text('.note')).toBe('zzz is not on the board.');
  });

  test('BOG-32: a word is rejected between rounds, and the rejection taken back', async () => {
    const { round, press, button, list, text } = await putBoggle(saved({ words: [], difficulty: 10 }));
    await round('tea arms');
    expect(text('.scores tbody')).toBe('You 2 2 The computer 0 0');
    await press('Reject a word');
    expect(text('.note')).toBe('Choose one of your own words first, then reject it.');
    await press(/^tea/);
    await press('Reject “tea”');
    expect([list('Only you'), list('Rejected'), text('.scores tbody')]).toEqual([
      ['arms1'],
      ['tea0'],
      'You 1 1 The computer 0 0',
    ]);
    expect(text('.learned')).toBe('The computer learned: arms.');
    await press('Undo: take “tea” back in');
    expect([list('Only you'), text('.scores tbody')]).toEqual([['arms1', 'tea1'], 'You 2 2 The computer 0 0']);
    await press('Start round');
    expect(button('Reject a word').disabled).toBe(true);
  });

  test('what was missed comes from the English list, when it is asked for', async () => {
    const { round, press, list, text, settle } = await putBoggle(knows('oar'));
    await round('tea');
    await press('Show what was missed');
    await expect.poll(() => list('Nobody found').length, { timeout: 10_000 }).toBe(407);
    await settle();
    expect(text('.missed p')).toBe('The English list has 409 words on this board. You found 1, the computer 1.');
    expect(list('Nobody found')).not.toContain('tea');
  });
});

describe('BOG-5 BOG-27: difficulty and target', () => {
  const enter = async (
    { find, settle }: Awaited<ReturnType<typeof putBoggle>>,
    name: string,
    value: string,
  ): Promise<void> => {
    const field = find<HTMLInputElement>(`#${name}`);
    await userEvent.fill(field, value);
    await userEvent.keyboard('{Enter}');
    await settle();
    await settle();
  };

  test('the defaults are shown, and both can be set at any time', async () => {
    const tester = await putBoggle();
    const { find, game, press } = tester;
    expect([find<HTMLInputElement>('#difficulty').value, find<HTMLInputElement>('#target').value]).toEqual([
      '5',
      '100',
    ]);
    await press('Start round');
    await enter(tester, 'difficulty', '10');
    expect([game.state.difficulty, game.state.phase]).toEqual([10, 'round']);
  });

  test.each([
    ['difficulty', '0', 'The difficulty is a whole number from 1 to 10.'],
    ['difficulty', '11', 'The difficulty is a whole number from 1 to 10.'],
    ['difficulty', '', 'The difficulty is a whole number from 1 to 10.'],
    ['target', '0', 'The target score is a whole number from 1 to 10,000.'],
    ['target', '10001', 'The target score is a whole number from 1 to 10,000.'],
    ['target', '1.5', 'The target score is a whole number from 1 to 10,000.'],
  ])('%s %s is refused in words, and changes nothing', async (name, value, words) => {
    const tester = await putBoggle();
    const before = tester.game.state;
    await enter(tester, name, value);
    await expect.poll(() => tester.text('#wrong-setting')).toBe(words);
    expect(tester.game.state).toBe(before);
    expect(tester.find(`#${name}`).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => tester.spoken('assertive')).toBe(words);
    // Who types on, or starts a round, is no longer told off.
    if (name === 'target') await userEvent.fill(tester.find('#target'), '7');
    else await tester.press('Start round');
    expect(() => tester.find('#wrong-setting')).toThrow();
    if (name === 'difficulty') expect(tester.find<HTMLInputElement>('#difficulty').value).toBe('5');
    await enter(tester, name, '7');
    expect(() => tester.find('#wrong-setting')).toThrow();
  });

  test('BOG-3: another target in the middle of a round asks, then begins a new game', async () => {
    const tester = await putBoggle(knows());
    const { game, press, find, type, text } = tester;
    await press('Start round');
    await type('tea');
    await enter(tester, 'target', '50');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await press('Play on');
    expect([game.state.target, game.state.phase]).toEqual([100, 'round']);
    await expect.poll(() => find<HTMLInputElement>('#target').value).toBe('100');
    await enter(tester, 'target', '50');
    await press('New target, new game');
    expect([game.state.target, game.state.phase, game.state.round]).toEqual([50, 'ready', 0]);
    expect(text('.target')).toBe('First to 50');
  });
});

describe('restart, quit, the end', () => {
  test('BOG-28: Restart is always there; in a round it asks, then begins a new game', async () => {
    const { press, game, find, text } = await putBoggle();
    await press('Restart');
    expect(game.state.phase).toBe('ready');
    await press('Start round');
    await press('Restart');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    await press('Begin a new game');
    expect([game.state.phase, text('.round-label')]).toEqual(['ready', 'Round 0']);
  });

  test('BOG-29: Quit halts, gives the dictionary to keep, and one can play again with it', async () => {
    const { round, press, heard, game, text, find } = await putBoggle(saved({ words: ['oar'], difficulty: 10 }));
    await round('tea');
    await press('Quit');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    find('.danger').click();
    await expect.poll(() => game.state.phase).toBe('quit');
    expect(heard.at(-1)?.detail).toEqual({ dictionary: '# Boggle dictionary, 2 words\noar\ntea\n' });
    await expect.poll(() => text('.farewell p')).toBe('The computer keeps 2 words for the next time.');
    await expect.poll(() => find('.farewell').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await press('Play again');
    expect([game.state.phase, game.state.knowledge.base]).toEqual(['ready', ['oar', 'tea']]);
  });

  test.each([
    ['Game over—you win!', [], 'tea arms'],
    ["Game over—it's a tie!", ['oar', 'tear'], 'tea arms'],
    ['Game over—the computer wins!', ['oar', 'tear', 'team'], 'tea'],
  ])('BOG-33: %s', async (words, known, typed) => {
    const { round, text, heard, spoken, press, game, list } = await putBoggle(saved({ target: 2, words: known }));
    await round(typed);
    expect(text('.end h2')).toBe(words);
    expect(spoken('assertive')).toContain(words);
    expect(heard.at(-1)?.type).toBe('games-end');
    expect(list('Only you').length, 'the words stay in sight').toBeGreaterThan(0);
    await press('New game');
    expect([game.state.phase, game.state.round]).toEqual(['ready', 0]);
  });

  test('BOG-21: when the end of a round ended the game, nothing can be rejected, and it says so', async () => {
    const { round, press, text, game } = await putBoggle(saved({ target: 1, words: [] }));
    await round('tea');
    await press(/^tea/);
    await press('Reject “tea”');
    await expect.poll(() => text('.note')).toContain('A new game begins with the next round.');
    expect(game.state.phase).toBe('over');
  });

  test('BOG-20: a rejection that ends the game can be taken back', async () => {
    const { round, press, text, game, find } = await putBoggle(saved({ target: 1, words: ['tea'] }));
    game.style.display = 'block';
    game.style.width = '360px';
    await round('tea');
    await press(/^tea/);
    find('[part=settings]').scrollIntoView();
    await press('Reject “tea”');
    expect(text('.end h2')).toBe('Game over—the computer wins!');
    expect(game.shadowRoot?.activeElement).toBe(find('.end'));
    expect(find('.end').getBoundingClientRect().top, 'it is in sight, wherever one was').toBeGreaterThanOrEqual(0);
    await press('Undo: take “tea” back in');
    expect(game.state.phase).toBe('between');
  });

  test('BOG-6 BOG-35: games follow each other, and the computer keeps what it has learned', async () => {
    const { round, press, game, text } = await putBoggle(saved({ target: 2, words: [], difficulty: 10 }));
    for (let played = 0; played < 3; played++) {
      await round(played === 0 ? 'tea arms' : 'zzz');
      if (played === 0) expect(text('.end h2')).toBe('Game over—you win!');
      if (game.state.phase === 'over') await press('New game');
      if (played === 0) expect(game.statistics).toMatchObject({ games: 1, won: 1, words: 2, longest: 'arms' });
    }
    expect(game.state.knowledge.base).toEqual(expect.arrayContaining(['arms', 'tea']));
  });
});

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
    expect(list('Not on the board')).toEqual(['zzz0']);
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
  test.each([240, 360, 768, 1280])('%i px: nothing sticks out', async (width) => {
    const { game, round, find } = await putBoggle(knows('oar'));
    game.style.width = `${width}px`;
    await round('tea arms zzz');
    expect(find('.table').scrollWidth).toBeLessThanOrEqual(width);
  });
});
