// The master against others, over many games: cards only and any room each turn (Speed Clue), or on the board.
//
//   node benchmarks/clue/arena.mjs [--players 4] [--games 1000] [--seed 1] [--from 0] [--against greedy|shy]
//                                  [--board] [--log games.jsonl] [--outside "java -jar bot.jar {id} {port}"]
//
// The master takes every seat in turn. Games are numbered: a run is continued by --from, or, with --log, by itself; several
// runs with --from and --games share the work. --outside seats a program that speaks the Speed Clue protocol (speed-clue.mjs)
// beside the master, in the seat after it. Prints wins with the 95 % interval (Wilson).
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { greedy, master, shy } from './anchors.mjs';
import { playBoard } from './board-table.mjs';
import { outsider } from './speed-clue.mjs';
import { playTable } from './table.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    against: { type: 'string', default: 'greedy' },
    board: { type: 'boolean', default: false },
    log: { type: 'string' },
    outside: { type: 'string' },
  },
});
const [players, games, from] = [values.players, values.games, values.from].map(Number);
const rivals = { greedy, shy };
const rival = rivals[values.against];
if (!rival) throw new RangeError(`--against must be one of ${Object.keys(rivals).join(', ')}, was ${values.against}`);

const guest = values.outside && (await outsider(values.outside));
const name = `${values.board ? 'board' : 'cards'} ${players} ${values.against} ${values.seed}${guest ? ` with ${values.outside}` : ''}`;
const results = new Map();
if (values.log && existsSync(values.log)) {
  for (const line of readFileSync(values.log, 'utf8').split('\n').filter(Boolean)) {
    const result = JSON.parse(line);
    if (result.name === name) results.set(result.game, result);
  }
}

/** The 95 % interval of a share (Wilson 1927). */
function interval(wins, count) {
  const z = 1.96;
  const share = wins / count;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half = (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return [middle - half, middle + half];
}

/** The master, the guest after it, and rivals in all other seats. */
function seats(seat) {
  const at = (seat + 1) % players;
  return Array.from({ length: players }, (_, i) => (i === seat ? master : guest && i === at ? guest : rival));
}

function report() {
  const all = [...results.values()];
  const wins = all.filter(({ isWon }) => isWon).length;
  const guests = all.filter(({ seat, winner }) => winner === (seat + 1) % players).length;
  const none = all.filter(({ winner }) => winner === null).length;
  const turns = all.reduce((sum, one) => sum + one.turns, 0) / all.length;
  const slowest = Math.max(...all.map((one) => one.ms));
  const [low, high] = interval(wins, all.length).map((share) => (100 * share).toFixed(1));
  console.log(
    `${name}: master won ${wins} of ${all.length} = ${((100 * wins) / all.length).toFixed(1)} % [${low}, ${high}], par ${(100 / players).toFixed(1)} %; ` +
      `${guest ? `the guest ${guests}; ` : ''}nobody ${none}; ${turns.toFixed(1)} turns a game; slowest decision ${slowest.toFixed(0)} ms of the processor`,
  );
}

for (let game = from; game < from + games; game++) {
  if (results.has(game)) continue;
  const seat = game % players;
  const seed = `${values.seed} ${game}`;
  const { winner, turns, slowest } = values.board
    ? await playBoard(players, seat, seed)
    : await playTable(seats(seat), seed);
  const result = { name, game, seat, winner, isWon: winner === seat, turns, ms: slowest[seat] };
  results.set(game, result);
  if (values.log) appendFileSync(values.log, `${JSON.stringify(result)}\n`);
  if (results.size % 50 === 0) report();
}
report();
await guest?.close();
