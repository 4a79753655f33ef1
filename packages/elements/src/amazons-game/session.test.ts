import { describe, expect, test } from 'vitest';
import { actIn, loadSession, redoIn, type Session, saveOf, startSession, stateOf, undoIn } from './session.js';

const begin = (): Session => {
  const started = startSession();
  if (!started.ok) throw new TypeError(started.error.code);
  return started.value;
};

const play = (session: Session, from: 'd1' | 'd10', to: 'd7' | 'd9', arrow: 'g7' | 'g9'): Session => {
  const step = actIn(session, { type: 'move', seat: stateOf(session).turn, from, to, arrow });
  if (!step.ok) throw new TypeError(step.error.code);
  return step.value;
};

describe('a session', () => {
  test('keeps every state, so that one can step back without undoing', () => {
    const first = begin();
    const second = play(first, 'd1', 'd7', 'g7');
    expect(second.states).toEqual([stateOf(first), stateOf(second)]);
  });

  test('undo and redo end where they began', () => {
    const played = play(play(begin(), 'd1', 'd7', 'g7'), 'd10', 'd9', 'g9');
    const back = undoIn(played, 2);
    expect(back.states).toHaveLength(1);
    expect(redoIn(back, 2)).toEqual(played);
  });

  test('undo at the start and redo at the end change nothing', () => {
    const session = begin();
    expect(undoIn(session)).toBe(session);
    expect(redoIn(session)).toBe(session);
  });

  test('a save opens as the same game', () => {
    const played = play(begin(), 'd1', 'd7', 'g7');
    const loaded = loadSession(saveOf(played));
    expect(loaded.ok && loaded.value.states).toEqual(played.states);
  });

  test('a save that cannot be read is refused with a code', () => {
    expect(loadSession('Dear diary')).toEqual({ ok: false, error: { code: 'broken', field: '' } });
  });
});
