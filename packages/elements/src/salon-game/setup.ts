import { fillWithNpcs, type SalonConfig, type SalonPlayerConfig, SUSPECTS, type Suspect } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';

/** How well the computers play: a guest learns from their own suggestions alone, a detective from everybody's. */
export const WITS = ['guest', 'detective'] as const;
/** One of them. */
export type Wit = (typeof WITS)[number];

/** What is no such word is a guest's. */
export const readWit = (value: unknown): Wit => WITS.find((wit) => wit === value) ?? 'guest';

/** What is chosen before a practice game. */
export interface SetupChoice {
  /** Whom the person plays. */
  readonly me: Suspect;
  /** How many play, the person with them: 2 to 6. */
  readonly count: number;
  /** Whether the suspects that nobody plays hold cards too, as non-player characters (SAL-17). */
  readonly npcs: boolean;
  readonly wit: Wit;
}

/** What is chosen at first: Miss Scarlet with three others. */
export const FIRST_CHOICE: SetupChoice = { me: 'scarlet', count: 4, npcs: false, wit: 'guest' };

/** The players of a choice, in the order of turns: the person, and the next suspects after theirs. */
export function playersOf({ me, count, npcs }: SetupChoice): readonly SalonPlayerConfig[] {
  const start = SUSPECTS.indexOf(me);
  const round = [...SUSPECTS.slice(start), ...SUSPECTS.slice(0, start)];
  const people = SUSPECTS.filter((suspect) => round.indexOf(suspect) < count).map((suspect) => ({ suspect }));
  return npcs ? fillWithNpcs(people) : people;
}

/** The configuration that a choice makes, and the person's seat in it. */
export function configOf(choice: SetupChoice): { readonly config: Partial<SalonConfig>; readonly seat: Seat } {
  const players = playersOf(choice);
  return { config: { players }, seat: players.findIndex(({ suspect }) => suspect === choice.me) + 1 };
}
