import { type ClueView, classicBoard, DEFAULT_OPTIONS, SUSPECTS } from '@games/clue-core';

let before: ClueView | undefined;

/** The classic board with all tokens on their squares, before anybody plays: what a board shows that was given no view. */
export function emptyView(): ClueView {
  before ??= {
    me: null,
    players: SUSPECTS.map((suspect) => ({ suspect, cards: 0 })),
    board: 'classic',
    options: DEFAULT_OPTIONS,
    places: classicBoard().starts,
    faceUp: [],
    turn: 1,
    seat: 0,
    phase: { type: 'start' },
    roll: [],
    summoned: SUSPECTS.map(() => false),
    out: SUSPECTS.map(() => false),
    awaiting: null,
    hand: [],
    mustShow: [],
    log: [],
  };
  return before;
}
