import { encodeSave } from '@games/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards.js';
import { clue } from '../clue.js';
import { configs } from '../fixtures/configs.js';
import { soak } from '../fixtures/soak.js';
import { CLASSIC_THEME } from '../theme.js';
import type { ClueAction, ClueState } from '../types.js';
import { eventText } from '../words/events.js';
import { saveRefusalText } from '../words/saves.js';
import { openSeal, sealText } from './seal.js';
import { decodeSaveText, encodeSaveText } from './text.js';

/** The first so many actions of a game between computers. */
function opening(config: Parameters<typeof soak>[0], seed: number, count: number): ClueAction[] {
  return [...soak(config, seed, 1e6, false).actions.slice(0, count)];
}

function stateOf(config: Parameters<typeof soak>[0], seed: number, actions: readonly ClueAction[]): ClueState {
  const start = clue.create(config, seed);
  if (!start.ok) throw new Error(start.error.code);
  return actions.reduce((state, action) => {
    const taken = clue.reduce(state, action);
    if (!taken.ok) throw new Error(taken.error.code);
    return taken.value.state;
  }, start.value);
}

const players = [
  { suspect: 'scarlet', name: 'Zoë Ünwin 😀' },
  { suspect: 'plum', name: 'clue-save 1 00000000000000000000' },
] as const;
const actions = opening({ players }, 4, 40);
const text = encodeSaveText({ config: { players }, seed: 4, actions });

describe('the .txt save (CLU-8)', () => {
  test('opens to the very same game, under any configuration', () => {
    fc.assert(
      fc.property(configs, fc.nat(1000), fc.nat(60), (config, seed, count) => {
        const done = opening(config, seed, count);
        const opened = decodeSaveText(encodeSaveText({ config, seed, actions: done }));
        expect(opened.ok && opened.value.state).toEqual(stateOf(config, seed, done));
        expect(opened.ok && opened.value.save.actions).toEqual(done);
      }),
      { numRuns: 12 },
    );
  });

  test('reads as what everybody at the table has seen, and tells no more', () => {
    const seen = clue.view(stateOf({ players }, 4, actions), null);
    const said = seen.log.filter(({ type }) => type !== 'turnBegan').map((event) => `  ${eventText(event, seen)}`);
    const [open = ''] = text.split('---- the seal ----');
    expect(open).toContain('  Zoë Ünwin 😀 as Miss Scarlet, 9 cards');
    expect(open.split('\n').filter((line) => said.includes(line))).toEqual(said);
    expect(seen.log.some(({ type }) => type === 'shown')).toBe(false);
    expect(open).not.toMatch(/envelope|seed/);
  });

  test('gives nothing away to a curious reader: no card, no action, no seed stands in the sealed block', () => {
    const [, sealed = ''] = text.split('---- the seal ----');
    const plain = sealed.split('\n').slice(2, -2).join('');
    const decoded = atob(plain);
    for (const word of [...CARDS, ...Object.values(CLASSIC_THEME), 'suggest', 'seed', 'seat', 'actions', 'config']) {
      expect(sealed).not.toContain(word);
      expect(decoded).not.toContain(word);
    }
  });

  test('a face-up card and who is out can be read', () => {
    const config = { players: 4, deal: 'even' } as const;
    const wrong: ClueAction = { type: 'accuse', seat: 0, suspect: 'plum', weapon: 'rope', room: 'hall' };
    const file = encodeSaveText({ config, seed: 1, actions: [wrong] });
    const { faceUp } = stateOf(config, 1, []);
    for (const card of faceUp) expect(file).toContain(`\n  ${CLASSIC_THEME[card]}\n`);
    expect(file).toContain('  Miss Scarlet, 4 cards, out\n');
  });

  test('survives what editors and mail programs do', () => {
    const whole = decodeSaveText(text);
    expect(whole.ok).toBe(true);
    expect(decodeSaveText(text.replaceAll('\n', '\r\n'))).toEqual(whole);
    expect(decodeSaveText(`\uFEFF${text}`)).toEqual(whole);
    expect(decodeSaveText(text.replaceAll(/^/gm, '> '))).toEqual(whole);
    expect(decodeSaveText(`Dear Ada,\n\n${text}\nYours`)).toEqual(whole);
    expect(decodeSaveText(`${encodeSaveText({ seed: 1, actions: [] })}\n${text}`)).toEqual(whole);
  });

  test('changed anywhere in the seal, or cut off, it is broken: never another game', () => {
    const start = text.indexOf('\nclue-save 1') + 1;
    const whole = decodeSaveText(text);
    const end = text.indexOf('---- the end');
    fc.assert(
      fc.property(
        fc.integer({ min: start + 12, max: end - 2 }),
        fc.constantFrom('A', 'b', '7', 'f', '0'),
        (at, digit) => {
          const changed = text.slice(0, at) + digit + text.slice(at + 1);
          const opened = decodeSaveText(changed);
          if (opened.ok) expect(opened).toEqual(whole);
          else expect(['broken', 'foreign']).toContain(opened.error.code);
        },
      ),
      { numRuns: 200 },
    );
    for (let cut = start + 60; cut < end; cut += 97) {
      expect(decodeSaveText(text.slice(0, cut))).toEqual({ ok: false, error: { code: 'broken', field: 'seal' } });
    }
  });

  test('foreign, newer, too large and impossible files have their codes, and words', () => {
    const code = (file: string): string => {
      const opened = decodeSaveText(file);
      return opened.ok ? 'a game' : opened.error.code;
    };
    const sealed = (json: string): string => {
      const { checksum, lines } = sealText(json);
      return `clue-save 1 ${checksum}\n${lines.join('\n')}\n----`;
    };
    expect(code('Dear diary')).toBe('foreign');
    expect(code('')).toBe('foreign');
    expect(code(text.replace('\nclue-save 1', '\nclue-save 2'))).toBe('newer');
    expect(code('x'.repeat(1_000_001))).toBe('too-large');
    expect(code(sealed('{"format":"games-save","game":"amazons"}'))).toBe('foreign');
    expect(code(sealed('{"format":"games-save","game":"clue","version":2}'))).toBe('newer');
    expect(code(sealed('{}'))).toBe('foreign');
    expect(code(sealed(encodeSave(clue, { config: { players: 9 }, seed: 1, actions: [] })))).toBe('start-refused');
    expect(code(sealed(encodeSave(clue, { seed: 1, actions: [{ type: 'endTurn', seat: 0 }] })))).toBe('action-refused');
    for (const known of ['too-large', 'broken', 'foreign', 'newer', 'older', 'start-refused', 'action-refused']) {
      expect(saveRefusalText({ code: known } as never)).toMatch(/^This .*\. Your game is as it was\.$/);
    }
  });

  test('hostile text never throws', () => {
    const pieces = fc.constantFrom(
      'clue-save 1 ',
      '0'.repeat(32),
      '\n',
      '----',
      'AAAA',
      '{"format":"games-save"',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (junk) => {
          expect(decodeSaveText(junk).ok).toBe(false);
        },
      ),
    );
    for (const junk of [undefined, null, 7, {}, []]) expect(decodeSaveText(junk as never).ok).toBe(false);
  });

  test('a play that the rules refuse is a mistake of the program', () => {
    expect(() => encodeSaveText({ seed: 1, actions: [{ type: 'endTurn', seat: 0 }] })).toThrow(RangeError);
  });

  test('a seal opens what it closed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (plain) => {
        const sealed = sealText(plain);
        expect(openSeal(sealed)).toBe(plain);
        expect(sealed.lines.every((line) => line.length <= 76)).toBe(true);
      }),
    );
  });
});
