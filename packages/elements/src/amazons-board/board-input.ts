import { type AmazonsView, amazonsOf, isSquare, type Square } from '@games/amazons-core';
import { Drag } from './drag.js';
import type { Interaction } from './interaction.js';
import { type KeyCommand, type Question, readKey } from './keyboard.js';
import { squaresInOrder } from './shown.js';
import { TypedSquare } from './typed-square.js';

/** What the board's input can see and do. */
export interface BoardActions {
  /** What is shown now. */
  readonly state: () => {
    readonly view: AmazonsView;
    readonly interaction: Interaction;
    readonly active: Square;
    readonly flipped: boolean;
    readonly movable: (square: Square) => boolean;
  };
  readonly choose: (square: Square) => void;
  /** Nothing could be dragged from a square. */
  readonly missed: (square: Square) => void;
  readonly takeBack: () => boolean;
  /** Makes a square the tab stop; with `focus` also focuses it. */
  readonly activate: (square: Square, focus: boolean) => void;
  readonly say: (what: Question) => void;
  readonly command: () => void;
  /** The element that is dragged from a square. */
  readonly lift: (square: Square) => HTMLElement | undefined;
  /** The square at a point of the screen. */
  readonly squareAt: (x: number, y: number) => Square | undefined;
  /** The next change was made by hand: it is not shown as a movement again. */
  readonly placed: () => void;
}

/** Clicks, drags and keys on the tiles, made into choices. */
export class BoardInput {
  readonly drag: Drag;
  readonly #actions: BoardActions;
  readonly #typed = new TypedSquare();

  constructor(actions: BoardActions) {
    this.#actions = actions;
    this.drag = new Drag({
      squareAt: actions.squareAt,
      grab: (square) => (isSquare(square) ? this.#grab(square) : undefined),
      drop: (square) => this.#drop(square),
      missed: (square) => isSquare(square) && actions.missed(square),
    });
  }

  readonly click = (event: Event): void => {
    const square = squareOf(event.target);
    if (this.drag.takesClick() || !square) return;
    this.#actions.choose(square);
  };

  readonly focusin = (event: Event): void => {
    const square = squareOf(event.target);
    if (square) this.#actions.activate(square, false);
  };

  readonly keydown = (event: KeyboardEvent): void => {
    const { view, active, flipped } = this.#actions.state();
    const rows = squaresInOrder(view, flipped);
    const row = rows.findIndex((squares) => squares.includes(active));
    const place = { row, column: rows[row]?.indexOf(active) ?? 0 };
    const command = readKey(event, place, { rows: view.height, columns: view.width }, this.#typed);
    if (!command || !this.#obey(command, rows)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Gives false when the key should go on to the page: Escape with nothing to take back may close a dialog. */
  #obey(command: KeyCommand, rows: readonly (readonly Square[])[]): boolean {
    const { activate, choose, command: openCommand, say, state, takeBack } = this.#actions;
    const { active, interaction } = state();
    switch (command.type) {
      case 'step': {
        const square = rows[command.place.row]?.[command.place.column];
        if (square) activate(square, true);
        return true;
      }
      case 'jump':
        activate(command.square, true);
        return true;
      case 'typing':
        return true;
      case 'act':
        choose(active);
        return true;
      case 'back': {
        const back = interaction.type === 'destination' ? interaction.from : active;
        if (!takeBack()) return false;
        activate(back, true);
        return true;
      }
      case 'next':
        this.#next(command.backwards);
        return true;
      case 'say':
        say(command.what);
        return true;
      case 'command':
        openCommand();
        return true;
    }
  }

  #next(backwards: boolean): void {
    const { view, active, movable } = this.#actions.state();
    const own = amazonsOf(view, view.turn).filter(movable);
    const at = own.indexOf(active);
    const next = at < 0 ? 0 : at + (backwards ? own.length - 1 : 1);
    const square = own[next % own.length];
    if (square) this.#actions.activate(square, true);
  }

  #grab(square: Square): HTMLElement | undefined {
    const { interaction, movable } = this.#actions.state();
    const staged = interaction.type === 'destination' && interaction.to === square;
    if (!staged && !movable(square)) return undefined;
    const chosen = interaction.type === 'amazon' && interaction.from === square;
    if (!staged && !chosen) this.#actions.choose(square);
    return this.#actions.lift(square);
  }

  #drop(square: string | undefined): void {
    const { interaction } = this.#actions.state();
    const home =
      interaction.type === 'amazon'
        ? interaction.from
        : interaction.type === 'destination'
          ? interaction.to
          : undefined;
    // Let go beside the board: the choice stands, and it is said what is to be chosen.
    if (!isSquare(square)) this.#actions.say('turn');
    if (!isSquare(square) || square === home) return;
    if (interaction.type === 'amazon') this.#actions.placed();
    this.#actions.choose(square);
  }
}

/** The square of the tile that a node lies in. */
export function squareOf(node: EventTarget | null | undefined): Square | undefined {
  const cell = node instanceof Element ? node.closest<HTMLElement>('[data-square]') : undefined;
  const square = cell?.dataset.square;
  return isSquare(square) ? square : undefined;
}
