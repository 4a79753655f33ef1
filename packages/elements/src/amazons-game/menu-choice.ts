import { type AmazonsConfig, MAX_SIZE, MIN_SIZE, SETUPS, type SetupName, type Side } from '@games/amazons-core';
import { rulesOf } from './asked.js';
import type { Player } from './player.js';

/** Times that people play, in minutes each and seconds more a turn. */
export const TIMES = [
  [3, 2],
  [5, 3],
  [10, 5],
  [20, 10],
] as const;

/** What the menu offers to choose before a game (AMA-1). */
export interface MenuChoice {
  readonly setup: SetupName | 'custom';
  readonly width: number;
  readonly height: number;
  readonly white: Player;
  readonly black: Player;
  readonly first: Side;
  /** Without clocks, with one of `TIMES` by its index, or with the time in the fields. */
  readonly time: 'none' | number | 'custom';
  readonly minutes: number;
  readonly increment: number;
  readonly pie: boolean;
}

/** A field that takes a number. */
export type NumberField = 'width' | 'height' | 'minutes' | 'increment';

/** The least and the most of each field. */
export const RANGES: Readonly<Record<NumberField, readonly [least: number, most: number]>> = {
  width: [MIN_SIZE, MAX_SIZE],
  height: [MIN_SIZE, MAX_SIZE],
  minutes: [1, 180],
  increment: [0, 60],
};

/** The configuration that a choice makes. */
export function configOf({ setup, width, height, ...choice }: MenuChoice): Partial<AmazonsConfig> {
  const board = setup === 'custom' ? { width, height } : SETUPS[setup];
  const [minutes, increment] =
    choice.time === 'custom' ? [choice.minutes, choice.increment] : (TIMES[Number(choice.time)] ?? [0, 0]);
  return { ...board, ...rulesOf({ ...choice, minutes, increment }) };
}

/** The fields that hold what cannot be: one may be empty, or hold half a number. */
export function wrongFields(choice: MenuChoice): readonly NumberField[] {
  const asked: NumberField[] = [];
  if (choice.setup === 'custom') asked.push('width', 'height');
  if (choice.time === 'custom') asked.push('minutes', 'increment');
  return asked.filter((name) => {
    const [value, [least, most]] = [choice[name], RANGES[name]];
    return !Number.isInteger(value) || value < least || value > most;
  });
}
