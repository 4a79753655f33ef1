import { describe, expect, test } from 'vitest';
import { begin, deal, entered, MURDER, play, put, refusal, step, types } from './fixtures/table.js';
import { create } from './setup.js';
import { DAY, type SalonState } from './types.js';
import { actors, deadline, view } from './view.js';

const at = (time: number): { readonly type: 'timeout'; readonly seat: null; readonly at: number } => ({
  type: 'timeout',
  seat: null,
  at: time,
});

/** A simulated clock: the timeouts that a host who looks every hour sends until a time, and what they lead to. */
function runClock(state: SalonState, until: number): { state: SalonState; rung: readonly number[] } {
  const rung: number[] = [];
  let now = state;
  for (let time = state.at; time <= until; time += DAY / 24) {
    const due = deadline(now);
    if (!due || due.at > time) continue;
    now = play(now, at(time));
    rung.push(time);
  }
  return { state: now, rung };
}

describe('time', () => {
  test('SAL-16: a player has at least 24 hours, then the host may skip them', () => {
    expect(create({ skipAfter: DAY - 1 }, 1)).toEqual({
      ok: false,
      error: { code: 'skip-too-soon', skipAfter: DAY - 1, min: DAY },
    });
    const state = begin({ skipAfter: 2 * DAY, startAt: 1000 });
    expect(deadline(state)).toEqual({ at: 1000 + 2 * DAY, seat: 1 });
    const skip = { type: 'skip', seat: 0, player: 1 } as const;
    expect(refusal(state, { ...skip, at: 999 + 2 * DAY })).toMatchObject({ code: 'too-early', due: 1000 + 2 * DAY });
    const late = step(state, at(1000 + 2 * DAY));
    expect(late.events).toEqual([{ type: 'overdue', seat: 1, turn: 1 }]);
    expect(deadline(late.state)).toBeUndefined();
    expect(actors(late.state)).toEqual([0, 1]);
    expect(play(late.state, skip)).toMatchObject({ seat: 2, overdue: false });
    // The host need not wait for the mark, the time is enough; and the player may still act.
    expect(play(state, { ...skip, at: 1000 + 2 * DAY }).seat).toBe(2);
    expect(play(late.state, { type: 'move', seat: 1, to: 'hall' })).toMatchObject({ overdue: false, seat: 1 });
    expect(refusal(late.state, { ...skip, player: 2 })).toEqual({ code: 'not-on-turn', player: 2, turn: 1 });
  });

  test('SAL-6: a skipped suspect is put in the corridor', () => {
    const state = put(begin(), { scarlet: 'kitchen' });
    const { events, state: now } = step(state, { type: 'skip', seat: 0, player: 1, at: DAY });
    expect(events.slice(0, 2)).toEqual([
      { type: 'skipped', seat: 1 },
      { type: 'placed', suspect: 'scarlet', from: 'kitchen', to: 'corridor', why: 'skipped' },
    ]);
    expect(now.places.scarlet).toBe('corridor');
  });

  test('SAL-6: a player may ask to be skipped, at once on their turn, else on their next', () => {
    const state = begin({ players: 3 });
    expect(play(state, { type: 'skip', seat: 1, player: 1 }).seat).toBe(2);
    const asked = step(state, { type: 'skip', seat: 2, player: 2 });
    expect(asked.events).toEqual([{ type: 'skipAsked', seat: 2 }]);
    expect(refusal(asked.state, { type: 'skip', seat: 2, player: 2 })).toEqual({ code: 'skip-already-asked' });
    expect(refusal(state, { type: 'skip', seat: 2, player: 3 })).toEqual({ code: 'host-only' });
    const next = step(asked.state, { type: 'skip', seat: 1, player: 1 });
    expect(types(next.events)).toEqual(['skipped', 'skipped', 'turnBegan']);
    expect(next.state).toMatchObject({ seat: 3, turn: 3, skipAsked: [false, false, false, false] });
    // Where everybody asks, each wish is spent once.
    const all = play(state, { type: 'skip', seat: 2, player: 2 }, { type: 'skip', seat: 3, player: 3 });
    expect(play(all, { type: 'skip', seat: 1, player: 1 })).toMatchObject({ seat: 1, turn: 4 });
    expect(refusal(entered(state), { type: 'skip', seat: 1, player: 1 })).toEqual({ code: 'already-moved' });
  });

  test('SAL-21: reveal orders are collected for 24 hours, or until all people have filed', () => {
    const state = begin({ players: 2, ordersWithin: DAY, startAt: 5 });
    expect(deadline(state)).toEqual({ at: 5 + DAY, seat: null });
    expect(refusal(state, { type: 'move', seat: 1, to: 'hall' })).toEqual({ code: 'collecting-orders' });
    const file = (seat: number, now: SalonState): SalonState =>
      play(now, { type: 'fileOrder', seat, order: state.hands[seat] ?? [], at: 7 });
    expect(actors(file(1, state))).toEqual([2]);
    expect(file(1, file(1, state)).phase).toEqual({ type: 'orders' });
    expect(file(2, file(1, state))).toMatchObject({ turn: 1, seat: 1, due: 7 + DAY });
    expect(play(state, at(5 + DAY))).toMatchObject({ turn: 1, seat: 1, filed: [false, false, false] });
  });

  test('SAL-11: a turn is closed by its time, though the clock comes late', () => {
    const moved = play(begin(), { type: 'move', seat: 1, to: 'hall', at: 100 });
    expect(moved.due).toBe(100 + DAY);
    expect(refusal(moved, { type: 'endTurn', seat: 1, at: 100 + DAY })).toEqual({
      code: 'turn-closed',
      at: 100 + DAY,
      due: 100 + DAY,
    });
    // The host's own action may come first: the clock is then due at once.
    const noted = play(moved, { type: 'note', seat: 0, text: 'Back soon.', at: 200 + DAY });
    expect(deadline(noted)).toEqual({ at: 200 + DAY, seat: 1 });
    expect(actors(noted)).toEqual([]);
    expect(play(noted, at(200 + DAY))).toMatchObject({ seat: 2, due: 200 + 2 * DAY });
  });

  test('SAL-11, SAL-16: early, late and doubled timeouts', () => {
    const state = begin();
    expect(refusal(state, at(DAY - 1))).toEqual({ code: 'too-early', at: DAY - 1, due: DAY });
    const late = play(state, at(9 * DAY));
    expect(late).toMatchObject({ overdue: true, at: 9 * DAY });
    expect(refusal(late, at(9 * DAY))).toEqual({ code: 'no-clock' });
    const open = play(state, { type: 'move', seat: 1, to: 'hall' });
    const closed = play(open, at(3 * DAY));
    expect(closed).toMatchObject({ seat: 2, due: 4 * DAY });
    expect(refusal(closed, at(3 * DAY))).toMatchObject({ code: 'too-early' });
  });

  test('no time runs backwards', () => {
    const moved = play(begin(), { type: 'move', seat: 1, to: 'hall', at: 100 });
    expect(refusal(moved, { type: 'endTurn', seat: 1, at: 99 })).toEqual({ code: 'time-backwards', at: 99, last: 100 });
  });

  test('SAL-12: who must answer while the host is away has a deadline too', () => {
    const away = play(entered(deal(begin(), [[], ['gun']])), { type: 'away', seat: 0, away: true });
    const ask = { type: 'suggest', seat: 1, suspect: 'green', weapon: 'gun', room: 'library' } as const;
    const asked = play(away, ask);
    expect(deadline(asked)).toEqual({ at: DAY, seat: 2 });
    expect(step(asked, at(DAY)).events).toEqual([{ type: 'overdue', seat: 2, turn: 1 }]);
  });

  test('a whole game by the clock alone: everybody is late, and the host skips them', () => {
    let state = begin({ players: 3, ordersWithin: DAY });
    const skipped: number[] = [];
    for (let round = 0; round < 6; round++) {
      const clock = runClock(state, state.at + 2 * DAY);
      expect(clock.rung.length).toBeGreaterThan(0);
      state = clock.state;
      if (!state.overdue) continue;
      skipped.push(state.seat);
      state = play(state, { type: 'skip', seat: 0, player: state.seat });
    }
    expect(skipped).toEqual([1, 2, 3, 1, 2, 3]);
    expect(view(state, null)).toMatchObject({ awaiting: [1], overdue: false });
  });

  test('after the end no clock runs', () => {
    const won = play(deal(begin(), []), { type: 'accuse', seat: 1, ...MURDER });
    expect(deadline(won)).toBeUndefined();
    expect(refusal(won, at(9 * DAY))).toMatchObject({ code: 'game-over' });
  });
});
