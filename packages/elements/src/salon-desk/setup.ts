import { CLASSIC_THEME, SUSPECTS, type Suspect } from '@games/clue-core';
import { DEFAULT_RING, fillWithNpcs, type SalonConfig, type SalonTheme, THEME_KEYS } from '@games/clue-core/salon';

/** Somebody who joined. */
export interface Person {
  readonly name: string;
  readonly suspect: Suspect;
}

/** What the host fills in before a game. */
export interface Setup {
  readonly host: string;
  readonly people: readonly Person[];
  /** How many suspects hold cards: the people, and NPCs on the rest. */
  readonly suspects: number;
  readonly npcTurns: SalonConfig['npcTurns'];
  readonly order: 'first-come' | 'random' | 'chosen';
  /** The suspects in the order that the host chose; those who do not play are passed over. */
  readonly chosen: readonly Suspect[];
  readonly theme: SalonTheme;
  /** Which of the two passages are placed. */
  readonly passages: readonly boolean[];
  readonly skipHours: number;
  readonly ordersHours: number;
}

const HOUR = 3_600_000;

/** An empty page: four people, 24 hours each. */
export function freshSetup(theme: SalonTheme, host = ''): Setup {
  return {
    host,
    people: SUSPECTS.slice(0, 4).map((suspect) => ({ name: '', suspect })),
    suspects: 4,
    npcTurns: 'players',
    order: 'first-come',
    chosen: SUSPECTS,
    theme,
    passages: [true, true],
    skipHours: 24,
    ordersHours: 24,
  };
}

/** A setup with other people; there are as many suspects as before, where that can be. */
export function withPeople(setup: Setup, people: readonly Person[]): Setup {
  const isDealtToPeople = setup.suspects === setup.people.length;
  const suspects = isDealtToPeople ? people.length : Math.max(setup.suspects, people.length);
  return { ...setup, people, suspects };
}

/** A suspect for somebody; who had it gets theirs. */
export function withSuspect(setup: Setup, index: number, suspect: Suspect): Setup {
  const before = setup.people[index]?.suspect;
  return {
    ...setup,
    people: setup.people.map((person, i) => {
      if (i === index) return { ...person, suspect };
      return person.suspect === suspect && before ? { ...person, suspect: before } : person;
    }),
  };
}

/** A list with one entry moved up by one. */
export function moved<T>(list: readonly T[], index: number): readonly T[] {
  const [one] = list.slice(index, index + 1);
  const rest = list.filter((_, i) => i !== index);
  return one === undefined ? list : [...rest.slice(0, index - 1), one, ...rest.slice(index - 1)];
}

/** The suspects that play, people first, then NPCs. */
export function playing({ people, suspects }: Setup): readonly Suspect[] {
  return fillWithNpcs(people, Math.max(suspects, people.length)).map(({ suspect }) => suspect);
}

/** The suspects that play in the order that the host chose. */
export function chosenOrder(setup: Setup): readonly Suspect[] {
  const all = playing(setup);
  return setup.chosen.filter((suspect) => all.includes(suspect));
}

/** The classic names, with the corridor and the Victim of a theme. */
export const classicTheme = ({ corridor, victim }: SalonTheme): SalonTheme => ({ ...CLASSIC_THEME, corridor, victim });

/** What the rules are asked for. */
export function configOf(setup: Setup, startAt: number): Partial<SalonConfig> {
  const { host, people, suspects, order, theme, passages, skipHours, ordersHours, npcTurns } = setup;
  const named = people.map(({ name, suspect }) => ({ suspect, ...(name.trim() && { name: name.trim() }) }));
  return {
    players: fillWithNpcs(named, Math.max(suspects, people.length)),
    order: order === 'chosen' ? chosenOrder(setup) : order,
    theme: Object.fromEntries(THEME_KEYS.map((key) => [key, theme[key].trim()])),
    passages: DEFAULT_RING.passages.filter((_, i) => passages[i]),
    ...(host.trim() && { host: host.trim() }),
    skipAfter: Math.round(skipHours * HOUR),
    ordersWithin: Math.round(ordersHours * HOUR),
    npcTurns,
    startAt,
  };
}
