import { type AmazonsState, create, parsePosition, reduce } from '@games/amazons-core';
import type { AmazonsBoard } from '../amazons-board/amazons-board.js';
import '../amazons-board/define.js';

/** What a test does with a board: it looks at it as a person would, and hears what it says. */
export interface BoardTester {
  readonly board: AmazonsBoard;
  readonly cell: (square: string) => HTMLElement;
  /** The names of the squares with a mark for a target. */
  readonly targets: () => string[];
  /** What stands on a square, as a screen reader hears it. */
  readonly label: (square: string) => string;
  readonly message: () => string;
  readonly spoken: (urgency?: 'polite' | 'assertive') => string;
  readonly events: CustomEvent[];
  readonly rendered: () => Promise<unknown>;
}

/** Reads a position, which the test knows to be good. */
export function position(text: string): AmazonsState {
  const read = parsePosition(text);
  if (!read.ok) throw new TypeError(JSON.stringify(read.error));
  return read.value;
}

/** Puts a board on the page. */
export async function putBoard(
  view: AmazonsState = create().value,
  change?: (board: AmazonsBoard) => void,
): Promise<BoardTester> {
  const board = document.createElement('amazons-board');
  board.view = view;
  change?.(board);
  const events: CustomEvent[] = [];
  for (const type of ['games-action', 'games-choice', 'games-refusal'] as const) {
    board.addEventListener(type, (event: Event) => event instanceof CustomEvent && events.push(event));
  }
  document.body.append(board);
  await board.updateComplete;
  const find = (selector: string): HTMLElement => {
    const found = board.shadowRoot?.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new TypeError(`not on the board: ${selector}`);
    return found;
  };
  return {
    board,
    events,
    cell: (square) => find(`[data-square=${square}]`),
    targets: () =>
      Array.from(board.shadowRoot?.querySelectorAll<HTMLElement>('.target') ?? [], (cell) => cell.dataset.square ?? ''),
    label: (square) => find(`[data-square=${square}]`).getAttribute('aria-label') ?? '',
    message: () => find('.message').textContent?.trim() ?? '',
    spoken: (urgency = 'polite') => find(`[data-live=${urgency}]`).textContent ?? '',
    rendered: () => board.updateComplete,
  };
}

/** Lets the board play: each action is reduced and the next view shown. */
export function letPlay({ board }: BoardTester): void {
  board.addEventListener('games-action', (event) => {
    if (!board.view) return;
    const step = reduce(board.view, event.detail.action);
    if (step.ok) board.view = step.value.state;
  });
}
