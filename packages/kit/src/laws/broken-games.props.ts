import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { bids } from '../fixtures/bids.js';
import { bidsOptions } from '../fixtures/bids-laws.js';
import { brokenBids } from '../fixtures/broken/index.js';
import { gameLaws, LAW_NAMES, type LawName } from './index.js';

function broken(laws: ReturnType<typeof gameLaws>, name: LawName): string {
  const law = laws.find((candidate) => candidate.name === name);
  try {
    law?.run();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  return '';
}

// One of the broken games pollutes it; the law must have cleaned up.
afterEach(() => expect('polluted' in {}).toBe(false));

describe('each mistake is found by its law, which says what it saw', () => {
  for (const { mistake, law, says, game } of brokenBids) {
    test(`${mistake}: ${law}`, () => {
      // Shrinking has its own test below.
      const parameters = { ...bidsOptions.parameters, endOnFailure: true };
      const report = broken(gameLaws(game, { ...bidsOptions, parameters }), law);
      expect(report).toContain(`the law "${law}" of bids is broken`);
      expect(report).toMatch(says);
      expect(report).toContain('in the play {"config":');
    });
  }
});

test('each law has a mistake to find', () => {
  expect(new Set(brokenBids.map(({ law }) => law))).toEqual(new Set(LAW_NAMES));
});

describe('a law that proves nothing fails', () => {
  const untested = (options: typeof bidsOptions, name: LawName) =>
    broken(gameLaws(bids, { ...bidsOptions, ...options }), name);

  test('without a twin, a game with hidden hands is asked for one', () => {
    const { twin: _left, ...options } = bidsOptions;
    expect(broken(gameLaws(bids, options), 'a view hides what its seat must not know')).toContain('say what is hidden');
  });

  test('without a twin, a game that draws is asked for one, though all views are alike', () => {
    const { twin: _left, secrets: _too, ...options } = bidsOptions;
    const open = { ...bids, view: (state: Parameters<typeof bids.view>[0]) => bids.view(state, null) };
    expect(broken(gameLaws(open, options), 'a view hides what its seat must not know')).toContain(
      'draws from its seed',
    );
    expect(broken(gameLaws(open, { ...options, twin: null }), 'a view hides what its seat must not know')).toBe('');
  });

  test('a twin that is the same state', () => {
    const twin = (state: Parameters<typeof bids.view>[0]) => state;
    expect(untested({ twin }, 'a view hides what its seat must not know')).toContain('was not put to the test');
    expect(untested({ twin }, 'a refusal hides what its seat must not know')).toContain('was not put to the test');
  });

  test('plays that never end, unless they need not', () => {
    const options = { plies: 1, config: fc.constant({ rounds: 4 }) };
    expect(untested(options, 'after the outcome nothing is legal')).toContain('raise `plies`');
    expect(untested({ ...options, endless: true }, 'after the outcome nothing is legal')).toBe('');
  });

  test('types that never meet', () => {
    expect(untested({ commutes: ['timeout'] }, 'simultaneous actions commute')).toContain('was not put to the test');
  });

  test('configurations that are refused', () => {
    expect(untested({ config: fc.constant({ seats: 99 }) }, 'replay equals play')).toContain(
      'create refused a configuration',
    );
  });
});

describe('a failure', () => {
  const [first] = brokenBids;
  const { parameters: _own, ...options } = bidsOptions;
  const laws = (parameters: object) => gameLaws(first?.game ?? bids, { ...options, parameters });
  const run = (parameters: object) => broken(laws(parameters), 'a view hides what its seat must not know');

  test('is shown by the shortest play that was found', () => {
    expect(run({ seed: 5 })).toMatch(
      /in the play \{"config":\{"seats":2,"rounds":1,"time":1\},"seed":"[^"]+","actions":\[\]\}/,
    );
  });

  test('can be seen again from its seed and path', () => {
    const report = run({});
    const again: { seed: number; path: string } = JSON.parse(report.slice(report.lastIndexOf('{')));
    expect(run({ ...again, endOnFailure: true }).split('\n')[1]).toBe(report.split('\n')[1]);
  });

  test('is a failure of the bare property too', () => {
    const property = laws({}).find((law) => law.name === 'a view hides what its seat must not know')?.property;
    expect(() => property && fc.assert(property)).toThrow('Property failed');
  });
});
