import { describe, expect, test } from 'vitest';
import { eventFor, type SalonEvent } from '../events.js';
import { begin } from '../fixtures/table.js';
import { wander } from '../fixtures/wander.js';
import type { SalonRefusal } from '../refusals.js';
import { DAY } from '../types.js';
import { view } from '../view.js';
import { SALON_EVENT_WORDS, salonEventText, salonOutcomeText } from './events.js';
import { seatName } from './names.js';
import { SALON_REFUSAL_WORDS, salonRefusalText } from './refusals.js';

const players = [{ suspect: 'scarlet', name: 'Ada' }, { suspect: 'plum' }, { suspect: 'white', npc: true }] as const;
const state = begin({ players, host: 'Hosta' });
const speech = { seats: state.seats, me: 1, theme: state.theme };

describe('words for people', () => {
  test('SAL-10: the public post says only that X proved Y wrong', () => {
    expect(salonEventText({ type: 'disproved', seat: 2, to: 1 }, { ...speech, me: null })).toBe(
      'Baron Violet proved Madame Rouge (Ada) wrong.',
    );
    expect(salonEventText({ type: 'undisproved', seat: 1 }, speech)).toBe('Nobody could prove you wrong.');
    expect(salonEventText({ type: 'shown', seat: 1, to: 2, card: 'rope', knownTo: [1, 2] }, speech)).toBe(
      'You showed Baron Violet the Silk Cord.',
    );
  });

  test('every event of random games is said to each reader, in plain sentences', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      for (const { after, events } of wander(seed, 24)) {
        for (const reader of [null, 0, 1, 2]) {
          const sight = view(after, reader);
          for (const event of events.filter((one) => eventFor(one, reader))) {
            seen.add(event.type);
            const said = salonEventText(event, sight);
            expect(said).toMatch(/^[A-Z].*[.!]$/s);
            expect(said).not.toMatch(/undefined|null|\[object|\b(You is|You was|you's|You holds)\b/);
          }
        }
      }
    }
    const rest: readonly SalonEvent[] = [
      { type: 'ordersAsked', due: DAY },
      { type: 'passedOver', seat: 1, npc: 3, by: 2, due: DAY },
      { type: 'ended', outcome: { winner: null, reason: 'unsolved' } },
      { type: 'revealed', murder: state.murder, hands: [[], ['rope', 'gun'], ['hall']] },
    ];
    for (const event of rest) {
      seen.add(event.type);
      expect(salonEventText(event, speech)).toMatch(/^[A-Z].*[.!]$/);
    }
    expect(Object.keys(SALON_EVENT_WORDS).filter((type) => !seen.has(type))).toEqual([]);
  });

  test('every refusal is said in words to send back', () => {
    const refusals: readonly SalonRefusal[] = [
      { code: 'malformed', field: 'to' },
      { code: 'game-over', outcome: { winner: null, reason: 'unsolved' } },
      { code: 'not-your-seat', seat: 2, me: 1 },
      { code: 'not-your-seat', seat: null, me: 1 },
      { code: 'not-your-turn', seat: 1, awaiting: 2, to: 'play' },
      { code: 'not-your-turn', seat: 1, awaiting: 2, to: 'show' },
      { code: 'time-backwards', at: 1, last: 2 },
      { code: 'too-early', at: 1, due: 2 },
      { code: 'turn-closed', at: 2, due: 2 },
      { code: 'host-only' },
      { code: 'collecting-orders' },
      { code: 'already-moved' },
      { code: 'already-suggested' },
      { code: 'nothing-to-show' },
      { code: 'already-accused' },
      { code: 'npc-never-accuses' },
      { code: 'host-must-answer' },
      { code: 'skip-already-asked' },
      { code: 'players-only' },
      { code: 'no-clock' },
      { code: 'not-over-yet' },
      { code: 'already-revealed' },
      { code: 'out-of-reach', from: 'study', to: 'lounge', places: ['library', 'corridor'] },
      { code: 'in-corridor' },
      { code: 'enter-first', room: 'hall' },
      { code: 'other-area', room: 'hall', here: 'study' },
      { code: 'same-area-twice', room: 'hall' },
      { code: 'move-first', places: ['library', 'hall', 'corridor'] },
      { code: 'must-show', cards: ['rope', 'plum'] },
      { code: 'not-in-hand', card: 'rope', cards: ['plum'] },
      { code: 'not-suggested', card: 'rope', cards: ['plum'] },
      { code: 'not-on-turn', player: 2, turn: 1 },
      { code: 'pass-over-unfair', player: 2, made: 0 },
      { code: 'order-not-the-hand', cards: ['rope', 'plum'] },
      { code: 'not-an-npc', seat: 2 },
      { code: 'host-is-there', away: true },
      { code: 'host-is-there', away: false },
      { code: 'invalid-config', field: 'order', value: 3 },
      { code: 'player-count', people: 1, suspects: 1, min: 2, max: 6 },
      { code: 'suspect-taken', suspect: 'plum' },
      { code: 'order-incomplete', suspects: ['plum'] },
      { code: 'passage-not-corners', from: 'hall', to: 'study' },
      { code: 'skip-too-soon', skipAfter: 1, min: DAY },
      { code: 'name-taken', name: 'Ada' },
      { code: 'seed-required' },
    ];
    const said = refusals.map((refusal) => salonRefusalText(refusal, speech));
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*[.]$/);
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toMatch(/undefined|null|\[object/);
    const codes = new Set<string>(refusals.map(({ code }) => code));
    expect(Object.keys(SALON_REFUSAL_WORDS).filter((code) => !codes.has(code))).toEqual([]);
    expect(
      salonRefusalText({ code: 'out-of-reach', from: 'study', to: 'lounge', places: ['library', 'corridor'] }),
    ).toBe(
      "You can't go from the Reading Room to the Tea Salon in one move. You can go to the Map Archive or the main corridor.",
    );
  });

  test('another language is another table', () => {
    const german = { ...SALON_REFUSAL_WORDS, 'host-only': () => 'Das darf nur die Spielleitung.' };
    expect(salonRefusalText({ code: 'host-only' }, speech, german)).toBe('Das darf nur die Spielleitung.');
    const words = { ...SALON_EVENT_WORDS, hostAway: () => 'Die Spielleitung ist fort.' };
    expect(salonEventText({ type: 'hostAway', away: true }, speech, words)).toBe('Die Spielleitung ist fort.');
  });

  test('names: suspects with their players, the Victim for the host', () => {
    expect([0, 1, 2, 9].map((seat) => seatName(speech, seat))).toEqual([
      'the Victim (Hosta)',
      'Madame Rouge (Ada)',
      'Baron Violet',
      'Player 9',
    ]);
    expect(salonOutcomeText({ winner: 2, reason: 'solved' }, speech)).toBe('Baron Violet won!');
  });
});
