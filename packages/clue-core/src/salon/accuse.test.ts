import { describe, expect, test } from 'vitest';
import { begin, deal, entered, MURDER, play, refusal, step, types } from './fixtures/table.js';
import { legalActions } from './legal.js';
import { outcome } from './salon.js';
import { view } from './view.js';

const RIGHT = { type: 'accuse', seat: 1, ...MURDER } as const;
const WRONG = { ...RIGHT, weapon: 'gun' } as const;
const ASK = { type: 'suggest', seat: 1, suspect: 'green', weapon: 'gun', room: 'library', stayOpen: true } as const;

describe('an accusation', () => {
  const state = deal(begin(), [[], ['gun', 'green']]);

  test('SAL-13: at any time of one’s own turn, naming any area', () => {
    const moved = entered(state);
    const asked = play(moved, ASK);
    for (const now of [state, moved, asked]) {
      expect([...legalActions(view(now, 1))].filter(({ type }) => type === 'accuse')).toHaveLength(324);
      expect(step(now, WRONG).events[0]).toMatchObject({ type: 'accused', seat: 1, room: 'hall' });
    }
    expect(refusal(state, { ...RIGHT, seat: 2 })).toMatchObject({ code: 'not-your-turn', awaiting: 1 });
  });

  test('SAL-5, SAL-13: it ends the turn, and moves nobody', () => {
    const { state: now, events } = step(entered(state), WRONG);
    expect(types(events)).toEqual(['accused', 'judged', 'turnEnded', 'turnBegan']);
    expect(now).toMatchObject({ seat: 2, phase: { type: 'start' } });
    expect(now.places).toEqual(entered(state).places);
  });

  test('SAL-13, SAL-14: one a game each; then suggestions only', () => {
    const round = [2, 3, 4].flatMap((seat) => [
      { type: 'move', seat, to: 'study' } as const,
      { type: 'endTurn', seat } as const,
    ]);
    const again = play(state, WRONG, ...round);
    expect(again.seat).toBe(1);
    expect(refusal(again, RIGHT)).toEqual({ code: 'already-accused' });
    expect([...legalActions(view(again, 1))].map(({ type }) => type)).not.toContain('accuse');
    expect(types(step(entered(again), ASK).events)).toContain('shown');
  });

  test('SAL-13: only the host answers: while the host is away everybody waits', () => {
    const away = play(state, { type: 'away', seat: 0, away: true });
    const waiting = step(away, RIGHT);
    expect(types(waiting.events)).toEqual(['accused']);
    expect(view(waiting.state, 2)).toMatchObject({ awaiting: [0], phase: { type: 'accusing' } });
    expect(refusal(waiting.state, { type: 'endTurn', seat: 1 })).toEqual({ code: 'host-must-answer' });
    const back = step(waiting.state, { type: 'away', seat: 0, away: false });
    expect(types(back.events)).toEqual(['hostAway', 'judged', 'ended']);
  });

  test('SAL-15: the first right one wins', () => {
    const won = play(entered(state), RIGHT);
    expect(outcome(won)).toEqual({ winner: 1, reason: 'solved' });
    expect(refusal(won, { type: 'endTurn', seat: 1 })).toMatchObject({ code: 'game-over' });
  });

  test('SAL-15: the host may add a story, and then reveal who held what', () => {
    expect(refusal(state, { type: 'reveal', seat: 0 })).toEqual({ code: 'not-over-yet' });
    const won = play(entered(state), RIGHT);
    expect(view(won, 2)).not.toHaveProperty('hands');
    const told = step(won, { type: 'note', seat: 0, text: 'It was dark.\nThen the lamp fell.' });
    expect(told.events).toEqual([{ type: 'noted', text: 'It was dark.\nThen the lamp fell.' }]);
    expect(refusal(won, { type: 'note', seat: 1, text: 'me too' })).toEqual({ code: 'host-only' });
    expect(refusal(won, { type: 'reveal', seat: 1 })).toEqual({ code: 'host-only' });
    const shown = play(told.state, { type: 'reveal', seat: 0 });
    for (const seat of [1, 2, null]) expect(view(shown, seat)).toMatchObject({ hands: won.hands, murder: MURDER });
    expect(refusal(shown, { type: 'reveal', seat: 0 })).toEqual({ code: 'already-revealed' });
  });

  test('SAL-14, SAL-15: when every person has accused wrongly, nobody wins, and nothing is revealed', () => {
    const players = [{ suspect: 'scarlet' }, { suspect: 'plum' }, { suspect: 'white', npc: true }] as const;
    const lost = play(deal(begin({ players }), []), WRONG, { ...WRONG, seat: 2 });
    expect(outcome(lost)).toEqual({ winner: null, reason: 'unsolved' });
    expect(view(lost, 1)).not.toHaveProperty('murder');
  });

  test('SAL-22: the solution is the host’s alone to see', () => {
    for (const seat of [1, 2, 3, 4, null, 9]) expect(view(state, seat)).not.toHaveProperty('murder');
    expect(view(state, 0)).toMatchObject({ murder: MURDER, hands: state.hands, orders: state.orders });
  });
});
