// Players that ours are measured against, and ours, all as one kind of thing: they play with cards only, in any room.
//   ask(knowledge, seat, seed) -> suggestion     show(knowledge, seat, to, options, seed) -> card
//   accuse(knowledge, seat, standing, seed) -> murder or undefined, at the start of a turn (`isFirst`) and after the answer
import { importSources } from './sources.mjs';

export const core = await importSources(
  'index.ts',
  'deduce/index.ts',
  'players/mind.ts',
  'players/master.ts',
  'players/risk.ts',
  'players/index.ts',
  'fixtures/chance.ts',
);
const {
  ROOMS,
  SUSPECTS,
  WEAPONS,
  bestQuestions,
  categoryOf,
  cursorOf,
  deduce,
  judgeAccusation,
  leastTelling,
  makeMind,
} = core;

/** Milliseconds of the processor since a `process.cpuUsage()`: what an answer costs, not what else the machine was doing. */
export function cpuSince(began) {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const murders = SUSPECTS.flatMap((suspect) =>
  WEAPONS.flatMap((weapon) => ROOMS.map((room) => ({ suspect, weapon, room }))),
);

/** What a seat has shown another. */
const shownTo = (knowledge, seat, to) =>
  knowledge.entries.filter((entry) => entry.by === seat && entry.seat === to).map((entry) => entry.card);

function sure(knowledge) {
  const found = deduce(knowledge).murders;
  return found.length === 1 ? found[0].murder : undefined;
}

/** One-ply greedy entropy with exact deduction: the most telling question, a card shown before, never a risk. */
export const greedy = {
  ask(knowledge, seat, seed, rooms = ROOMS) {
    const mind = makeMind(knowledge, seat, false, seed);
    let best;
    for (const murder of cursorOf(seed).shuffle(murders)) {
      if (!rooms.includes(murder.room)) continue;
      const { information } = mind.judge(murder);
      if (!best || information > best.information + 1e-9) best = { ...murder, information };
    }
    return { suspect: best.suspect, weapon: best.weapon, room: best.room };
  },
  /** From the kind with most cards not yet shown, as SpockAI does. */
  show(knowledge, seat, to, options) {
    const before = shownTo(knowledge, seat, to);
    const known = options.find((card) => before.includes(card));
    if (known) return known;
    const left = { suspect: 6, weapon: 6, room: 9 };
    for (const { by, card } of knowledge.entries) if (by === seat && card) left[categoryOf(card)]--;
    return [...options].sort((a, b) => left[categoryOf(b)] - left[categoryOf(a)])[0];
  },
  accuse: (knowledge) => sure(knowledge),
};

/** The same, but it never names a card of its own. */
export const shy = {
  ...greedy,
  ask(knowledge, seat, seed) {
    const mind = makeMind(knowledge, seat, false, seed);
    const own = knowledge.entries[0].cards;
    let best;
    for (const murder of cursorOf(seed).shuffle(murders)) {
      if ([murder.suspect, murder.weapon, murder.room].some((card) => own.includes(card))) continue;
      const { information } = mind.judge(murder);
      if (!best || information > best.information + 1e-9) best = { ...murder, information };
    }
    return { suspect: best.suspect, weapon: best.weapon, room: best.room };
  },
};

/** Our master, without its board. */
export const master = {
  ask(knowledge, seat, seed) {
    const questions = bestQuestions(makeMind(knowledge, seat, true, seed), ROOMS, seed);
    const { suspect, weapon, room } = [...questions.values()].reduce((a, b) => (b.value > a.value ? b : a));
    return { suspect, weapon, room };
  },
  show: (knowledge, seat, to, options, seed) =>
    leastTelling(makeMind(knowledge, seat, true, seed), to, options, seed).card,
  accuse(knowledge, seat, standing, seed, isFirst) {
    if (isFirst) return sure(knowledge);
    return judgeAccusation(makeMind(knowledge, seat, true, seed), standing, seed)?.murder;
  },
};
