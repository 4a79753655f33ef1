import { describe, expect, test } from 'vitest';
import { type ClueEvent, eventFor } from '../events.js';
import { soak } from '../fixtures/soak.js';
import { begin, MURDER } from '../fixtures/table.js';
import { CLASSIC_THEME } from '../theme.js';
import type { ClueRefusal } from '../types.js';
import { view } from '../view.js';
import { eventText, outcomeText } from './events.js';
import { playerName } from './names.js';
import { refusalText } from './refusals.js';

const speech = { players: begin({ players: 3 }).players, me: 0 };

describe('words for people', () => {
  test('CLU-12, CLU-13, CLU-19: errors 1 and 2', () => {
    expect(refusalText({ code: 'already-rolled', roll: [5] })).toBe(
      'You have already rolled this turn: 5. You roll once a turn.',
    );
    expect(refusalText({ code: 'unreachable', to: 'A1', roll: [2, 3] })).toBe(
      "You can't reach A1 with a roll of 5. Choose one of the highlighted places.",
    );
    expect(refusalText({ code: 'unreachable', to: 'lounge', roll: [2] })).toBe(
      "You can't reach the Lounge with a roll of 2. Choose one of the highlighted places.",
    );
  });

  test('CLU-17, CLU-19: message 1 says who refuted, and to the two concerned with which card', () => {
    const disproved = { type: 'disproved', seat: 1, to: 0 } as const;
    const shown = { type: 'shown', seat: 1, to: 0, card: 'rope' } as const;
    expect(eventText(disproved, speech)).toBe('Col. Mustard disproved it and showed you a card.');
    expect(eventText(shown, speech)).toBe('Col. Mustard showed you the Rope.');
    expect(eventText(shown, { ...speech, me: 1 })).toBe('You showed Miss Scarlet the Rope.');
    expect(eventText(disproved, { ...speech, me: 2 })).toBe(
      'Col. Mustard disproved it and showed Miss Scarlet a card.',
    );
    expect(eventFor(shown, 2)).toBeUndefined();
  });

  test('CLU-17, CLU-19: message 2', () => {
    expect(eventText({ type: 'undisproved', seat: 0 }, speech)).toBe('Nobody could disprove it.');
  });

  test('CLU-18, CLU-19: messages 3 and 4', () => {
    expect(eventText({ type: 'accused', seat: 0, right: true, ...MURDER }, speech)).toBe(
      'You accused Prof. Plum in the Hall with the Rope: right!',
    );
    expect(eventText({ type: 'accused', seat: 1, right: false, ...MURDER }, speech)).toBe(
      'Col. Mustard accused Prof. Plum in the Hall with the Rope: wrong.',
    );
    expect(outcomeText({ winner: null, reason: 'unsolved', murder: MURDER }, speech)).toBe(
      'Nobody solved the case. It was Prof. Plum in the Hall with the Rope.',
    );
    expect(outcomeText({ winner: 2, reason: 'last-standing', murder: MURDER }, speech)).toBe(
      'Mrs. White won, the last one left. It was Prof. Plum in the Hall with the Rope.',
    );
  });

  test('names are a theme, articles follow them', () => {
    const theme = { ...CLASSIC_THEME, hall: 'The Throne Room', lounge: "Cyrax's Studio", rope: 'a Banana' };
    const said = (room: 'hall' | 'lounge'): string =>
      eventText({ type: 'suggested', seat: 0, suspect: 'plum', weapon: 'rope', room }, { ...speech, theme });
    expect(said('hall')).toBe('You suggested Prof. Plum in the Throne Room with a Banana.');
    expect(said('lounge')).toBe("You suggested Prof. Plum in Cyrax's Studio with a Banana.");
    const players = [{ suspect: 'scarlet', name: 'Ada' }] as const;
    expect(eventText({ type: 'rolled', seat: 0, roll: [2, 3] }, { players })).toBe('Ada rolled 2 + 3 = 5.');
    expect(eventText({ type: 'rolled', seat: 4, roll: [2] })).toBe('Player 5 rolled 2.');
  });

  test('CLU-20: two players are never called the same, nor one like a suspect of another', () => {
    const players = [
      { suspect: 'scarlet', name: 'Anna' },
      { suspect: 'mustard', name: 'anna' },
      { suspect: 'white', name: 'Mrs. White' },
      { suspect: 'green', name: 'Mrs. White' },
      { suspect: 'plum' },
    ] as const;
    expect(players.map((_, seat) => playerName({ players }, seat))).toEqual([
      'Anna (Miss Scarlet)',
      'anna (Col. Mustard)',
      'Mrs. White (Mrs. White)',
      'Mrs. White (Mr. Green)',
      'Prof. Plum',
    ]);
    expect(playerName({ players: players.slice(1, 3) }, 1)).toBe('Mrs. White');
  });

  test('every event of whole games is said, to each seat, in one plain sentence', () => {
    const { state } = soak({ players: 4, wrongAccuser: 'middle', accuserLooks: true }, 3);
    const said = [0, 1, 2, 3, null].flatMap((seat) => {
      const seen = view(state, seat);
      return seen.log.map((event) => eventText(event, seen));
    });
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*[.!]$/);
    expect(said.join()).not.toMatch(/undefined|null|\[object|\b[a-z]+-[a-z]+\b(?<!one-)/);
    const rest: ClueEvent[] = [
      { type: 'stayed', seat: 0, room: 'hall' },
      { type: 'placed', suspect: 'plum', from: 'G18', to: 'middle', why: 'out' },
      { type: 'looked', seat: 0, murder: MURDER },
    ];
    expect(rest.map((event) => eventText(event, speech))).toEqual([
      'You stayed in the Hall.',
      'Prof. Plum stepped aside into the middle of the board.',
      'You looked into the envelope: it was Prof. Plum in the Hall with the Rope.',
    ]);
  });

  test('every refusal is said in words', () => {
    const outcome = { winner: null, reason: 'unsolved', murder: MURDER } as const;
    const refusals: readonly ClueRefusal[] = [
      { code: 'malformed', field: 'to' },
      { code: 'game-over', outcome },
      { code: 'not-your-seat', seat: 1, me: 0 },
      { code: 'not-your-turn', seat: 0, awaiting: 1, to: 'play' },
      { code: 'not-your-turn', seat: 0, awaiting: 1, to: 'disprove' },
      { code: 'already-rolled', roll: [1] },
      { code: 'unreachable', to: 'hall', roll: [1] },
      { code: 'room-just-left', room: 'hall' },
      { code: 'already-moved' },
      { code: 'roll-first' },
      { code: 'must-move' },
      { code: 'not-in-room' },
      { code: 'already-suggested' },
      { code: 'nothing-to-show' },
      { code: 'no-passage', place: 'A17' },
      { code: 'not-summoned', room: 'hall' },
      { code: 'enter-first', room: 'hall' },
      { code: 'other-room', room: 'hall', here: 'study' },
      { code: 'must-suggest', room: 'hall' },
      { code: 'must-show', cards: ['rope', 'plum', 'hall'] },
      { code: 'not-in-hand', card: 'rope', cards: ['plum'] },
      { code: 'not-suggested', card: 'rope', cards: ['plum'] },
      { code: 'invalid-config', field: 'dice', value: 3 },
      { code: 'player-count', players: 7, min: 2, max: 6 },
      { code: 'suspect-taken', suspect: 'plum' },
      { code: 'first-not-played', suspect: 'scarlet' },
      { code: 'seed-required' },
      { code: 'board-line', line: 3, text: 'x' },
      { code: 'board-size', rows: 0, columns: 0 },
      { code: 'board-ragged', row: 'B', columns: 3, expected: 4 },
      { code: 'board-character', square: 'A1', character: '?' },
      { code: 'board-start', suspect: 'plum', found: 0 },
      { code: 'board-room-missing', room: 'hall' },
      { code: 'board-room-unreachable', room: 'hall', from: 'A17' },
      { code: 'board-square-unreachable', square: 'A1', from: 'A17' },
      { code: 'board-door-mark', square: 'A1' },
      { code: 'board-door-inside', room: 'hall', square: 'A1' },
      { code: 'board-door-outside', room: 'hall', square: 'A1' },
      { code: 'board-door-apart', room: 'hall', inside: 'A1', outside: 'B2' },
      { code: 'board-passage', room: 'hall' },
    ];
    const said = refusals.map((refusal) => refusalText(refusal, speech));
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z"].*[.x]$/);
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toMatch(/undefined|null|\[object/);
    expect(refusalText({ code: 'must-show', cards: ['rope', 'plum', 'hall'] })).toBe(
      'First show the Rope, Prof. Plum or the Hall.',
    );
  });
});
