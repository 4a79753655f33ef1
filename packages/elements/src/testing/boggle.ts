import { type Board, type BoggleAction, type BoggleConfig, boggle } from '@games/boggle-core';
import { encodeSave } from '@games/kit';
import type { BoggleBoard } from '../boggle-board/boggle-board.js';
import '../boggle-board/define.js';
import type { BoggleGame } from '../boggle-game/boggle-game.js';
import type { GameClock } from '../boggle-game/clock.js';
import '../boggle-game/define.js';

/** The board of most tests: tea, team, arms, tear, oar ... are on it. */
export const BOARD: Board = {
  width: 4,
  height: 4,
  tiles: ['t', 'e', 'a', 'm', 'o', 'a', 'r', 's', 'n', 'i', 't', 'e', 'd', 'g', 'l', 'p'],
};

/** What a test does with a board of letters. */
export interface LettersTester {
  readonly board: BoggleBoard;
  readonly cell: (cell: number) => HTMLElement;
  readonly label: (cell: number) => string;
  /** The word so far, as it stands below the board; `''` for none. */
  readonly word: () => string;
  readonly message: () => string;
  readonly spoken: (urgency?: 'polite' | 'assertive') => string;
  readonly events: CustomEvent[];
  /** The words that were sent. */
  readonly sent: () => string[];
  readonly rendered: () => Promise<unknown>;
}

/** Puts a board of letters on the page. */
export async function putLetters(
  board: Board | string = BOARD,
  change?: (element: BoggleBoard) => void,
): Promise<LettersTester> {
  const element = document.createElement('boggle-board');
  element.board = board;
  change?.(element);
  const events: CustomEvent[] = [];
  for (const type of ['games-word', 'games-trace', 'games-refusal'] as const) {
    element.addEventListener(type, (event: Event) => event instanceof CustomEvent && events.push(event));
  }
  document.body.append(element);
  await element.updateComplete;
  const root = (): ShadowRoot => element.shadowRoot as ShadowRoot;
  const find = (selector: string): HTMLElement => {
    const found = root().querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new TypeError(`not on the board: ${selector}`);
    return found;
  };
  return {
    board: element,
    events,
    cell: (cell) => find(`[data-cell="${cell}"]`),
    label: (cell) => find(`[data-cell="${cell}"]`).getAttribute('aria-label') ?? '',
    word: () => root().querySelector('.word')?.textContent ?? '',
    message: () => root().querySelector('.message')?.textContent?.trim() ?? '',
    spoken: (urgency = 'polite') => find(`[data-live=${urgency}]`).textContent?.trim() ?? '',
    sent: () => events.filter(({ type }) => type === 'games-word').map(({ detail }) => detail.word),
    rendered: () => element.updateComplete,
  };
}

/** A clock that a test turns: timers run when their time has come, in order. */
export interface TestClock extends GameClock {
  /** Turns it on; timers on the way run at their time. */
  readonly turn: (milliseconds: number) => void;
  /** Turns it on as a page that slept does: all timers run late, at the end. */
  readonly sleep: (milliseconds: number) => void;
}

/** A clock that stands until a test turns it. */
export function testClock(start = 1_000_000): TestClock {
  let now = start;
  let next = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  const runUntil = (end: number, late: boolean): void => {
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = late ? end : Math.max(now, due[1].at);
      due[1].run();
    }
    now = end;
  };
  return {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      next += 1;
      timers.set(next, { at: now + milliseconds, run });
      return next;
    },
    clearTimeout: (timer) => timers.delete(timer as number),
    turn: (milliseconds) => runUntil(now + milliseconds, false),
    sleep: (milliseconds) => runUntil(now + milliseconds, true),
  };
}

/** What a test does with a whole game. */
export interface BoggleTester {
  readonly game: BoggleGame;
  readonly clock: TestClock;
  readonly find: <Kind extends HTMLElement = HTMLElement>(selector: string) => Kind;
  readonly text: (selector: string) => string;
  readonly button: (name: string | RegExp) => HTMLButtonElement;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly editor: () => HTMLTextAreaElement;
  /** Types into the editor, as a person does who replaces all of it. */
  readonly type: (text: string) => Promise<void>;
  /** A whole round: started, typed, over. */
  readonly round: (text: string) => Promise<void>;
  /** The words of a list, by its heading. */
  readonly list: (name: string) => string[];
  readonly spoken: (urgency?: 'polite' | 'assertive') => string;
  readonly heard: CustomEvent[];
  readonly settle: () => Promise<void>;
}

/** A game on known boards, as it was left: the first actions done. */
export function saved(config: Partial<BoggleConfig> = {}, actions: readonly BoggleAction[] = []): string {
  return encodeSave(boggle, { config: { boards: [BOARD, BOARD, BOARD, BOARD], ...config }, seed: 'a test', actions });
}

/** A game whose computer knows just these words. */
export function knows(...words: string[]): string {
  return saved({ words });
}

/** Puts a whole game on the page, with a clock that the test turns. */
export async function putBoggle(save = saved()): Promise<BoggleTester> {
  const game = document.createElement('boggle-game');
  const clock = testClock();
  game.clock = clock;
  game.muted = true;
  const heard: CustomEvent[] = [];
  for (const type of [
    'games-action',
    'games-change',
    'games-end',
    'games-refusal',
    'games-quit',
    'games-statistics',
  ] as const) {
    game.addEventListener(type, (event: Event) => event instanceof CustomEvent && heard.push(event));
  }
  document.body.append(game);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await game.updateComplete;
      await game.shadowRoot?.querySelector('boggle-board')?.updateComplete;
    }
  };
  await settle();
  const refused = await game.load(save);
  if (refused) throw new TypeError(refused.code);
  await settle();
  const root = (): ShadowRoot => game.shadowRoot as ShadowRoot;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = root().querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new TypeError(`not in the game: ${selector}`);
    return found as Kind;
  };
  const trim = (text: string | null | undefined): string => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const button = (name: string | RegExp): HTMLButtonElement => {
    const found = [...root().querySelectorAll('button')].find((each) => {
      const label = each.getAttribute('aria-label') ?? trim(each.textContent);
      return typeof name === 'string' ? label === name : name.test(label);
    });
    if (!found) throw new TypeError(`no button: ${name}`);
    return found;
  };
  const press = async (name: string | RegExp): Promise<void> => {
    button(name).click();
    await settle();
  };
  const editor = (): HTMLTextAreaElement => find('textarea');
  const type = async (text: string): Promise<void> => {
    editor().value = text;
    editor().dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  };
  return {
    game,
    clock,
    find,
    text: (selector) => trim(find(selector).textContent),
    button,
    press,
    editor,
    type,
    async round(text) {
      await press('Start round');
      await type(text);
      clock.turn(180_000);
      await settle();
    },
    list(name) {
      const section = [...root().querySelectorAll('.list, .missed')].find(
        (each) => trim(each.querySelector('h3 span')?.textContent) === name,
      );
      return [...(section?.querySelectorAll('.word') ?? [])].map((each) => trim(each.textContent));
    },
    spoken: (urgency = 'polite') => trim(root().querySelector(`[data-live=${urgency}]`)?.textContent),
    heard,
    settle,
  };
}
