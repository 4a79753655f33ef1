import { expect, test } from 'vitest';
import { solvedBy } from './solved.js';

const murder = { suspect: 'plum', weapon: 'rope', room: 'hall' };
const told = { isExact: true, deals: 2, sampled: 0, murders: [{ murder, chance: 1 }], chances: {} };
const sure = { envelope: 1, table: 0 };

test('a case is solved when one murder is left; one murder in a sample is none, unless its cards are certain', () => {
  expect(solvedBy(told)).toEqual(murder);
  expect(solvedBy({ ...told, isExact: false, sampled: 1 })).toBeUndefined();
  expect(solvedBy({ ...told, isExact: false, chances: { plum: sure, rope: sure, hall: sure } })).toEqual(murder);
  expect(solvedBy({ ...told, murders: [...told.murders, ...told.murders] })).toBeUndefined();
});
