import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bids } from './fixtures/bids.js';
import { findNotPlain } from './plain.js';
import { decodeSave, encodeSave, type SaveRefusal } from './save.js';

const play = { config: { seats: 3 }, seed: 'seed', actions: [{ type: 'timeout', seat: null, at: 5 }] } as const;
const text = encodeSave(bids, play);

/** What a file is refused for. */
function refusal(content: unknown, game = bids, limit?: number): SaveRefusal | undefined {
  const save = decodeSave(game, content as string, limit);
  return save.ok ? undefined : save.error;
}

/** A save with some fields replaced. */
const altered = (fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

describe('a save', () => {
  test('comes back as it was written', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
    const plain = <T>(arbitrary: fc.Arbitrary<T>) => arbitrary.filter((value) => findNotPlain(value) === undefined);
    fc.assert(
      fc.property(
        fc.record(
          {
            config: plain(record),
            seed: plain(fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true }), fc.integer())),
            actions: plain(fc.array(record)),
          },
          { requiredKeys: ['actions'] },
        ),
        (any) => {
          const written = encodeSave(bids, any as never);
          expect(decodeSave(bids, written)).toStrictEqual({
            ok: true,
            value: { format: 'games-save', version: 1, game: 'bids', ...any },
          });
        },
      ),
    );
  });

  test('is text with one action a line', () => {
    expect(text).toBe(
      '{"format":"games-save","version":1,"game":"bids","config":{"seats":3},"seed":"seed","actions":[\n' +
        '{"type":"timeout","seat":null,"at":5}\n]}\n',
    );
    expect(encodeSave(bids, { actions: [] })).toBe(
      '{"format":"games-save","version":1,"game":"bids","actions":[\n]}\n',
    );
  });

  test('is read with a byte order mark, other line ends and other spaces', () => {
    expect(decodeSave(bids, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(decodeSave(bids, text));
    expect(decodeSave(bids, JSON.stringify(JSON.parse(text), null, 2))).toEqual(decodeSave(bids, text));
  });

  test('leaves behind what is no part of it', () => {
    expect(decodeSave(bids, altered({ state: { forged: true }, constructor: 1 }))).toEqual(decodeSave(bids, text));
  });

  test('is not written of what is no plain JSON', () => {
    const write = (fields: object) => () => encodeSave(bids, { ...play, ...fields } as never);
    expect(write({ actions: [{ type: 'bid', at: Number.NaN }] })).toThrow(
      new TypeError('encodeSave: play.actions[0].at is not plain JSON'),
    );
    expect(write({ config: { seats: undefined } })).toThrow('play.config.seats');
    expect(write({ seed: Number.POSITIVE_INFINITY })).toThrow('play.seed');
    expect(write({ actions: undefined })).toThrow(TypeError);
  });
});

describe('a file that is no save is refused', () => {
  test('broken: no JSON, cut off', () => {
    for (const content of [
      '',
      ' ',
      'Dear diary',
      '{',
      text.slice(0, -4),
      '['.repeat(100_000),
      undefined,
      null,
      7,
      {},
      [],
    ]) {
      expect(refusal(content)).toEqual({ code: 'broken', field: '' });
    }
  });

  test('broken: a field that is not what it should be', () => {
    const cases: [object, string][] = [
      [{ game: 7 }, 'game'],
      [{ version: 0 }, 'version'],
      [{ version: '1' }, 'version'],
      [{ version: 1.5 }, 'version'],
      [{ version: null }, 'version'],
      [{ config: [] }, 'config'],
      [{ config: null }, 'config'],
      [{ seed: {} }, 'seed'],
      [{ seed: true }, 'seed'],
      [{ actions: {} }, 'actions'],
      [{ actions: 'none' }, 'actions'],
      [{ actions: undefined }, 'actions'],
    ];
    for (const [fields, field] of cases) expect(refusal(altered(fields))).toEqual({ code: 'broken', field });
  });

  test('broken: numbers that are none, and keys that reach for the prototype', () => {
    const start = '{"format":"games-save","version":1,"game":"bids"';
    const cases: [string, string][] = [
      [`${start},"seed":1e999,"actions":[]}`, 'seed'],
      [`${start},"actions":[{"at":-0}]}`, 'actions[0].at'],
      [`${start},"actions":[{"__proto__":{"polluted":true}}]}`, 'actions[0].__proto__'],
      [`${start},"config":{"a":{"__proto__":null}},"actions":[]}`, 'config.a.__proto__'],
      [`${start},"actions":${'['.repeat(70)}${']'.repeat(70)}}`, `actions${'[0]'.repeat(63)}`],
    ];
    for (const [content, field] of cases) expect(refusal(content)).toEqual({ code: 'broken', field });
    expect('polluted' in {}).toBe(false);
  });

  test('foreign: another kind of file, another game', () => {
    for (const content of [
      'null',
      '7',
      '[]',
      '{}',
      '"x"',
      '{"format":"other"}',
      '{"__proto__":{"format":"games-save"}}',
    ]) {
      expect(refusal(content)).toEqual({ code: 'foreign' });
    }
    expect(refusal(altered({ game: 'chess' }))).toEqual({ code: 'foreign', game: 'chess' });
  });

  test('newer: written by a later version', () => {
    expect(refusal(altered({ version: 2 }))).toEqual({ code: 'newer', version: 2, supported: 1 });
  });

  test('too large: nothing is read', () => {
    expect(refusal('x'.repeat(4_000_001))).toEqual({ code: 'too-large', size: 4_000_001, limit: 4_000_000 });
    expect(refusal(text, bids, 10)).toEqual({ code: 'too-large', size: text.length, limit: 10 });
    expect(refusal(text, bids, text.length)).toBeUndefined();
  });

  test('whatever the text, nothing is thrown and every refusal has a code', () => {
    const codes = ['too-large', 'broken', 'foreign', 'newer', 'older'];
    const cut = fc
      .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ unit: 'binary' }))
      .map(([from, to, between]) => text.slice(0, from) + between + text.slice(to));
    const fields = fc
      .dictionary(
        fc.constantFrom('format', 'version', 'game', 'config', 'seed', 'actions', '__proto__'),
        fc.jsonValue(),
      )
      .map((spoiled) => altered(spoiled));
    fc.assert(
      fc.property(fc.oneof(cut, fields, fc.json(), fc.string({ unit: 'binary' }), fc.anything()), (content) => {
        const found = refusal(content);
        if (found !== undefined) expect(codes).toContain(found.code);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an older save is lifted version by version', () => {
  // Files as they were written by versions 1 and 2 of a game; they are read forever.
  const v1 =
    '{"format":"games-save","version":1,"game":"bids","config":{"players":3},"seed":7,"actions":[\n{"t":"timeout","at":5}\n]}\n';
  const v2 =
    '{"format":"games-save","version":2,"game":"bids","config":{"seats":3},"seed":7,"actions":[\n{"t":"timeout","at":5}\n]}\n';
  const newest: typeof bids = {
    ...bids,
    version: 3,
    migrations: {
      1: ({ config, ...save }) => ({ ...save, config: { seats: (config as { players: number }).players } }),
      2: ({ actions, ...save }) => ({
        ...save,
        actions: actions.map((action) => ({
          type: (action as { t: string }).t,
          seat: null,
          at: (action as { at: number }).at,
        })),
      }),
    },
  };
  const lifted = {
    ok: true,
    value: {
      ...{ format: 'games-save', version: 3, game: 'bids', config: { seats: 3 }, seed: 7 },
      actions: [{ type: 'timeout', seat: null, at: 5 }],
    },
  };

  test('from every version', () => {
    expect(decodeSave(newest, v1)).toEqual(lifted);
    expect(decodeSave(newest, v2)).toEqual(lifted);
    expect(decodeSave(newest, altered({ version: 3 })).ok).toBe(true);
  });

  test('or refused, where no migration is left', () => {
    const { migrations, ...without } = newest;
    expect(refusal(v1, without)).toEqual({ code: 'older', version: 1, supported: 3 });
    expect(refusal(v1, { ...newest, migrations: { 2: (save) => save } })).toEqual({
      code: 'older',
      version: 1,
      supported: 3,
    });
    expect(refusal(v2, { ...newest, migrations: { 2: (save) => save } })).toBeUndefined();
    expect(migrations).toBeDefined();
  });

  test('or broken, where a migration cannot read it or makes what is no save', () => {
    expect(refusal(v1.replace('{"players":3}', 'null'), newest)).toEqual({ code: 'broken', field: 'config' });
    expect(refusal(v1.replace('{"t":"timeout","at":5}', 'null'), newest)).toEqual({ code: 'broken', field: 'actions' });
    const junk = [undefined, null, 7, {}, { actions: [Number.NaN] }, { actions: [], seed: {} }];
    for (const made of junk) {
      expect(refusal(v2, { ...newest, migrations: { 2: () => made as never } })?.code).toBe('broken');
    }
  });
});
