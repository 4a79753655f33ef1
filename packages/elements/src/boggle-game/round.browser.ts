import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { knows, putBoggle, saved } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';
import { drag, middle } from '../testing/emulate.js';

expectCleanConsole();

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

  test('BOG-10: a clock that is set back while the game is closed does not make the round longer', async () => {
    const started = [
      { type: 'startRound', seat: 0, at: 5_000_000 },
      { type: 'submit', seat: 0, at: 5_020_000, words: 'tea', replace: true },
    ] as const;
    // The clock of the test stands at 1,000,000.
    const { text, clock, settle, game, type } = await putBoggle(saved({ words: [] }, started));
    expect(text('.time')).toBe('2:40');
    clock.turn(1000);
    await settle();
    expect(text('.time')).toBe('2:39');
    await type('tea arms');
    expect(game.state.typed).toEqual([['tea', 'arms']]);
    clock.turn(159_000);
    await settle();
    expect(game.state.phase).toBe('between');
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

  test('where words must be in the list, one that lies on the board is not said to be off it', async () => {
    const { round, press, list, text, find } = await putBoggle(saved({ words: [], check: 'list' }));
    await round('tea amr zzz');
    expect(list('Not on the board or not in the list')).toEqual(['amr0', 'zzz0']);
    await press(/^amr/);
    expect(text('.note')).toBe('amr is on the board, but not in the English list.');
    expect(find('boggle-board').shadowRoot?.querySelectorAll('.chosen')).toHaveLength(3);
    await press(/^zzz/);
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
