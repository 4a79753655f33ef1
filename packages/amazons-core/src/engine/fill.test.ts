import { describe, expect, it } from 'vitest';
import { fill, settle } from './fill.js';
import { stateOf } from './fixtures/states.js';
import { pack } from './position.js';
import { closedRegions } from './regions.js';

function regionsOf(position: string): NonNullable<ReturnType<typeof closedRegions>> {
  const { empty, amazons, height } = pack(stateOf(position));
  const regions = closedRegions(empty, amazons, height);
  if (!regions) throw new Error('some region is shared');
  return regions;
}

describe('closed regions', () => {
  it('are none while amazons of both sides can meet, even where only an amazon stands between', () => {
    const { empty, amazons, height } = pack(stateOf('Q1*/1q*/3 w'));
    expect(closedRegions(empty, amazons, height)).toBeUndefined();
    // No empty square is shared, but the amazon at b2 may step aside.
    const blocked = pack(stateOf('1Q*/**q/3 w'));
    expect(closedRegions(blocked.empty, blocked.amazons, blocked.height)).toBeUndefined();
  });

  it('are told apart, with whose they are and their room', () => {
    const regions = regionsOf('Q1*1/1**q/*1*1 w').map(({ side, space, amazons }) => ({ side, space, amazons }));
    expect(regions).toEqual(
      [
        { side: 1, space: 2, amazons: [0x13] },
        { side: 0, space: 3, amazons: [0x20] },
      ].sort((a, b) => (a.amazons[0] ?? 0) - (b.amazons[0] ?? 0)),
    );
  });
});

describe('fill', () => {
  it.each([
    // A corridor is walked, shooting back.
    ['Q4****', 4],
    ['Q3/4/****/q3 w', 7],
    // Both rooms beside the amazon: it goes to one and shoots past where it stood into the other.
    ['1Q1/***/q*1 w', 2],
    // Defective: having gone to one room, from where the other is out of sight, it can only bar its own way back.
    ['***/*Q*/1*1/***/q1* w', 1],
  ])('counts the turns in %s', (position, turns) => {
    const own = regionsOf(position.includes(' ') ? position : `${position}/*********/q8 w`).find(
      ({ side }) => side === 0,
    );
    if (!own) throw new Error('White has a region');
    expect(fill(own, 16, 10_000)).toMatchObject({ least: turns, most: turns });
  });

  it('gives bounds where its budget is too small', () => {
    const own = regionsOf('Q9/10/10/10/**********/9q w').find(({ side }) => side === 0);
    if (!own) throw new Error('White has a region');
    const { least, most } = fill(own, 6, 5);
    expect(least).toBeGreaterThanOrEqual(4);
    expect(most).toBe(39);
    expect(fill(own, 6, 1000, 12).least).toBe(12);
  });

  it('settles a game of closed regions by counting', () => {
    const regions = regionsOf('Q3/4/****/q3 w');
    expect(settle(regions, 0, 4, 100)).toBe(1);
    expect(settle(regions, 1, 4, 100)).toBe(-1);
  });
});
