import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../cards.js';
import { deduce } from '../deduce/deduce.js';
import { CLASSIC_DECK } from '../deduce/knowledge.js';
import type { Entry, Knowledge } from '../deduce/types.js';
import { cursorOf } from '../fixtures/chance.js';
import { randomNotes } from '../fixtures/notes.js';
import { likelihood } from './habits.js';
import { judgeAccusation, leastTelling } from './master.js';
import { type Mind, makeMind } from './mind.js';
import { knowledgeOfOther } from './risk.js';

function mindOf(knowledge: Knowledge, isReading = false): Mind {
  const mind = makeMind(knowledge, knowledge.me ?? 0, isReading, 1);
  if (!mind) throw new Error('the notes contradict each other');
  return mind;
}

describe('reading what others ask', () => {
  test('makes deals likelier or less likely, and rules none out', () => {
    for (const isOnBoard of [true, false]) {
      for (let hand = 0; hand < 8; hand++) {
        const asked = { things: 0b011, room: 0b100, isQuiet: hand % 2 === 1 };
        expect(likelihood([asked, asked, asked, asked, asked, asked], hand, isOnBoard)).toBeGreaterThan(0);
      }
    }
    for (let seed = 0; seed < 5; seed++) {
      const knowledge = randomNotes(4, 10, seed);
      const certain = deduce(knowledge).murders.map(({ murder }) => JSON.stringify(murder));
      const read = mindOf(knowledge, true).murders;
      expect(read.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const { murder } of read) expect(certain).toContain(JSON.stringify(murder));
    }
  });

  test('silence after a question that nobody could disprove: the asker holds one of the three', () => {
    const open = {
      type: 'suggestion',
      seat: 1,
      suspect: 'plum',
      weapon: 'rope',
      room: 'hall',
      passed: [2, 0],
    } as const;
    const hand: Card[] = ['scarlet', 'white', 'gun', 'study', 'lounge', 'kitchen'];
    const entries: Entry[] = [{ type: 'hand', seat: 0, cards: hand }, open];
    const knowledge: Knowledge = { deck: CLASSIC_DECK, hands: [6, 6, 6], me: 0, entries };
    const chanceOf = (notes: Knowledge, isReading: boolean): number =>
      mindOf(notes, isReading).murders.find(
        ({ murder }) => murder.suspect === 'plum' && murder.weapon === 'rope' && murder.room === 'hall',
      )?.chance ?? 0;
    const next: Entry = {
      type: 'suggestion',
      seat: 2,
      suspect: 'green',
      weapon: 'gun',
      room: 'study',
      passed: [],
      by: 0,
      card: 'gun',
    };
    const later = { ...knowledge, entries: [...entries, next] };
    expect(chanceOf(later, false)).toBeGreaterThan(0.03);
    expect(chanceOf(later, true)).toBeLessThan(chanceOf(later, false) / 4);
  });
});

describe('the risk', () => {
  // Two murders are left to seat 0: plum or green, and seat 1 or 2 holds the other of the two.
  const [plum, green]: Card[] = ['plum', 'green'];
  const free = CARDS.filter((card) => card !== plum && card !== green && card !== 'rope' && card !== 'hall');
  const entries: Entry[] = [
    { type: 'hand', seat: 0, cards: free.slice(0, 6) },
    // Everybody has seen them by now.
    ...free.slice(0, 6).map((card): Entry => ({ type: 'holds', holder: 0, card })),
    ...free.slice(6, 11).map((card): Entry => ({ type: 'holds', holder: 1, card })),
    ...free.slice(11, 16).map((card): Entry => ({ type: 'holds', holder: 2, card })),
    { type: 'holds', holder: 'envelope', card: 'rope' },
    { type: 'holds', holder: 'envelope', card: 'hall' },
  ];

  test('where another one surely knows it is right to guess; where nobody else can win, to wait', () => {
    // Whoever of the two others holds the other card of the pair knows the murder.
    const knowledge: Knowledge = { deck: CLASSIC_DECK, hands: [6, 6, 6], me: 0, entries };
    const mind = mindOf(knowledge);
    expect(mind.murders.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
    expect(judgeAccusation(mind, { out: [false, false, false], pace: 1 }, 1)).toMatchObject({ chance: 0.5 });
    expect(judgeAccusation(mind, { out: [false, true, true], pace: 1 }, 1)).toBeUndefined();
  });

  test('what is sure is accused', () => {
    const sure = {
      deck: CLASSIC_DECK,
      hands: [6, 6, 6],
      me: 0,
      entries: [...entries, { type: 'holds', holder: 'envelope', card: 'plum' }],
    } as const;
    expect(judgeAccusation(mindOf(sure), { out: [false, false, false], pace: 1 }, 1)).toMatchObject({
      murder: { suspect: 'plum', weapon: 'rope', room: 'hall' },
      chance: 1,
    });
  });
});

describe('the place of another', () => {
  test('has their hand, the cards they were shown, and no card that only others saw', () => {
    const knowledge: Knowledge = {
      deck: CLASSIC_DECK,
      hands: [6, 6, 6],
      me: 0,
      entries: [
        { type: 'hand', seat: 0, cards: ['scarlet', 'white', 'gun', 'study', 'lounge', 'kitchen'] },
        { type: 'suggestion', seat: 0, suspect: 'plum', weapon: 'rope', room: 'hall', passed: [], by: 1, card: 'rope' },
        { type: 'suggestion', seat: 1, suspect: 'plum', weapon: 'gun', room: 'study', passed: [2], by: 0, card: 'gun' },
        { type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'knife', room: 'hall', passed: [0], by: 1 },
      ],
    };
    const { work } = { work: deduce(knowledge).sample(1, 1)[0] };
    if (!work) throw new Error('no deal fits');
    const hands = work.hands.map((hand) => hand.map((card) => CARDS.indexOf(card)));
    const seen = knowledgeOfOther(knowledge, 2, hands, cursorOf(1));
    expect(seen.me).toBe(2);
    expect(seen.entries[0]).toEqual({ type: 'hand', seat: 2, cards: work.hands[2] });
    expect(seen.entries[1]).not.toHaveProperty('card');
    expect(seen.entries[2]).not.toHaveProperty('card');
    expect(work.hands[1]).toContain((seen.entries[3] as { card?: Card }).card);
    expect(deduce(seen).deals).toBeGreaterThan(0);
  });

  test('of two cards the one whose kind they know already tells least', () => {
    // Seat 1 knows who did it, not in which room: to show the suspect tells nothing new.
    const suspects: Card[] = ['scarlet', 'mustard', 'white', 'green'];
    const knowledge: Knowledge = {
      deck: CLASSIC_DECK,
      hands: [6, 6, 6],
      me: 0,
      entries: [
        { type: 'hand', seat: 0, cards: ['peacock', 'gun', 'study', 'lounge', 'kitchen', 'library'] },
        ...suspects.map((card): Entry => ({ type: 'holds', holder: 1, card })),
        { type: 'holds', holder: 'envelope', card: 'plum' },
        { type: 'suggestion', seat: 1, suspect: 'peacock', weapon: 'rope', room: 'study', passed: [2], by: 0 },
      ],
    };
    expect(leastTelling(mindOf(knowledge), 1, ['peacock', 'study'], 1)).toMatchObject({
      card: 'peacock',
      isKnown: false,
    });
  });
});
