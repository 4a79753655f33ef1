import {
  type ClueConfig,
  type ClueOptions,
  DEFAULT_OPTIONS,
  fillSeats,
  type PlayerConfig,
  SUSPECTS,
  type Suspect,
} from '@games/clue-core';
import type { Level } from '@games/clue-core/players';
import { cleanName } from './names.js';

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
  /** What players are called, as it was typed; who has no name is called by the suspect. */
  readonly names: Readonly<Partial<Record<Suspect, string>>>;
  readonly options: ClueOptions;
}

/** What is chosen at first: Miss Scarlet against three. */
export const FIRST_CHOICE: SetupChoice = {
  me: 'scarlet',
  others: [],
  count: 4,
  level: 'careful',
  names: {},
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

/** Everybody at the table, in the order of turns, by name where they have one. */
export function seatsOf(choice: SetupChoice): readonly PlayerConfig[] {
  const count = Math.max(choice.count, leastPlayers(choice));
  const people = peopleOf(choice).map((suspect) => ({ suspect }));
  return fillSeats(people, count, choice.level).map((player) => {
    const name = cleanName(choice.names[player.suspect]);
    return name === undefined ? player : { ...player, name };
  });
}

/** The configuration that a choice makes. */
export function configOf(choice: SetupChoice): Partial<ClueConfig> {
  const players = seatsOf(choice);
  const { first } = choice.options;
  const isThere = first === 'random' || players.some(({ suspect }) => suspect === first);
  return { ...choice.options, first: isThere ? first : 'scarlet', players };
}
