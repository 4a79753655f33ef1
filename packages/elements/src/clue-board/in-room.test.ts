import type { ClueEvent } from '@games/clue-core';
import { expect, test } from 'vitest';
import { weaponsIn } from './in-room.js';

test('CLU-17: a weapon lies in the room of the last suggestion that named it, and nowhere before one did', () => {
  const asked = (weapon: 'rope' | 'gun', room: 'hall' | 'study'): ClueEvent => ({
    type: 'suggested',
    seat: 0,
    suspect: 'plum',
    weapon,
    room,
  });
  const log = [asked('rope', 'hall'), asked('gun', 'hall'), asked('rope', 'study')];
  expect(weaponsIn([], 'hall')).toEqual([]);
  expect(weaponsIn(log, 'hall')).toEqual(['gun']);
  expect(weaponsIn(log, 'study')).toEqual(['rope']);
});
