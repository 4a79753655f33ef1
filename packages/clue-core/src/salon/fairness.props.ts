import { type Cursor, cursor, seed as toRng } from '@games/rng';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SalonConfig } from './config.js';
import { configs } from './fixtures/configs.js';
import { legalActions } from './legal.js';
import { peopleOf } from './npc.js';
import { salon } from './salon.js';
import type { SalonAction, SalonState } from './types.js';

/** Games with NPCs more often than not, which begin at once. */
const games = fc.record({ config: configs, seed: fc.nat() });

/** Random play in which nobody accuses and the clock rings often, with the state before and after each action. */
function* wander(
  config: Partial<SalonConfig>,
  seed: number,
  actions: number,
): Generator<{ before: SalonState; action: SalonAction; after: SalonState }> {
  const start = salon.create({ ...config, ordersWithin: 0 }, seed);
  if (!start.ok) throw new Error(start.error.code);
  const random = cursor(toRng(seed));
  let state = start.value;
  for (let i = 0; i < actions; i++) {
    const action = choose(state, random);
    const taken = salon.reduce(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.code}`);
    yield { before: state, action, after: taken.value.state };
    state = taken.value.state;
  }
}

function choose(state: SalonState, random: Cursor): SalonAction {
  const due = salon.deadline(state);
  if (due && random.nextInt(0, 9) === 0) return { type: 'timeout', seat: null, at: due.at };
  const seats = random.nextInt(0, 9) === 0 ? [0, ...peopleOf(state)] : salon.actors(state);
  const listed = random
    .shuffle(seats)
    .flatMap((seat) => [...legalActions(salon.view(state, seat), seat)])
    .filter(({ type }) => type !== 'accuse');
  const types = [...new Set(listed.map(({ type }) => type))];
  if (types.length === 0) return { type: 'timeout', seat: null, at: due?.at ?? state.at };
  // A kind first: suggestions would otherwise drown the rest.
  const type = types.includes('suggest') && random.nextBoolean() ? 'suggest' : random.pick(types);
  return random.pick(listed.filter((action) => action.type === type));
}

test('SAL-18: nobody ever has made two more suggestions for NPCs than another, as counted in the log', () => {
  let made = 0;
  let passed = 0;
  fc.assert(
    fc.property(games, ({ config, seed }) => {
      /** By people who sat here from the start; who came later is measured by the rules' own count. */
      const counts = new Map<number, number>();
      for (const { action, after } of wander({ ...config, npcTurns: 'players' }, seed, 80)) {
        const people = peopleOf(after);
        if (counts.size === 0) for (const seat of people) counts.set(seat, 0);
        const event = after.log.findLast(({ type }) => type === 'suggested');
        if (action.type === 'suggest' && event?.type === 'suggested' && event.by !== event.seat) {
          made++;
          counts.set(event.by, (counts.get(event.by) ?? after.npcMade[event.by] ?? 0) + (counts.has(event.by) ? 1 : 0));
        }
        if (action.type === 'passOver') passed++;
        const tallies = people.map((seat) => after.npcMade[seat] ?? 0);
        expect(Math.max(...tallies) - Math.min(...tallies)).toBeLessThan(2);
        const firsts = [...counts.values()];
        expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThan(2);
      }
    }),
    { numRuns: 24, seed: 3 },
  );
  expect(made).toBeGreaterThan(20);
  expect(passed).toBeGreaterThan(1);
});

test('SAL-7, SAL-8: every suggestion is in an area entered, by moving or by being moved, and never twice in a row', () => {
  let summoned = 0;
  let asked = 0;
  fc.assert(
    fc.property(games, ({ config, seed }) => {
      /** By seat, the area of its suggestion on its latest turn, as told by the log alone. */
      const latest = new Map<number, string | undefined>();
      let enteredHere: string | undefined;
      for (const { before, action, after } of wander(config, seed, 80)) {
        const news = after.log.slice(before.log.length);
        for (const event of news) {
          if (event.type === 'moved') enteredHere = event.to;
          if (event.type === 'suggested') {
            asked++;
            expect(event.room).not.toBe(latest.get(event.seat));
            const suspect = before.seats[event.seat];
            expect(suspect?.role !== 'host' && suspect && before.places[suspect.suspect]).toBe(event.room);
            if (enteredHere !== event.room) {
              summoned++;
              expect(wasCalled(before, event.seat, event.room)).toBe(true);
            }
            latest.set(event.seat, event.room);
          }
          if (event.type === 'skipped') latest.delete(event.seat);
          if (event.type === 'turnEnded') {
            if (before.suggestedIn === null && action.type !== 'suggest') latest.delete(event.seat);
            enteredHere = undefined;
          }
        }
      }
    }),
    { numRuns: 24, seed: 3 },
  );
  expect(asked).toBeGreaterThan(100);
  expect(summoned).toBeGreaterThan(1);
});

/** Whether the log says that a seat's suspect was called to an area since it last had a turn. */
function wasCalled({ log, seats }: SalonState, seat: number, room: string): boolean {
  const own = seats[seat];
  const last = log.findLastIndex((event) => event.type === 'turnEnded' && event.seat === seat);
  return log
    .slice(last + 1)
    .some(
      (event) => event.type === 'placed' && own?.role !== 'host' && event.suspect === own?.suspect && event.to === room,
    );
}
