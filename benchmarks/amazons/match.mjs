// A match between two engines that speak the line protocol: `new`, `move f t a`, `go ms` -> `bestmove f t a ...`, `quit`.
// Every opening is played twice, with the sides changed; the engines think in turn, so that one core serves both.
//
//   node match.mjs --a "node engine-cli.mjs 10" --b "./mcts2 10" --games 100 --ms 200 [--size 10] [--seed 1] [--plies 4]

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { interval, random } from './random.mjs';
import { play, start, turns } from './referee.mjs';

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'node engine-cli.mjs 10' },
    b: { type: 'string', default: 'mcts2 10' },
    games: { type: 'string', default: '20' },
    ms: { type: 'string', default: '200' },
    size: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    plies: { type: 'string', default: '4' },
    quiet: { type: 'boolean', default: false },
  },
});
const [games, ms, size, plies] = [values.games, values.ms, values.size, values.plies].map(Number);

function engine(command) {
  const [file, ...args] = command.split(' ');
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('bestmove')) waiting.shift()?.(line);
  });
  child.on('exit', (code) => {
    for (const resolve of waiting) resolve(`bestmove died ${code}`);
  });
  const say = (line) => child.stdin.write(`${line}\n`);
  return {
    say,
    clock: { turns: 0, total: 0, worst: 0 },
    go(time) {
      return new Promise((resolve) => {
        waiting.push(resolve);
        say(`go ${time}`);
      });
    },
  };
}

const engines = [engine(values.a), engine(values.b)];
const draw = random(Number(values.seed));
let wins = 0;
let played = 0;
let length = 0;

for (let pair = 0; pair < games / 2; pair++) {
  let opening = start(size);
  const moves = [];
  for (let ply = 0; ply < plies; ply++) {
    const all = turns(opening);
    const turn = all[Math.floor(draw() * all.length)];
    moves.push(turn);
    opening = play(opening, turn);
  }
  for (const first of [0, 1]) {
    for (const one of engines) {
      one.say('new');
      for (const turn of moves) one.say(`move ${turn.join(' ')}`);
    }
    let game = opening;
    let mover = first;
    let winner;
    let count = plies;
    while (winner === undefined) {
      const all = turns(game);
      if (all.length === 0) {
        winner = 1 - mover;
        break;
      }
      const { clock } = engines[mover];
      const begin = performance.now();
      const answer = await engines[mover].go(ms);
      const spent = performance.now() - begin;
      clock.turns++;
      clock.total += spent;
      clock.worst = Math.max(clock.worst, spent);
      const turn = answer.split(' ').slice(1, 4);
      try {
        game = play(game, turn);
      } catch (error) {
        console.log(`engine ${'ab'[mover]}: ${error.message} (${answer})`);
        winner = 1 - mover;
        break;
      }
      for (const one of engines) one.say(`move ${turn.join(' ')}`);
      mover = 1 - mover;
      count++;
    }
    played++;
    length += count;
    if (winner === 0) wins++;
    const [low, high] = interval(wins, played);
    if (!values.quiet || played === games) {
      console.log(
        `game ${played}: a ${wins} - ${played - wins} b  ${((100 * wins) / played).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]  plies ${count}`,
      );
    }
  }
}
for (const [index, { clock, say }] of engines.entries()) {
  console.log(
    `engine ${'ab'[index]}: ${clock.turns} turns, mean ${(clock.total / clock.turns).toFixed(1)} ms, worst ${clock.worst.toFixed(1)} ms`,
  );
  say('quit');
}
console.log(`mean length ${(length / played).toFixed(1)} plies`);
