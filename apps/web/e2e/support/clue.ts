import {
  type ClueAction,
  type ClueState,
  type ClueView,
  clue,
  decodeSaveText,
  destinations,
  encodeSaveText,
  isRoom,
  type PlayerConfig,
  type Square,
} from '@games/clue-core';
import { choose } from '@games/clue-core/players';
import type { ClueGame } from '@games/elements/clue-game';
import { expect, type Locator, type Page } from './test.js';

/** The game in the room. */
export const game = (page: Page): Locator => page.locator('clue-game');

/** The state of the game in the room, from its own save: what a test may know, and no element gives away. */
export async function stateOf(page: Page): Promise<ClueState> {
  const text = await game(page).evaluate((element) => (element as ClueGame).save());
  const opened = decodeSaveText(text);
  if (!opened.ok) throw new TypeError(`the game's own save was refused: ${opened.error.code}`);
  return opened.value.state;
}

/** Leaves a game of these players on the table. Call before the page is opened. */
export async function leaveGame(page: Page, players: readonly PlayerConfig[], seed: string): Promise<void> {
  const save = encodeSaveText({ config: { players }, seed, actions: [] });
  const kept = JSON.stringify({ save, stage: 'running', at: 0, glance: '' });
  await page.addInitScript((text) => {
    // Once only: a reload must find what the app kept.
    if (localStorage.getItem('parlour:game:clue')) return;
    localStorage.setItem('parlour:game:clue', text);
    localStorage.setItem('parlour:clue:pace', '"instant"');
  }, kept);
}

/** Waits until a person has something to do, or the game is over. */
export async function whenAsked(page: Page): Promise<ClueState> {
  let state = await stateOf(page);
  await expect
    .poll(
      async () => {
        state = await stateOf(page);
        const [seat] = clue.actors(state);
        return seat === undefined || state.players[seat]?.computer === undefined;
      },
      { intervals: [30, 60, 100] },
    )
    .toBe(true);
  return state;
}

/** What a careful player would do for the person who is asked. */
export function plan(state: ClueState): { readonly view: ClueView; readonly action: ClueAction } | undefined {
  const [seat] = clue.actors(state);
  if (seat === undefined) return undefined;
  const view = clue.view(state, seat);
  return { view, action: choose(view, { seed: 'a guest' }) };
}

/** The square to choose for a move: itself, or the door square by which the room is entered. */
export function squareFor(view: ClueView, to: string): Square {
  if (!isRoom(to)) return to as Square;
  const square = destinations(view)
    .find((one) => one.to === to)
    ?.path.at(-1);
  if (!square) throw new TypeError(`${to} can't be reached`);
  return square;
}

/** A square of the board. */
export const cell = (page: Page, square: Square): Locator => page.locator(`clue-board [data-square="${square}"]`);

/** Puts every message away that waits to be read. */
export async function readMessages(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const ok = page.locator('clue-game dialog.box').getByRole('button', { name: 'OK' });
  while (await ok.isVisible()) await press(ok);
}
