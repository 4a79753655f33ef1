import { describe, expect, it } from 'vitest';
import { create } from '../create.js';
import { outcome } from '../outcome.js';
import { reduce } from '../reduce.js';
import type { AmazonsState } from '../types.js';
import { stateOf } from './fixtures/states.js';
import { search } from './search.js';
import type { Level } from './types.js';

const start = create().value;

/** Plays on to the end, both sides by the engine; gives the winner. */
function playOut(from: AmazonsState, nodes: number): number | undefined {
  let state = from;
  for (let end = outcome(state); ; end = outcome(state)) {
    if (end) return end.winner;
    const next = reduce(state, search(state, { nodes }).action);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value.state;
  }
}

describe('search (AMA-1: a person against the computer)', () => {
  it('sees a win in one', () => {
    // White goes back and forth in the corner; shooting at c3 leaves Black no square.
    const state = stateOf('**q/*1*/Q1* w');
    const { action, score } = search(state, { nodes: 500 });
    expect(score).toBe(1);
    const next = reduce(state, action);
    expect(next.ok && outcome(next.value.state)).toEqual({ winner: 0, reason: 'no-move' });
  });

  it('knows that a lost game is lost, and plays on', () => {
    const state = stateOf('1q1/q2/2Q/1Q1 w');
    const { score, action } = search(state, { nodes: 300_000 });
    expect(score).toBe(-1);
    expect(reduce(state, action).ok).toBe(true);
  });

  it.each([
    // Seven squares against three, to move or not.
    ['Q3/4/****/q3 w', 1, 0],
    ['Q3/4/****/q3 b', -1, 0],
    // As many as the other: whoever moves runs out first.
    ['Q3/****/****/q3 w', -1, 1],
    ['Q3/****/****/q3 b', -1, 0],
    // Two squares against one, but White's two allow one turn only.
    ['***/*Q*/1*1/***/q1* w', -1, 1],
  ])('proves what follows once the regions are closed: %s', (position, score, winner) => {
    const state = stateOf(position);
    expect(search(state, { nodes: 20_000 }).score).toBe(score);
    expect(playOut(state, 2000)).toBe(winner);
  });

  it('plays itself to the end of a whole game', () => {
    expect(playOut(stateOf('2q2q/6/q4q/6/2Q3/Q4Q w'), 1000)).toBeDefined();
  });

  it('prefers taking over a first move that was too good (the pie rule)', () => {
    const made = create({ position: 'Q4/5/*****/***2/***1q b', pie: true });
    if (!made.ok) throw new Error('the position is sound');
    const open: AmazonsState = { ...made.value, pie: 'open', turn: 1 };
    const { action, score } = search(open, { nodes: 20_000 });
    expect(action).toEqual({ type: 'swap', seat: 1 });
    expect(score).toBe(1);
    expect(search(made.value, { nodes: 20_000 })).toMatchObject({ score: -1, action: { type: 'move' } });
  });

  it('gives the clock of a timed game the earliest time, as legalActions does', () => {
    const timed = create({ clock: { mainMs: 1000, incrementMs: 0 } });
    if (!timed.ok) throw new Error('the clock is sound');
    expect(search(timed.value, { nodes: 500 }).action).toMatchObject({ at: 0 });
  });

  it('reports its thoughts, and stops when asked', () => {
    const seen: number[] = [];
    let asked = 0;
    const { nodes } = search(start, {
      timeMs: 60_000,
      onProgress: (thought) => seen.push(thought.nodes),
      shouldStop: () => ++asked > 100 && seen.length > 0,
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(nodes).toBeGreaterThanOrEqual(seen.at(-1) ?? Number.POSITIVE_INFINITY);
  });

  it('plays differently for another seed at a weak level, and the same for the same', () => {
    const choices = Array.from({ length: 20 }, (_, seed) => JSON.stringify(search(start, { level: 1, seed }).action));
    expect(new Set(choices).size).toBeGreaterThan(5);
    expect(JSON.stringify(search(start, { level: 1, seed: 3 }).action)).toBe(choices[3]);
  });

  it('refuses what a programmer got wrong', () => {
    expect(() => search(stateOf('q*Q/**1/3 b'))).toThrow(/state: the game is over/);
    expect(() => search(start, { nodes: 0 })).toThrow(/nodes: more than 0, not 0/);
    expect(() => search(start, { timeMs: Number.NaN })).toThrow(/timeMs/);
    expect(() => search(start, { level: 11 as Level })).toThrow(/level: 1 to 10, not 11/);
  });
});
