import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../cards.js';
import { randomNotes } from '../fixtures/notes.js';
import { whyText } from '../words/deductions.js';
import { deduce } from './deduce.js';
import { CLASSIC_DECK } from './knowledge.js';
import { suggest } from './suggest.js';
import type { Entry, Knowledge } from './types.js';

const spectator = (hands: readonly number[], entries: readonly Entry[] = []): Knowledge => ({
  deck: CLASSIC_DECK,
  hands,
  me: null,
  entries,
});
describe('the worth of suggestions', () => {
  test('with all deals tried: information is the fall of entropy, an own murder is never answered', () => {
    const knowledge = randomNotes(4, 14, 3);
    const all = suggest(knowledge);
    expect([all.length, all[0]?.isExact]).toEqual([324, true]);
    const { murders } = deduce(knowledge);
    const entropy = murders.reduce((sum, { chance }) => sum - chance * Math.log2(chance), 0);
    for (const { information, ending, unanswered } of all) {
      expect(information).toBeGreaterThanOrEqual(0);
      expect(information).toBeLessThanOrEqual(entropy + 1e-9);
      expect(ending).toBeLessThanOrEqual(1 + 1e-9);
      expect(unanswered).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('what is known already tells nothing; where one card of a pair is the murder, asking settles it', () => {
    const hidden: Card[] = ['plum', 'green'];
    const entries: Entry[] = CARDS.filter((card) => !hidden.includes(card)).map((card, i) =>
      i < 2
        ? { type: 'holds', holder: 'envelope', card: (['rope', 'hall'] as const)[i] ?? card }
        : { type: 'lacks', holder: 'envelope', card: 'white' },
    );
    const hand = CARDS.filter((card) => !['plum', 'green', 'rope', 'hall'].includes(card)).slice(0, 9);
    const rest = CARDS.filter((card) => !hand.includes(card) && !['plum', 'green', 'rope', 'hall'].includes(card));
    const known: Knowledge = {
      ...spectator([9, 9]),
      me: 0,
      entries: [
        ...entries.slice(0, 2),
        { type: 'hand', seat: 0, cards: hand },
        ...rest.map((card): Entry => ({ type: 'holds', holder: 1, card })),
      ],
    };
    const all = suggest(known, { rooms: ['hall'] });
    expect(all[0]).toMatchObject({ information: 1, ending: 1 });
    const idle = all.find(({ suspect, weapon }) => hand.includes(suspect) && hand.includes(weapon));
    expect(idle?.information).toBeCloseTo(0, 12);
  });

  test('a spectator has to say who asks', () => {
    expect(() => suggest(spectator([6, 6, 6]))).toThrow(RangeError);
    expect(suggest(spectator([6, 6, 6]), { seat: 1, rooms: ['hall'], samples: 100 })).toHaveLength(36);
    expect(() => suggest(spectator([6, 6, 6]), { seat: 1, samples: 1 })).toThrow(RangeError);
  });
});

test('reasons in words: a passed card, an own one, one of three', () => {
  const knowledge: Knowledge = {
    ...spectator([6, 6, 6]),
    me: 0,
    entries: [
      { type: 'hand', seat: 0, cards: ['scarlet', 'white', 'rope', 'study', 'hall', 'kitchen'] },
      {
        type: 'suggestion',
        seat: 0,
        suspect: 'plum',
        weapon: 'knife',
        room: 'lounge',
        passed: [1],
        by: 2,
        card: 'knife',
      },
      { type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'gun', room: 'hall', passed: [0], by: 1 },
    ].slice(0, 2) as Entry[],
  };
  const more: Knowledge = {
    ...knowledge,
    entries: [
      ...knowledge.entries,
      { type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'gun', room: 'hall', passed: [], by: 1 },
      { type: 'accusation', seat: 1, right: false, suspect: 'plum', weapon: 'rope', room: 'hall' },
    ],
  };
  const why = deduce(more).why('gun', 1);
  expect(why && whyText(why, more, { players: [{}, { suspect: 'mustard' }, { name: 'Ada' }] })).toBe(
    'You hold the Hall. Suggestion 1: Col. Mustard could not show Prof. Plum. ' +
      'Suggestion 2: Col. Mustard showed Prof. Plum, the Gun or the Hall. So Col. Mustard has the Gun.',
  );
  const not = deduce(more).why('knife', 'envelope');
  expect(not && whyText(not, more)).toBe(
    'Suggestion 1: Player 3 showed the Knife. So the Knife is not in the envelope.',
  );
  const own = deduce(more).why('gun', 0);
  expect(own && whyText(own, more)).toContain("So you don't have the Gun.");
  // Two of the same name are told apart by their suspects, or else by number.
  const same = (suspect?: string): string =>
    (why && whyText(why, more, { players: [{}, { name: 'Ada', ...(suspect && { suspect }) }, { name: 'ada' }] })) ?? '';
  expect(same('mustard')).toContain('So Ada (Col. Mustard) has the Gun.');
  expect(same()).toContain('So Ada (Player 2) has the Gun.');
});
