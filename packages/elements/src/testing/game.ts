import { type AmazonsAction, create, legalActions, type MoveAction, reduce } from '@games/amazons-core';
import type { AmazonsGame } from '../amazons-game/amazons-game.js';

/** A game under test, and what a person sees and does there. */
export interface GameTester {
  readonly game: AmazonsGame;
  readonly find: (selector: string) => HTMLElement;
  readonly text: (selector: string) => string;
  readonly button: (name: string) => HTMLButtonElement;
  readonly cell: (square: string) => HTMLElement;
  readonly play: (...squares: string[]) => Promise<void>;
  readonly heard: CustomEvent[];
}

/** Puts a game on the page. */
export async function putGame(html = '<amazons-game muted></amazons-game>'): Promise<GameTester> {
  document.body.innerHTML = html;
  const game = document.querySelector('amazons-game');
  if (!game) throw new TypeError('no game in the text');
  const heard: CustomEvent[] = [];
  for (const type of ['games-action', 'games-change', 'games-end', 'games-setting', 'games-share'] as const) {
    game.addEventListener(type, (event: Event) => event instanceof CustomEvent && heard.push(event));
  }
  const settle = async (): Promise<void> => {
    await game.updateComplete;
    await game.shadowRoot?.querySelector('amazons-board')?.updateComplete;
    await game.updateComplete;
  };
  await settle();
  const find = (selector: string): HTMLElement => {
    const found = game.shadowRoot?.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new TypeError(`not in the game: ${selector}`);
    return found;
  };
  const cell = (square: string): HTMLElement => {
    const found = find('amazons-board[part=board]').shadowRoot?.querySelector(`[data-square=${square}]`);
    if (!(found instanceof HTMLElement)) throw new TypeError(`not on the board: ${square}`);
    return found;
  };
  return {
    game,
    heard,
    find,
    cell,
    text: (selector) => find(selector).textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
    button: (name) => {
      const all = Array.from(game.shadowRoot?.querySelectorAll('button') ?? []);
      const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name);
      if (!found) throw new TypeError(`no button: ${name}`);
      return found;
    },
    async play(...squares) {
      for (const square of squares) {
        cell(square).click();
        await settle();
      }
    },
  };
}

/** A whole game, the first legal turn each time: from the edge inward it is soon over on a small board. */
export function shortGame(): { readonly actions: readonly AmazonsAction[]; readonly last: MoveAction } {
  const started = create({ width: 6, height: 6 });
  if (!started.ok) throw new TypeError(started.error.code);
  let state = started.value;
  const actions: MoveAction[] = [];
  for (;;) {
    const [action] = legalActions(state);
    if (action?.type !== 'move') break;
    actions.push(action);
    const step = reduce(state, action);
    if (!step.ok) break;
    state = step.value.state;
  }
  const last = actions.at(-1);
  if (!last) throw new TypeError('no turn was played');
  return { actions: actions.slice(0, -1), last };
}

/** Waits until the game has been drawn, with the parts it has fetched. */
export const settled = async ({ game }: GameTester): Promise<void> => {
  await game.updateComplete;
  await game.updateComplete;
};
