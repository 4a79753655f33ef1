import { sortedJson } from '../digest.js';
import { type Play, replay } from '../replay.js';
import { decodeSave, encodeSave } from '../save.js';
import { someActions } from './actions.js';
import { answersText } from './answers.js';
import { readFromOutside } from './chance.js';
import { broken, difference, type Rule, show, type Table, type Trace } from './table.js';

/** Each state of a replayed play, as text, from the start on. */
function states({ game }: Table, trace: Trace, between?: () => void): string[] {
  const start = game.create(trace.config as never, trace.seed);
  if (!start.ok) return broken(`create took the configuration once and then refused it: ${show(start.error)}`);
  let state = start.value;
  const found = [sortedJson(state)];
  for (const action of trace.actions) {
    between?.();
    const taken = game.reduce(state, action);
    if (!taken.ok) return broken(`reduce took ${show(action)} once and then refused it: ${show(taken.error)}`);
    state = taken.value.state;
    found.push(sortedJson(state));
  }
  return found;
}

function mustBeSame(left: readonly string[], right: readonly string[], when: string): void {
  const index = left.findIndex((state, at) => state !== right[at]);
  if (index < 0) return;
  const found = difference(JSON.parse(left[index] ?? 'null'), JSON.parse(right[index] ?? 'null'));
  broken(`after ${index} actions the state is another ${when}. ${found}`);
}

/** Nothing but the arguments decides: no clock, no chance, no memory of other games. */
export const deterministic: Rule = {
  visit(table, position, tally): void {
    tally.proofs++;
    if (position.random.nextInt(0, 3) > 0) return;
    const actions = someActions(table, position, 3);
    const first = answersText(table, position, position.state, actions);
    const second = answersText(table, position, position.state, actions);
    if (first === second) return;
    broken(`asked twice, the game answers otherwise. ${difference(JSON.parse(first), JSON.parse(second))}`);
  },
  play(table, trace, tally): void {
    tally.proofs++;
    const { game } = table;
    let once: string[] = [];
    const read = readFromOutside(() => {
      once = states(table, trace);
    });
    if (read.size > 0) broken(`the game reads ${[...read].join(', ')}`);
    mustBeSame(once, states(table, trace), 'when the game is played again');
    const disturbed = states(table, trace, () => {
      // Another game of the same kind goes on meanwhile: what one table does is nothing to the other.
      const other = game.create(trace.config as never, `not ${trace.seed}`);
      const action = other.ok ? game.legalActions(game.view(other.value, 0), 0)[Symbol.iterator]().next() : undefined;
      if (other.ok && action && !action.done) game.reduce(other.value, action.value);
    });
    mustBeSame(once, disturbed, 'when another game is played at the same time');
  },
};

/** Config, seed and actions are the whole game: also by way of a saved file, the state they lead to is the same. */
export const replays: Rule = {
  play(table, trace, tally): void {
    tally.proofs++;
    const { game } = table;
    const play = trace as Play<unknown, (typeof trace.actions)[number]>;
    const last = states(table, trace).at(-1);
    const save = decodeSave(game, encodeSave(game, play));
    if (!save.ok) broken(`the save cannot be read back: ${show(save.error)}`);
    for (const [what, from] of [
      ['', play],
      ['the save of ', save.value],
    ] as const) {
      const replayed = replay(game, from);
      if (!replayed.ok) broken(`${what}the play is refused: ${show(replayed.error)}`);
      if (sortedJson(replayed.value) !== last) broken(`${what}the play leads to another state`);
    }
  },
};
