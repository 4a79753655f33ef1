import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, entered, play } from '../salon/fixtures/table.js';
import { SALON_THEME } from '../salon/theme.js';
import type { SalonState } from '../salon/types.js';
import { view } from '../salon/view.js';
import { parsePost } from './parse-post.js';
import { postProblemText } from './post-problems.js';

const read = (text: string, state: SalonState = begin()): unknown => {
  const parsed = parsePost(text, view(state, 1));
  return parsed.ok ? parsed.value.map(({ seat: _seat, at: _at, ...action }) => action) : { ...parsed.error };
};
const MOVE = { type: 'move', to: 'library' };
const ASK = { type: 'suggest', suspect: 'plum', weapon: 'rope', room: 'library' };

describe('SAL-21: a player’s post is read', () => {
  test.each([
    ['I move to the library and suggest Plum with the rope, leave my turn open', [MOVE, { ...ASK, stayOpen: true }]],
    ['Moving to the Map Archive.\nSuggestion: Baron Violet, silk cord.', [MOVE, ASK]],
    ['[b]Go[/b] to the archive; I suggest the Baron Violet did it with the Silk Cord', [MOVE, ASK]],
    ['going to the map archve, suggesting violet + cord. Keep it open please!', [MOVE, { ...ASK, stayOpen: true }]],
    ['[quote=Ada]I accuse Ivory[/quote]I enter the Map Archive', [MOVE]],
    ['[quote][quote]I go to the Bakehouse[/quote]I accuse Ivory[/quote] I enter the Map Archive', [MOVE]],
    ['Ada wrote: "I suggest Amber with the cord". I enter the Map Archive', [MOVE]],
    ['> I suggest Plum\nI enter the Map Archive', [MOVE]],
    ['I move from the corridor to the Map Archive', [MOVE]],
    ['I would like to move to the Map Archive and suggest Violet with the cord', [MOVE, ASK]],
    ['I move to the Map Archive, and I think it was Violet with the cord', [MOVE, ASK]],
    ['I go to the Map Archive and suggest Violet with the cord. Do not leave my turn open.', [MOVE, ASK]],
    [
      'I go to the Map Archive and suggest Violet with the cord; don’t end my turn, leave it open',
      [MOVE, { ...ASK, stayOpen: true }],
    ],
    ['I am done with my turn', [{ type: 'endTurn' }]],
    ['No worries! I walk to the Map Archive', [MOVE]],
    ['I move to the main corridor and end my turn', [{ type: 'move', to: 'corridor' }, { type: 'endTurn' }]],
    ['Please skip me this week', [{ type: 'skip', player: 1 }]],
    [
      'I accuse Prof. Plum in the Great Hall with the rope',
      [{ type: 'accuse', suspect: 'plum', weapon: 'rope', room: 'hall' }],
    ],
  ])('%s', (post, actions) => {
    expect(read(post)).toEqual(actions);
  });

  test('a suggestion without its area is made where the suspect stands', () => {
    expect(read('I suggest Violet with the cord', entered(begin()))).toEqual([ASK]);
    expect(read('I suggest Violet with the cord')).toEqual({ code: 'post-missing', verb: 'suggest', what: 'room' });
  });

  test('the names are the theme’s, and mean what they mean there', () => {
    const state = begin({ theme: { study: 'The Throne Room', hall: 'The Library', library: "Cyrax's Studio" } });
    expect(read('I go to the library', state)).toEqual([{ type: 'move', to: 'hall' }]);
    expect(read('I go to Cyrax’s studio', state)).toEqual([MOVE]);
    expect(read('I go to the throne', state)).toEqual([{ type: 'move', to: 'study' }]);
  });

  test.each([
    ['Hello all!', { code: 'post-empty' }],
    ['I will not accuse Violet', { code: 'post-unsure', word: 'not', verb: 'accuse' }],
    ['If nobody can, I accuse Violet', { code: 'post-unsure', word: 'if', verb: 'accuse' }],
    ['If it is allowed by the rules, I move', { code: 'post-unsure', word: 'if', verb: 'move' }],
    ['I would like to accuse Violet', { code: 'post-unsure', word: 'would', verb: 'accuse' }],
    ['I go to the Tea Salon or the Bakehouse', { code: 'post-two-names', verb: 'move', cards: ['lounge', 'kitchen'] }],
    ['I move', { code: 'post-missing', verb: 'move', what: 'place' }],
    ['I move to the Bakehouse and suggest the cord', { code: 'post-missing', verb: 'suggest', what: 'suspect' }],
    ['I accuse Violet with the cord', { code: 'post-missing', verb: 'accuse', what: 'room' }],
    [
      'I go to the Bakehouse and suggest Violet with the cord. I suggest Amber with the spanner',
      { code: 'post-twice', verb: 'suggest' },
    ],
    ['x'.repeat(30_000), { code: 'post-too-long', limit: 20_000 }],
  ])('what is not clear is asked back: %s', (post, problem) => {
    expect(read(post)).toEqual(problem);
    const parsed = parsePost(post, view(begin(), 1));
    expect(parsed.ok ? '' : postProblemText(parsed.error, view(begin(), 1))).toMatch(/^[A-Z].*[.?"]$/);
  });

  test('whatever is written, nothing is thrown, and only this player’s actions come out', () => {
    const word = fc.oneof(
      fc.constantFrom(...Object.values(SALON_THEME), 'I', 'move', 'suggest', 'accuse', 'with', 'not', 'open', 'turn'),
      fc.constantFrom('[quote]', '[/quote]', '<b>', '>', '\n', 'end', 'skip me', '{x}', '__proto__', 'constructor'),
      fc.string({ maxLength: 6 }),
    );
    const state = play(begin(), { type: 'move', seat: 1, to: 'hall' });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const parsed = parsePost(words.join(' '), view(state, 1), 77);
        if (!parsed.ok) return;
        expect(parsed.value.length).toBeGreaterThan(0);
        for (const action of parsed.value) expect(action).toMatchObject({ seat: 1, at: 77 });
      }),
      { numRuns: 300 },
    );
  });
});
