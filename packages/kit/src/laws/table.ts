import type { Cursor } from '@games/rng';
import { stringify } from 'fast-check';
import type { AnyAction, AnyRefusal, Game, Seat, Seed } from '../game.js';
import type { GameLawsOptions } from './options.js';

/** A game whose types no law needs: what a law knows of a value is only that it is JSON. */
export type Rules = Game<unknown, unknown, AnyAction, unknown, unknown, AnyRefusal>;

/** The game under test with its options. */
export interface Table {
  readonly game: Rules;
  readonly options: GameLawsOptions<unknown, unknown, AnyAction, unknown, unknown>;
}

/** How a play went so far; grows as the play does, for the report. */
export interface Trace {
  readonly config: unknown;
  readonly seed: Seed;
  readonly actions: AnyAction[];
}

/** A state that a play has reached. */
export interface Position {
  readonly state: unknown;
  readonly seats: readonly Seat[];
  /** Draws that do not disturb the play. */
  readonly random: Cursor;
  readonly trace: Trace;
}

/** Counts what a law has really looked at. */
export interface Tally {
  proofs: number;
}

/** One law: what it looks at in each position, or in a play as a whole. */
export interface Rule {
  visit?(table: Table, position: Position, tally: Tally): void;
  play?(table: Table, trace: Trace, tally: Tally): void;
  /** Look at about one position in four, and the last. */
  readonly sparse?: boolean;
  /** Plays go on for as long as they can. */
  readonly toTheEnd?: boolean;
  /** What to say when the law found nothing to look at, if that is wrong. */
  unproven?(table: Table): string | undefined;
}

/** The law does not hold. */
export function broken(message: string): never {
  throw new Error(message);
}

/** A value for a report, junk too. */
export function show(value: unknown): string {
  const text = stringify(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

/** What `act` gives, or the law is broken by what it threw. */
export function unthrown<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    return broken(`${what} threw ${thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : show(thrown)}`);
  }
}

/** A copy by way of JSON. */
export function viaJson<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** All who look on: the seats, and the spectator. */
export function viewers(position: Position): readonly (Seat | null)[] {
  return [...position.seats, null];
}

/** What a viewer is told of a step. */
export function told(table: Table, events: readonly unknown[], seat: Seat | null): readonly unknown[] {
  return events.map((event) => table.game.eventFor(event, seat)).filter((event) => event !== undefined);
}

/** The first place where two values differ, as words. */
export function difference(left: unknown, right: unknown, path = ''): string | undefined {
  if (JSON.stringify(left) === JSON.stringify(right)) return undefined;
  if (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null) {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    for (const key of keys) {
      const inner = difference(Reflect.get(left, key), Reflect.get(right, key), path === '' ? key : `${path}.${key}`);
      if (inner !== undefined) return inner;
    }
    return `${path || 'it'}: the order of the keys`;
  }
  return `${path || 'it'}: ${show(left)} and ${show(right)}`;
}
