import { cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import { ROOMS, type Room, type Suspect } from '../cards.js';
import { knowledgeOf } from '../deduce/knowledge.js';
import { placeOf } from '../movement/position.js';
import type { ClueView } from '../types.js';
import { bestQuestions, judgeAccusation, leastTelling, ownCards } from './master.js';
import { type Mind, makeMind } from './mind.js';
import type { Considered } from './reasons.js';
import type { Standing } from './risk.js';
import { bestMove, bestStart, planner } from './route.js';
import { considerSimply, walk } from './simple.js';

/** In bits: a rival who is called into a room may ask there at once, which is half a question more than a turn brings. */
const SUMMONS = 0.25;

/**
 * A master: exact deduction, weighed by what the others ask; questions by their worth, own cards among them; ways over the
 * board by the questions they lead to; a show that tells least; and an accusation once waiting costs more than the risk.
 */
export function considerMaster(view: ClueView, seed: SeedValue): Considered {
  const { me, phase } = view;
  if (me === null || view.awaiting !== me) throw new RangeError(`view.awaiting must be view.me, was ${view.awaiting}`);
  const rng = fork(toRng(seed), view.log.length);
  const chance = rng.join();
  const mind = makeMind(knowledgeOf(view), me, true, chance, true);
  // A log that no deal fits is not of this game: play on by elimination rather than not at all.
  if (!mind) return considerSimply(view, seed);
  if (phase.type === 'disproving') return show(view, mind, chance);
  const verdict = accusation(view, mind, chance);
  if (verdict) return verdict;
  if (phase.type === 'entered') return ask(view, mind, chance);
  if (phase.type === 'done') {
    return { action: { type: 'endTurn', seat: me }, reason: { code: 'wait', open: mind.deduction.murders.length } };
  }
  const questions = bestQuestions(mind, ROOMS, chance);
  const values = new Map([...questions].map(([room, { value }]) => [room, value]));
  const planOf = planner(view, values);
  if (phase.type === 'start') return bestStart(view, planOf);
  const move = bestMove(view, planOf);
  return move.reason.code === 'wander' ? walk(view, ROOMS, cursor(rng)) : move;
}

function show(view: ClueView, mind: Mind, chance: string): Considered {
  const { card, isKnown, left } = leastTelling(mind, view.seat, view.mustShow, chance);
  const action = { type: 'show', seat: mind.seat, card } as const;
  if (view.mustShow.length === 1) return { action, reason: { code: 'only-card', card } };
  return { action, reason: isKnown ? { code: 'shown-before', card } : { code: 'tells-least', card, left } };
}

/** Sure, it accuses at once; a risk it takes only when its turn has nothing more to tell. */
function accusation(view: ClueView, mind: Mind, chance: string): Considered | undefined {
  const isLast = view.phase.type === 'done';
  if (!isLast && mind.deduction.murders.length > 1) return undefined;
  const verdict = judgeAccusation(mind, standingOf(view), chance);
  if (!verdict) return undefined;
  const { murder, waiting } = verdict;
  const action = { type: 'accuse', seat: mind.seat, ...murder } as const;
  if (verdict.chance === 1) return { action, reason: { code: 'sure', murder } };
  return { action, reason: { code: 'risk', murder, chance: verdict.chance, waiting } };
}

function ask(view: ClueView, mind: Mind, chance: string): Considered {
  const room = placeOf(view) as Room;
  const rivals = view.players.flatMap(({ suspect }, seat) => (seat === mind.seat || view.out[seat] ? [] : [suspect]));
  const costOf = (suspect: Suspect): number =>
    view.options.summon && rivals.includes(suspect) && view.places[suspect] !== room ? SUMMONS : 0;
  const best = bestQuestions(mind, [room], chance, costOf).get(room);
  if (!best) return considerSimply(view, chance);
  const { suspect, weapon, information, ending, unanswered } = best;
  const own = ownCards(view.hand, { suspect, weapon, room });
  return {
    action: { type: 'suggest', seat: mind.seat, suspect, weapon, room },
    reason: { code: 'ask-most', information, ending, unanswered, own },
  };
}

/** How many suggestions a turn has brought in this game, the first turns being long ways. */
function standingOf({ log, turn, out }: ClueView): Standing {
  const asked = log.filter(({ type }) => type === 'suggested').length;
  return { out, pace: Math.min(1, Math.max(0.25, asked / turn)) };
}
