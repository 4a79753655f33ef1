import {
  type AmazonsConfig,
  type AmazonsState,
  amazons,
  create,
  formatPosition,
  legalActions,
  type MoveAction,
  outcome,
  reduce,
  type Square,
} from '@games/amazons-core';
import { encodeSave } from '@games/kit';
import { nextInt, type Rng, seed } from '@games/rng';
import { expect, type Locator, type Page } from './test.js';

/** How a person chooses a square: by click, by touch, by key. */
export type Choose = (square: Square) => Promise<void>;

/** A new game by the rules. */
export function newGame(config?: Partial<AmazonsConfig>): AmazonsState {
  const created = create(config);
  if (!created.ok) throw new TypeError(`no such game: ${created.error.code}`);
  return created.value;
}

/** The game after a turn. */
export function after(state: AmazonsState, action: MoveAction): AmazonsState {
  const step = reduce(state, action);
  if (!step.ok) throw new TypeError(`refused: ${step.error.code}`);
  return step.value.state;
}

/** A turn drawn from all legal ones: the same seed plays the same game. */
function draw(state: AmazonsState, rng: Rng): [MoveAction, Rng] {
  const moves = [...legalActions(state, state.turn)].filter((action): action is MoveAction => action.type === 'move');
  const [index, next] = nextInt(rng, 0, moves.length - 1);
  const move = moves[index];
  if (!move) throw new TypeError('no legal move in a game that goes on');
  return [move, next];
}

/** The turns of a game: all of it, or the first ones. */
export function turnsOf(first: AmazonsState, name: string, limit = Infinity): MoveAction[] {
  const turns: MoveAction[] = [];
  let state = first;
  let rng = seed(name);
  while (!outcome(state) && turns.length < limit) {
    let move: MoveAction;
    [move, rng] = draw(state, rng);
    turns.push(move);
    state = after(state, move);
  }
  return turns;
}

/** The game in the room. */
export const game = (page: Page): Locator => page.locator('amazons-game');

/** A square of its board. */
export const square = (page: Page, name: Square): Locator =>
  page.locator(`amazons-game amazons-board[part=board] [data-square="${name}"]`);

/** Plays turns by choosing squares, and gives the state the rules come to. */
export async function play(first: AmazonsState, turns: readonly MoveAction[], choose: Choose): Promise<AmazonsState> {
  let state = first;
  for (const turn of turns) {
    await choose(turn.from);
    await choose(turn.to);
    await choose(turn.arrow);
    state = after(state, turn);
  }
  return state;
}

/** The position in the room, as the element has it. */
export const shownPosition = async (page: Page): Promise<string> =>
  formatPosition(await game(page).evaluate((element) => (element as unknown as { state: AmazonsState }).state));

/** Expects the room to show just this state, end and all. */
export async function expectState(page: Page, state: AmazonsState): Promise<void> {
  await expect.poll(() => shownPosition(page), { intervals: [50, 100, 200] }).toBe(formatPosition(state));
}

/** A game as the app keeps it. */
export function kept(config: Partial<AmazonsConfig>, actions: readonly MoveAction[]): string {
  const glance = formatPosition(actions.reduce(after, newGame(config)));
  return JSON.stringify({ save: encodeSave(amazons, { config, actions }), stage: 'running', at: 0, glance });
}

/** Leaves a game on the table: a position and the turns played from there. Call before the page is opened. */
export async function leaveGame(page: Page, position: string, actions: readonly MoveAction[]): Promise<AmazonsState> {
  await page.addInitScript(
    (text) => {
      // Once only: a reload must find what the app kept.
      if (!localStorage.getItem('parlour:game:amazons')) localStorage.setItem('parlour:game:amazons', text);
    },
    kept({ position }, actions),
  );
  return actions.reduce(after, newGame({ position }));
}
