import {
  type ClueConfig,
  type ClueOptions,
  DEFAULT_OPTIONS,
  fillSeats,
  SUSPECTS,
  type Suspect,
} from '@games/clue-core';
import type { Level } from '@games/clue-core/players';

/** How well computers can play, as the players' entry has it; named here so that the menu does not fetch them. */
export const COMPUTER_LEVELS: readonly Level[] = ['child', 'careful', 'master'];

/** What is chosen before a game. */
export interface SetupChoice {
  /** Whom the person plays. */
  readonly me: Suspect;
  /** Whom others at the same screen play. */
  readonly others: readonly Suspect[];
  readonly count: number;
  readonly level: Level;
  readonly options: ClueOptions;
}

/** What is chosen at first: Miss Scarlet against three. */
export const FIRST_CHOICE: SetupChoice = {
  me: 'scarlet',
  others: [],
  count: 4,
  level: 'careful',
  options: DEFAULT_OPTIONS,
};

/** The people of a choice, in the order of turns. */
export function peopleOf({ me, others }: SetupChoice): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => suspect === me || others.includes(suspect));
}

/** The fewest players there can be: the people and, where none of them plays her, Miss Scarlet (CLU-10). */
export function leastPlayers(choice: SetupChoice): number {
  const people = peopleOf(choice);
  return Math.max(2, people.length + (people.includes('scarlet') ? 0 : 1));
}

/** The configuration that a choice makes. */
export function configOf(choice: SetupChoice): Partial<ClueConfig> {
  const count = Math.max(choice.count, leastPlayers(choice));
  const people = peopleOf(choice).map((suspect) => ({ suspect }));
  return { ...choice.options, players: fillSeats(people, count, choice.level) };
}
