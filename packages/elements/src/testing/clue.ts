import {
  type ClueAction,
  type ClueConfig,
  type ClueState,
  type ClueView,
  clue,
  decodeSaveText,
  encodeSaveText,
  type PlayerConfig,
  type Suspect,
} from '@games/clue-core';
import { choose } from '@games/clue-core/players';
import { type History, history } from '@games/kit';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ClueGame } from '../clue-game/clue-game.js';
import '../clue-game/define.js';

/** A game with its past. */
export type Past = History<ClueConfig, ClueState, ClueAction>;

/** Players: those named in capitals are people, the others computers. */
export function seats(...names: readonly string[]): readonly PlayerConfig[] {
  return names.map((name) => ({
    suspect: name.toLowerCase() as Suspect,
    ...(name === name.toLowerCase() && { computer: 'careful' }),
  }));
}

/** A game played by careful players up to the first state that is looked for. */
export function playUntil(
  config: Partial<ClueConfig>,
  seed: string,
  isIt: (state: ClueState, actions: number) => boolean,
): Past {
  const { start, act } = history(clue);
  const begun = start(config, seed);
  if (!begun.ok) throw new TypeError(begun.error.code);
  let past = begun.value;
  while (!isIt(past.state, past.actions.length)) {
    const [seat] = clue.actors(past.state);
    if (seat === undefined) throw new TypeError('the game ended before');
    const step = act(past, choose(clue.view(past.state, seat), { seed }));
    if (!step.ok) throw new TypeError(step.error.code);
    past = step.value.history;
  }
  return past;
}

/** What a seat of a game sees. */
export const viewOf = ({ state }: Past, seat: number | null): ClueView => clue.view(state, seat);

/** Every element of a tree, through shadow roots. */
export function* deep(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
}

/** All that stands in a tree, shadow roots with it: names, attributes, text. */
export function everything(root: Node): string {
  if (root instanceof Element) {
    const attributes = Array.from(root.attributes, ({ name, value }) => ` ${name}=${JSON.stringify(value)}`).join('');
    const fields = root instanceof HTMLInputElement ? ` checked=${root.checked} value=${root.value}` : '';
    const shadow = root.shadowRoot ? `#shadow{${children(root.shadowRoot)}}` : '';
    return `<${root.localName}${attributes}${fields}>${shadow}${children(root)}</${root.localName}>`;
  }
  return root instanceof Text ? root.data : '';
}

const children = (root: Node): string => Array.from(root.childNodes, everything).join('');

/** What a test does with a game on the page. */
export interface ClueTester {
  readonly game: ClueGame;
  readonly heard: CustomEvent[];
  /** The first element that fits, through shadow roots. */
  readonly find: (selector: string) => HTMLElement | undefined;
  /** A button by what it is called. */
  readonly button: (name: string) => HTMLElement;
  /** What stands in the dialog; empty while it is closed. */
  readonly box: () => string;
  readonly state: () => ClueState;
  readonly rendered: () => Promise<unknown>;
}

/** Puts a game on the page: from a past, or a new one. */
export async function putClue(from: Past | readonly PlayerConfig[], seed = 'a stormy night'): Promise<ClueTester> {
  // Wide enough for the sheet to stand beside the board.
  await page.viewport(1280, 900);
  const game = document.createElement('clue-game');
  game.pace = 'instant';
  game.muted = true;
  const heard: CustomEvent[] = [];
  for (const type of ['games-action', 'games-change', 'games-end', 'games-exit', 'games-refusal'] as const) {
    game.addEventListener(type, (event: Event) => event instanceof CustomEvent && heard.push(event));
  }
  document.body.append(game);
  if ('state' in from) game.load(encodeSaveText(from));
  else game.start({ players: from }, seed);
  const find = (selector: string): HTMLElement | undefined => {
    for (const element of deep(document)) {
      if (element instanceof HTMLElement && element.matches(selector)) return element;
    }
    return undefined;
  };
  const tester: ClueTester = {
    game,
    heard,
    find,
    button: (name) => {
      for (const element of deep(document)) {
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
        const isButton = element.localName === 'button' && element.role !== 'tab';
        if (isButton && label === name && element instanceof HTMLElement && element.checkVisibility()) return element;
      }
      throw new TypeError(`no button: ${name}`);
    },
    box: () => {
      const dialog = find('dialog.box');
      return dialog instanceof HTMLDialogElement && dialog.open
        ? (dialog.textContent ?? '').replace(/\s+/g, ' ').trim()
        : '';
    },
    state: () => {
      const opened = decodeSaveText(game.save());
      if (!opened.ok) throw new TypeError(opened.error.code);
      return opened.value.state;
    },
    rendered: () => rendered(game),
  };
  await tester.rendered();
  await expect.poll(() => find('.game')?.className).toContain('wide');
  await tester.rendered();
  return tester;
}

/** Waits until the game and all in it have been drawn. */
export async function rendered(game: ClueGame): Promise<void> {
  await game.updateComplete;
  await Promise.all(
    ['clue-board', 'clue-sheet'].map(
      (tag) => game.shadowRoot?.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>(tag)?.updateComplete,
    ),
  );
}
