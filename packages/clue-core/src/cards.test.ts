import { describe, expect, test } from 'vitest';
import { CARDS, categoryOf, isCard, isRoom, isSuspect, isWeapon, ROOMS, SUSPECTS, WEAPONS } from './cards.js';
import { CLASSIC_THEME, TOKEN_COLOURS } from './theme.js';

describe('cards', () => {
  test('CLU-4: six suspects in the order of turns, each with a name and a colour', () => {
    expect(SUSPECTS.map((suspect) => `${CLASSIC_THEME[suspect]} ${TOKEN_COLOURS[suspect]}`)).toEqual([
      'Miss Scarlet red',
      'Col. Mustard yellow',
      'Mrs. White white',
      'Mr. Green green',
      'Mrs. Peacock blue',
      'Prof. Plum purple',
    ]);
  });

  test('CLU-5: rope, knife, gun, candlestick, lead pipe, wrench', () => {
    expect(WEAPONS.map((weapon) => CLASSIC_THEME[weapon])).toEqual([
      'Rope',
      'Knife',
      'Gun',
      'Candlestick',
      'Lead Pipe',
      'Wrench',
    ]);
  });

  test('CLU-6: one card a suspect, weapon and room, 21 in all, no two alike', () => {
    expect(ROOMS).toHaveLength(9);
    expect(CARDS).toHaveLength(21);
    expect(new Set(CARDS).size).toBe(21);
    expect(new Set(CARDS.map((card) => CLASSIC_THEME[card])).size).toBe(21);
    expect(CARDS.filter((card) => categoryOf(card) === 'suspect')).toEqual([...SUSPECTS]);
    expect(CARDS.filter((card) => categoryOf(card) === 'weapon')).toEqual([...WEAPONS]);
    expect(CARDS.filter((card) => categoryOf(card) === 'room')).toEqual([...ROOMS]);
  });

  test('guards take anything', () => {
    for (const junk of [undefined, null, 0, '', 'Rope', 'constructor', {}, ['rope']]) {
      expect([isCard(junk), isSuspect(junk), isWeapon(junk), isRoom(junk)]).toEqual([false, false, false, false]);
    }
    for (const card of CARDS) {
      expect([isSuspect(card), isWeapon(card), isRoom(card)].filter(Boolean)).toHaveLength(1);
    }
  });
});
