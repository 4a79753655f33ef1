import { expect, test } from 'vitest';

test.each([
  '@games/elements/amazons-board',
  '@games/elements/amazons-board/define.js',
  '@games/elements/amazons-game',
  '@games/elements/amazons-game/define.js',
  '@games/elements/boggle-board',
  '@games/elements/boggle-board/define.js',
  '@games/elements/boggle-game',
  '@games/elements/boggle-game/define.js',
  '@games/elements/boggle-solver',
  '@games/elements/boggle-solver/define.js',
  '@games/elements/clue-board',
  '@games/elements/clue-board/define.js',
  '@games/elements/clue-game',
  '@games/elements/clue-game/define.js',
  '@games/elements/clue-sheet',
  '@games/elements/clue-sheet/define.js',
  '@games/elements/clue-notebook',
  '@games/elements/clue-notebook/define.js',
  '@games/elements/salon-game',
  '@games/elements/salon-game/define.js',
  '@games/elements/salon-desk',
  '@games/elements/salon-desk/define.js',
  '@games/elements/locales/de.js',
  '@games/elements/theme',
])('%s can be imported where there is no DOM', async (entry) => {
  expect(typeof document).toBe('undefined');
  await expect(import(entry)).resolves.toBeDefined();
});

test('an element can be constructed where there is no DOM, as a server does', async () => {
  const { AmazonsBoard } = await import('@games/elements/amazons-board');
  const { AmazonsGame } = await import('@games/elements/amazons-game');
  const { BoggleBoard } = await import('@games/elements/boggle-board');
  const { BoggleGame } = await import('@games/elements/boggle-game');
  const { BoggleSolver } = await import('@games/elements/boggle-solver');
  const { ClueBoard } = await import('@games/elements/clue-board');
  const { ClueGame } = await import('@games/elements/clue-game');
  const { ClueNotebook } = await import('@games/elements/clue-notebook');
  const { ClueSheet } = await import('@games/elements/clue-sheet');
  const { SalonDesk } = await import('@games/elements/salon-desk');
  const { SalonGame } = await import('@games/elements/salon-game');
  expect(new AmazonsBoard().interaction).toEqual({ type: 'idle' });
  expect(new AmazonsGame().state.turn).toBe(0);
  expect(new BoggleBoard().traced).toEqual({ word: '', path: [] });
  expect(new BoggleGame().state.phase).toBe('ready');
  expect(new BoggleSolver().minLength).toBe(3);
  expect(new ClueBoard().view).toBeUndefined();
  expect(new ClueGame().publicView).toBeUndefined();
  expect(new ClueNotebook().save()).toBe('');
  expect(new ClueSheet().marks).toBe('off');
  expect(new SalonDesk().save()).toBe('');
  expect(new SalonGame().publicView).toBeUndefined();
});
