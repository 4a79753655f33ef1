import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, LONGEST_NAME } from './names.js';
import { configOf, FIRST_CHOICE } from './setup.js';

test('a name is one line of visible text, and not too long', () => {
  expect(cleanName('  Anna  \n Maria\u202e ')).toBe('Anna Maria');
  expect(cleanName('<b>Ben</b>')).toBe('<b>Ben</b>');
  expect(cleanName('x'.repeat(99))).toBe('x'.repeat(LONGEST_NAME));
  for (const none of [undefined, '', ' \t', '\u200b\u0007']) expect(cleanName(none)).toBe(undefined);
});

test('whatever is typed, the name is the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const name = cleanName(typed);
      expect(cleanName(name)).toBe(name);
      expect((name ?? 'x').length).toBeLessThanOrEqual(40);
    }),
  );
});

test('CLU-20: each player of a choice may have a name; who is given none is called by the suspect', () => {
  const { players } = configOf({
    ...FIRST_CHOICE,
    count: 3,
    names: { scarlet: ' Anna ', mustard: 'Robot', plum: 'nobody' },
  });
  expect(players).toEqual([
    { suspect: 'scarlet', name: 'Anna' },
    { suspect: 'mustard', name: 'Robot', computer: 'careful' },
    { suspect: 'white', computer: 'careful' },
  ]);
});

test('a suspect who is not at the table has not the first turn', () => {
  const first = (count: number) =>
    configOf({ ...FIRST_CHOICE, count, options: { ...FIRST_CHOICE.options, first: 'plum' } }).first;
  expect([first(6), first(3)]).toEqual(['plum', 'scarlet']);
});
