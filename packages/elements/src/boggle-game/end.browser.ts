import { describe, expect, test } from 'vitest';
import { putBoggle, saved } from '../testing/boggle.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

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
    game.style.display = 'block';
    game.style.marginBlockEnd = '200vh';
    scrollTo(0, document.documentElement.scrollHeight);
    await press('Quit');
    await expect.poll(() => find('#dialog').hasAttribute('open')).toBe(true);
    find('.danger').click();
    await expect.poll(() => game.state.phase).toBe('quit');
    expect(heard.at(-1)?.detail).toEqual({ dictionary: '# Boggle dictionary, 2 words\noar\ntea\n' });
    await expect.poll(() => text('.farewell p')).toBe('The computer keeps 2 words for the next time.');
    await expect.poll(() => find('.farewell').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(game.shadowRoot?.activeElement).toBe(find('.farewell button'));
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
    const { round, press, text, game, find, spoken } = await putBoggle(saved({ target: 1, words: [] }));
    await round('tea');
    await press(/^tea/);
    await press('Reject “tea”');
    await expect.poll(() => text('.note')).toContain('A new game begins with the next round.');
    expect(spoken('assertive')).toContain('A new game begins with the next round.');
    expect(game.state.phase).toBe('over');
    await press('New game');
    expect(find('.note').hidden, 'what was wrong is settled').toBe(true);
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
