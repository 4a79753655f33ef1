import type { ClueOptions } from '@games/clue-core';

/** The words of the house rules in the menu for a new game. */
export interface HouseRuleWords {
  readonly title: string;
  readonly help: string;
  /** How many are another than those asked for. */
  readonly changed: (count: number) => string;
  readonly reset: string;
  readonly groups: Readonly<Record<'start' | 'rooms' | 'accusations', string>>;
  /** What a rule is about, and one sentence that says what it does. */
  readonly options: { readonly [Option in keyof ClueOptions]: readonly [label: string, help: string] };
  /** What can be chosen; who is at the table is added to `first`. */
  readonly choices: { readonly [Option in keyof ClueOptions]: readonly (readonly [ClueOptions[Option], string])[] };
}
