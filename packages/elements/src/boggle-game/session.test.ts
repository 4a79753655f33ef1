import { boggle } from '@games/boggle-core';
import { describe, expect, test } from 'vitest';
import { actIn, openSession, readSave, type Session, saveOf, startSession } from './session.js';

const start = (): Session => {
  const started = startSession(boggle, { words: ['tea'], difficulty: 10 }, 'a seed');
  if (!started.ok) throw new TypeError(started.error.code);
  return started.value;
};
const act = (session: Session, ...actions: readonly Parameters<typeof actIn>[2][]): Session =>
  actions.reduce((now, action) => {
    const step = actIn(boggle, now, action, 'the next seed');
    if (!step.ok) throw new TypeError(step.error.code);
    return step.value.session;
  }, session);

describe('a session', () => {
  test('of all that was typed in a round, the save holds the last text', () => {
    const texts = ['t', 'te', 'tea', 'tea arms'];
    const session = act(
      start(),
      { type: 'startRound', seat: 0, at: 0 },
      ...texts.map((words) => ({ type: 'submit', seat: 0, at: 1, words, replace: true }) as const),
    );
    expect(session.actions).toHaveLength(2);
    const save = readSave(saveOf(session));
    const opened = save.ok && openSession(boggle, save.value);
    expect(opened).toMatchObject({ ok: true, value: { state: session.state } });
  });

  test('BOG-17: a new game is a session of its own, and the computer keeps what it learned', () => {
    const session = act(
      start(),
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: 'oar', replace: true },
      { type: 'timeout', seat: null, at: 180_000 },
      { type: 'newGame', seat: 0 },
    );
    expect([session.actions, session.seed, session.state.knowledge.base]).toEqual([
      [],
      'the next seed',
      ['oar', 'tea'],
    ]);
  });

  test('a save that is none, or that the rules do not allow, is refused with a code', () => {
    expect(readSave('Dear diary')).toMatchObject({ ok: false, error: { code: 'broken' } });
    const actions = [{ type: 'timeout', seat: null, at: 1 }] as const;
    expect(openSession(boggle, { config: {}, seed: '', actions })).toMatchObject({
      ok: false,
      error: { code: 'action-refused', index: 0 },
    });
  });
});
