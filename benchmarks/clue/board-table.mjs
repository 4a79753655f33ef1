// Games on the classic board: the master against one-ply greedy-entropy players that walk to the nearest useful room.
import { core, cpuSince, greedy } from './anchors.mjs';

const {
  ROOMS,
  check,
  choose,
  clue,
  cursorOf,
  deduce,
  destinations,
  knowledgeOf,
  passageFrom,
  placeOf,
  roomDistances,
  boardOf,
} = core;
const MOST_ACTIONS = 4000;

/** What a walker does on its turn; its questions and cards are the greedy one's. */
function walker(view, seed) {
  const seat = view.me;
  const knowledge = knowledgeOf(view);
  const chance = `${seed} ${view.log.length}`;
  if (view.phase.type === 'disproving') {
    return { type: 'show', seat, card: greedy.show(knowledge, seat, view.seat, view.mustShow) };
  }
  const murder = greedy.accuse(knowledge);
  if (murder) return { type: 'accuse', seat, ...murder };
  if (view.phase.type === 'entered')
    return { type: 'suggest', seat, ...greedy.ask(knowledge, seat, chance, [placeOf(view)]) };
  if (view.phase.type === 'done') return { type: 'endTurn', seat };
  const rooms = usefulRooms(knowledge, view.hand);
  if (view.phase.type === 'start') {
    for (const [type, room] of [
      ['stay', placeOf(view)],
      ['passage', passageFrom(view)],
    ]) {
      if (rooms.includes(room) && !check(view, { type, seat })) return { type, seat };
    }
    return { type: 'roll', seat };
  }
  const board = boardOf(view);
  let best;
  for (const { to } of cursorOf(chance).shuffle(destinations(view))) {
    const steps = roomDistances(board, to);
    const far = rooms.includes(to) ? 0 : Math.min(...rooms.filter((room) => room !== to).map((room) => steps[room]));
    if (!best || far < best.far) best = { to, far };
  }
  return best ? { type: 'move', seat, to: best.to } : { type: 'endTurn', seat };
}

/** Rooms that may be the scene; once that is known, also rooms that nobody else can show. */
function usefulRooms(knowledge, hand) {
  const { chances } = deduce(knowledge);
  const open = ROOMS.filter((room) => chances[room].envelope > 0);
  return open.length > 1 ? open : [...open, ...ROOMS.filter((room) => hand.includes(room))];
}

/** Plays a game with the master on one seat. */
export function playBoard(players, seat, seed, watch = () => {}) {
  const game = clue.create({ players, first: 'random' }, seed);
  if (!game.ok) throw new Error(game.error.code);
  let state = game.value;
  const slowest = state.players.map(() => 0);
  for (let actions = 0; !clue.outcome(state) && actions < MOST_ACTIONS; actions++) {
    const [actor] = clue.actors(state);
    const view = clue.view(state, actor);
    const began = process.cpuUsage();
    const action = actor === seat ? choose(view, { level: 'master', seed }) : walker(view, seed);
    slowest[actor] = Math.max(slowest[actor], cpuSince(began));
    watch(view, action);
    const taken = clue.reduce(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(taken.error)}`);
    state = taken.value.state;
  }
  return { winner: clue.outcome(state)?.winner ?? null, turns: state.turn, slowest };
}
