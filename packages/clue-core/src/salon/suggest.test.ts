import { describe, expect, test } from 'vitest';
import { eventFor } from './events.js';
import { begin, deal, entered, play, put, refusal, step, types } from './fixtures/table.js';
import { legalActions } from './legal.js';
import { DAY } from './types.js';
import { view } from './view.js';

const ASK = { type: 'suggest', seat: 1, suspect: 'green', weapon: 'gun', room: 'library' } as const;

describe('a suggestion', () => {
  test('SAL-4: nobody may suggest from the corridor', () => {
    expect(refusal(begin(), ASK)).toEqual({ code: 'in-corridor' });
    const walked = play(put(begin(), { scarlet: 'hall' }), { type: 'move', seat: 1, to: 'corridor' });
    expect(refusal(walked, ASK)).toEqual({ code: 'in-corridor' });
  });

  test('SAL-5: the suspect named comes to the area and stays there, whether or not it is disproved', () => {
    for (const hands of [[[], ['green' as const]], [['green' as const, 'gun' as const, 'library' as const]]]) {
      const { state, events } = step(entered(deal(begin(), hands)), ASK);
      expect(state.places.green).toBe('library');
      expect(events).toContainEqual({
        type: 'placed',
        suspect: 'green',
        from: 'corridor',
        to: 'library',
        why: 'suggested',
      });
    }
    // Played or not, and oneself too, who is there already.
    expect(play(entered(begin()), { ...ASK, suspect: 'plum' }).places.plum).toBe('library');
    expect(types(step(entered(begin()), { ...ASK, suspect: 'scarlet' }).events)).not.toContain('placed');
  });

  test('SAL-7: on entering an area by moving: that area, any suspect, any weapon', () => {
    const state = entered(begin());
    const asked = [...legalActions(view(state, 1))].filter((action) => action.type === 'suggest' && !action.stayOpen);
    expect(asked).toHaveLength(36);
    expect(refusal(state, { ...ASK, room: 'hall' })).toEqual({ code: 'other-area', room: 'hall', here: 'library' });
    expect(refusal(play(deal(state, [['green', 'gun', 'library']]), ASK), ASK)).toEqual({ code: 'already-suggested' });
    const still = put(begin(), { scarlet: 'library' });
    expect(refusal(still, ASK)).toEqual({ code: 'enter-first', room: 'library' });
  });

  test('SAL-7: on entering an area by being moved', () => {
    const summoned = play(entered(deal(begin(), [[], ['gun']])), { ...ASK, suspect: 'mustard' });
    expect(summoned).toMatchObject({ seat: 2, summoned: [false, false, true, false, false] });
    const asked = play(deal(summoned, [[], ['knife', 'green', 'library']]), { ...ASK, seat: 2, weapon: 'knife' });
    expect(asked.log.filter(({ type }) => type === 'suggested')).toHaveLength(2);
    // Whoever goes elsewhere was not moved there; and it holds for one turn.
    const gone = play(summoned, { type: 'move', seat: 2, to: 'corridor' });
    expect(gone.summoned[2]).toBe(false);
    expect(refusal(gone, { ...ASK, seat: 2 })).toEqual({ code: 'in-corridor' });
    // A suspect who stood there has not entered it.
    const there = play(put(entered(deal(begin(), [[], ['gun']])), { mustard: 'library' }), {
      ...ASK,
      suspect: 'mustard',
    });
    expect(refusal(there, { ...ASK, seat: 2 })).toEqual({ code: 'enter-first', room: 'library' });
  });

  test('SAL-8: no suggestion in the same area two turns in a row', () => {
    const first = play(entered(deal(begin({ players: 2 }), [[], ['gun']])), ASK);
    expect(first.lastArea[1]).toBe('library');
    const other = play(first, { type: 'move', seat: 2, to: 'hall' });
    // Called back into it by another's suggestion, or out and in again.
    const back = play(put(other, { mustard: 'library' }), { ...ASK, seat: 2, suspect: 'scarlet', stayOpen: true });
    const called = { ...play(back, { type: 'endTurn', seat: 2 }), summoned: [false, true, false] };
    expect(refusal(called, ASK)).toEqual({ code: 'same-area-twice', room: 'library' });
    // One turn in another place, and it is open again.
    const away = play(called, { type: 'move', seat: 1, to: 'corridor' }, { type: 'endTurn', seat: 1 });
    const later = play(away, { type: 'move', seat: 2, to: 'corridor' }, { type: 'endTurn', seat: 2 });
    expect(play(later, { type: 'move', seat: 1, to: 'library' }, ASK).lastArea[1]).toBe('library');
  });
});

describe('an answer', () => {
  test('SAL-9: in turn order from the player after the suggester, the first who can must', () => {
    const state = deal(begin(), [['green'], ['knife'], ['gun', 'library'], ['wrench']]);
    const { events } = step(entered(state), ASK);
    expect(events.filter(({ type }) => ['passed', 'disproved', 'shown'].includes(type))).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'disproved', seat: 3, to: 1 },
      { type: 'shown', seat: 3, to: 1, card: 'gun', knownTo: [3, 1] },
    ]);
    // Round the table, past the host.
    const last = { ...state, seat: 4, by: 4 };
    const round = step(play(last, { type: 'move', seat: 4, to: 'library' }), { ...ASK, seat: 4 });
    expect(round.events).toContainEqual({ type: 'disproved', seat: 1, to: 4 });
    expect(round.events).not.toContainEqual({ type: 'passed', seat: 0 });
  });

  test('SAL-9: the host follows the order that a player filed, at the start and later', () => {
    const dealt = deal(begin({ ordersWithin: DAY }), [[], ['gun', 'library', 'green']]);
    const filed = play(
      dealt,
      { type: 'fileOrder', seat: 2, order: ['library', 'green', 'gun'] },
      { type: 'timeout', seat: null, at: DAY },
    );
    const shown = (from: typeof filed): unknown => step(entered(from), ASK).events.find(({ type }) => type === 'shown');
    expect(shown(filed)).toMatchObject({ card: 'library' });
    const later = play(entered(filed), { type: 'fileOrder', seat: 2, order: ['green', 'library', 'gun'] });
    expect(step(later, ASK).events).toContainEqual(expect.objectContaining({ type: 'shown', card: 'green' }));
    for (const order of [['gun'], ['gun', 'gun', 'green'], ['gun', 'green', 'rope']] as const) {
      expect(refusal(dealt, { type: 'fileOrder', seat: 2, order })).toEqual({
        code: 'order-not-the-hand',
        cards: ['gun', 'library', 'green'],
      });
    }
    const { events } = step(dealt, { type: 'fileOrder', seat: 2, order: ['gun', 'green', 'library'] });
    expect(events.map((event) => eventFor(event, 1)?.type)).toEqual([undefined, 'filed']);
  });

  test('SAL-9: who files none has an order by lot, from a stream of its own', () => {
    const orders = [1, 2, 3, 4, 5].map((seed) => begin({}, seed).orders[1]?.join());
    const hands = [1, 2, 3, 4, 5].map((seed) => begin({}, seed).hands[1]?.join());
    expect(orders.filter((order, i) => order !== hands[i]).length).toBeGreaterThan(3);
  });

  test('SAL-10: the card is told to the two concerned, the public hears only that it was disproved', () => {
    const { events, state } = step(entered(deal(begin(), [[], ['gun']])), ASK);
    const heard = (seat: number | null): readonly string[] =>
      types(events.flatMap((event) => eventFor(event, seat) ?? []));
    for (const seat of [0, 1, 2]) expect(heard(seat)).toContain('shown');
    for (const seat of [3, 4, null]) {
      expect(heard(seat)).not.toContain('shown');
      expect(heard(seat)).toContain('disproved');
      expect(JSON.stringify(view(state, seat).log)).not.toContain('"shown"');
    }
  });

  test('SAL-10: the public hears that nobody did', () => {
    const { events } = step(entered(deal(begin(), [['green', 'gun', 'library']])), ASK);
    expect(types(events)).toEqual(['suggested', 'placed', 'passed', 'passed', 'passed', 'undisproved']);
  });

  test('SAL-11: a disproved suggestion ends the turn, unless it was to stay open', () => {
    const state = entered(deal(begin(), [[], ['gun']]));
    expect(play(state, ASK)).toMatchObject({ seat: 2, turn: 2, phase: { type: 'start' } });
    const open = play(state, { ...ASK, stayOpen: true });
    expect(open).toMatchObject({ seat: 1, turn: 1, phase: { type: 'done' } });
    expect(play(open, { type: 'endTurn', seat: 1 })).toMatchObject({ seat: 2, phase: { type: 'start' } });
    const undisproved = play(entered(deal(begin(), [['green', 'gun', 'library']])), ASK);
    expect(undisproved).toMatchObject({ seat: 1, phase: { type: 'done' } });
    expect(refusal(begin(), { type: 'endTurn', seat: 1 })).toMatchObject({ code: 'move-first' });
  });

  test('SAL-11: an open turn ends by itself 24 hours after the answer', () => {
    const open = play(entered(deal(begin(), [[], ['gun']])), { ...ASK, stayOpen: true, at: 5000 });
    expect(open.due).toBe(5000 + DAY);
    const closed = step(open, { type: 'timeout', seat: null, at: 5000 + DAY });
    expect(closed.events[0]).toEqual({ type: 'turnEnded', seat: 1, why: 'closed' });
    expect(closed.state).toMatchObject({ seat: 2, phase: { type: 'start' } });
  });

  test('SAL-12: while the host is away players answer for themselves, with the card they choose', () => {
    const away = play(entered(deal(begin(), [[], ['knife'], ['gun', 'library']])), {
      type: 'away',
      seat: 0,
      away: true,
    });
    const asked = step(away, ASK);
    expect(types(asked.events)).toEqual(['suggested', 'placed', 'passed', 'answerAsked']);
    expect(view(asked.state, 3)).toMatchObject({ awaiting: [3], mustShow: ['gun', 'library'] });
    expect(view(asked.state, 1).mustShow).toEqual([]);
    expect(refusal(asked.state, { type: 'show', seat: 2, card: 'gun' })).toEqual({ code: 'nothing-to-show' });
    expect(refusal(asked.state, { type: 'show', seat: 3, card: 'green' })).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(asked.state, { type: 'show', seat: 3, card: 'rope' })).toMatchObject({ code: 'not-suggested' });
    expect(refusal(asked.state, { type: 'endTurn', seat: 1 })).toMatchObject({ code: 'not-your-turn', to: 'show' });
    expect(refusal(asked.state, { type: 'endTurn', seat: 3 })).toEqual({
      code: 'must-show',
      cards: ['gun', 'library'],
    });
    const shown = step(asked.state, { type: 'show', seat: 3, card: 'library' });
    expect(shown.events.slice(0, 2)).toEqual([
      { type: 'disproved', seat: 3, to: 1 },
      { type: 'shown', seat: 3, to: 1, card: 'library', knownTo: [3, 1] },
    ]);
    // The host hears of it too; and who comes back answers what has waited.
    expect(shown.events.map((event) => eventFor(event, 0)?.type)).toContain('shown');
    const back = step(asked.state, { type: 'away', seat: 0, away: false });
    expect(back.events[2]).toMatchObject({ type: 'shown', card: 'gun' });
    expect(refusal(back.state, { type: 'away', seat: 0, away: false })).toEqual({ code: 'host-is-there', away: false });
  });

  test('SAL-12: an NPC has nobody to answer for it, so it is answered for', () => {
    const players = [{ suspect: 'scarlet' }, { suspect: 'plum' }, { suspect: 'white', npc: true }] as const;
    const state = play(deal(begin({ players }), [[], [], ['gun']]), { type: 'away', seat: 0, away: true });
    expect(types(step(entered(state), ASK).events)).toContain('shown');
  });
});
