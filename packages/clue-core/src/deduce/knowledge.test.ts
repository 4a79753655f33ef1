import { describe, expect, test } from 'vitest';
import { begin, deal, MURDER, play } from '../fixtures/table.js';
import { view } from '../view.js';
import { checkKnowledge } from './check-knowledge.js';
import { deduce } from './deduce.js';
import { CLASSIC_DECK, knowledgeOf } from './knowledge.js';
import type { Entry, Knowledge } from './types.js';

const spectator = (hands: readonly number[], entries: readonly Entry[] = []): Knowledge => ({
  deck: CLASSIC_DECK,
  hands,
  me: null,
  entries,
});
describe('knowledge of a view', () => {
  const start = deal(begin({ players: 3 }), [['knife'], ['wrench'], ['gun']]);
  const entered = {
    ...start,
    places: { ...start.places, scarlet: 'kitchen' as const },
    phase: { type: 'entered' as const },
  };
  const asked = play(entered, { type: 'suggest', seat: 0, suspect: 'plum', weapon: 'gun', room: 'kitchen' });
  const shown = play(asked, { type: 'show', seat: 2, card: 'gun' });

  test('says what each seat saw: the card to the two concerned, to the third one of three', () => {
    const at = shown.log.findIndex(({ type }) => type === 'suggested');
    const told = {
      type: 'suggestion',
      at,
      seat: 0,
      suspect: 'plum',
      weapon: 'gun',
      room: 'kitchen',
      passed: [1],
      by: 2,
    };
    expect(knowledgeOf(view(shown, 0)).entries[1]).toEqual({ ...told, card: 'gun' });
    expect(knowledgeOf(view(shown, 1)).entries[1]).toEqual(told);
    expect(knowledgeOf(view(shown, null)).entries).toEqual([told]);
  });

  test('who must show a card has one, before it is shown', () => {
    expect(knowledgeOf(view(asked, 1)).entries[1]).toMatchObject({ passed: [1], by: 2 });
  });

  test('what a wrong accuser saw, and how a game ended, is certain', () => {
    const looking = { ...shown, options: { ...shown.options, accuserLooks: true } };
    const out = play(looking, { type: 'accuse', seat: 0, ...MURDER, weapon: 'wrench' });
    expect(deduce(knowledgeOf(view(out, 0))).murders).toEqual([{ murder: MURDER, chance: 1 }]);
    expect(deduce(knowledgeOf(view(out, 1))).murders.length).toBeGreaterThan(1);
    const won = play(shown, { type: 'accuse', seat: 0, ...MURDER });
    expect(deduce(knowledgeOf(view(won, null))).murders).toEqual([{ murder: MURDER, chance: 1 }]);
  });

  test('is as fair as the view: every deal it leaves open has a share, the true one too', () => {
    for (const seat of [0, 1, 2, null]) {
      const { chances, contradiction } = deduce(knowledgeOf(view(shown, seat)));
      expect(contradiction).toBeUndefined();
      shown.hands.forEach((hand, holder) => {
        for (const card of hand) expect(chances[card][holder]).toBeGreaterThan(0);
      });
    }
  });
});

describe('notes from anywhere', () => {
  const fine = spectator([6, 6, 6]);
  test.each([
    [null, { code: 'malformed', field: 'deck.suspects' }],
    [
      { ...fine, deck: { ...CLASSIC_DECK, rooms: [] } },
      { code: 'deck-size', field: 'deck.rooms', cards: 0, max: 12 },
    ],
    [
      { ...fine, deck: { ...CLASSIC_DECK, rooms: ['plum'] } },
      { code: 'card-twice', card: 'plum' },
    ],
    [
      { ...fine, hands: [] },
      { code: 'malformed', field: 'hands' },
    ],
    [
      { ...fine, hands: [7, 6, 6] },
      { code: 'hands-size', held: 19, max: 18 },
    ],
    [
      { ...fine, me: 3 },
      { code: 'malformed', field: 'me' },
    ],
    [
      { ...fine, entries: {} },
      { code: 'malformed', field: 'entries' },
    ],
    [
      { ...fine, entries: [{ type: 'secret' }] },
      { code: 'malformed', field: 'entries[0].type' },
    ],
    [
      { ...fine, entries: [{ type: 'holds', holder: 0, card: 'sofa' }] },
      { code: 'unknown-card', entry: 0, card: 'sofa' },
    ],
    [
      { ...fine, entries: [{ type: 'holds', holder: 3, card: 'plum' }] },
      { code: 'unknown-seat', entry: 0, seat: 3 },
    ],
    [
      {
        ...fine,
        entries: [
          {
            type: 'suggestion',
            seat: 0,
            suspect: 'plum',
            weapon: 'gun',
            room: 'hall',
            passed: [],
            by: 1,
            card: 'rope',
          },
        ],
      },
      { code: 'unknown-card', entry: 0, card: 'rope' },
    ],
    [
      {
        ...fine,
        entries: [{ type: 'accusation', seat: 0, right: false, suspect: 'gun', weapon: 'gun', room: 'hall' }],
      },
      { code: 'unknown-card', entry: 0, card: 'gun' },
    ],
  ])('malformed notes are refused by name (%#)', (notes, refusal) => {
    expect(checkKnowledge(notes)).toEqual(refusal);
    expect(() => deduce(notes as unknown as Knowledge)).toThrow(RangeError);
  });
});
