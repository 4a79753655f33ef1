import { type ClueAction, type ClueState, clue } from '@games/clue-core';
import { choose } from '@games/clue-core/players';
import type { ClueBoard } from '@games/elements/clue-board';
import type { ClueSheet } from '@games/elements/clue-sheet';

/** What a demo leaves to whoever looks at the page; all else is done by computers. */
type Share = (action: ClueAction) => boolean;

function start(): ClueState {
  const game = clue.create({ players: 3 }, `${Math.random()}`);
  if (!game.ok) throw new TypeError(game.error.code);
  return game.value;
}

const after = (state: ClueState, action: ClueAction): ClueState => {
  const step = clue.reduce(state, action);
  return step.ok ? step.value.state : state;
};

/** Computers act until seat 0 has something to do that is left to it; a game that is over begins anew. */
function onward(first: ClueState, isMine: Share): ClueState {
  let state = clue.outcome(first) ? start() : first;
  for (;;) {
    const [seat] = clue.actors(state);
    if (seat === undefined) return state;
    const view = clue.view(state, seat);
    if (seat === 0 && [...clue.legalActions(view)].some(isMine)) return state;
    state = after(state, choose(view, { level: 'child', seed: state.turn }));
  }
}

/** Puts seat 0 of a game before an element that shows a view; what is chosen there is played. */
export function sitDown(element: ClueBoard | ClueSheet, isMine: Share, turns = 0): void {
  let state = onward(start(), isMine);
  while (!clue.outcome(state) && state.turn <= turns) {
    state = onward(after(state, choose(clue.view(state, 0), { level: 'child', seed: state.turn })), isMine);
  }
  const show = (): void => {
    element.view = clue.view(state, 0);
  };
  element.addEventListener('games-action', (event) => {
    state = onward(after(state, (event as CustomEvent<{ action: ClueAction }>).detail.action), isMine);
    show();
  });
  show();
}
