import { isRoom, type Square, squareAt, toPoint } from '@games/clue-core';
import { stepInGrid } from '../shared/grid.js';
import { type BoardLayout, centreOf, type Spot, squareUnder } from './board-layout.js';
import type { Choice } from './choices.js';

/** What the input needs to know of the board, and what it asks of it. */
export interface InputHost {
  readonly now: () => {
    readonly layout: BoardLayout;
    readonly choices: readonly Choice[];
    readonly active: Square;
    readonly readonly: boolean;
  };
  readonly activate: (square: Square, focus: boolean) => void;
  readonly point: (choice: Choice | undefined) => void;
  readonly choose: (choice: Choice) => void;
  readonly miss: (square: Square) => void;
  readonly roll: () => void;
  readonly say: (what: 'choices' | 'status' | 'keys') => void;
}

/** How far beside a highlighted square a finger may come down, in pixels: squares are smaller than fingers on a phone. */
const REACH = 22;

/** Pointer and keys on the board's cells. */
export class BoardInput {
  readonly #host: InputHost;

  constructor(host: InputHost) {
    this.#host = host;
  }

  readonly click = (event: MouseEvent): void => {
    const { layout, readonly } = this.#host.now();
    const square = squareOf(event.target);
    if (readonly || !square) return;
    this.#host.activate(square, false);
    // A click that a key or a screen reader made has no place; it means the very square.
    const at = event.detail === 0 ? undefined : this.#spot(event);
    const choice = this.#choiceAt(square, at?.spot, at?.unit);
    if (choice) this.#host.choose(choice);
    else if (layout.board.squares.includes(square) || this.#roomOf(square)) this.#host.miss(square);
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const square = squareOf(event.target);
    this.#host.point(square ? this.#choiceAt(square) : undefined);
  };

  readonly leave = (): void => this.#host.point(undefined);

  readonly focusin = (event: FocusEvent): void => {
    const square = squareOf(event.target);
    if (!square) return;
    this.#host.activate(square, false);
    this.#host.point(this.#choiceAt(square));
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const { layout, active } = this.#host.now();
    const { board } = layout;
    const place = stepInGrid(event, toPoint(active), { rows: board.rows, columns: board.columns });
    if (place) this.#host.activate(squareAt(place), true);
    else if (event.ctrlKey || event.metaKey || !this.#press(event.key)) return;
    event.preventDefault();
  };

  #press(key: string): boolean {
    const { active } = this.#host.now();
    switch (key) {
      case 'Enter':
      case ' ': {
        const choice = this.#choiceAt(active);
        if (choice) this.#host.choose(choice);
        else this.#host.miss(active);
        return true;
      }
      case 'n':
        return this.#next(1);
      case 'N':
        return this.#next(-1);
      case 'r':
        this.#host.roll();
        return true;
      case 't':
        this.#host.say('choices');
        return true;
      case 's':
        this.#host.say('status');
        return true;
      case '?':
        this.#host.say('keys');
        return true;
      default:
        return false;
    }
  }

  /** Goes to the next place that can be chosen, round and round. */
  #next(step: 1 | -1): boolean {
    const { choices, active } = this.#host.now();
    const count = choices.length;
    if (count === 0) return true;
    const now = choices.indexOf(this.#choiceAt(active) ?? (choices[0] as Choice));
    const isAt = this.#choiceAt(active) !== undefined;
    const next = choices[isAt ? (now + step + count) % count : step === 1 ? 0 : count - 1];
    if (next) this.#host.activate(this.#squareFor(next), true);
    return true;
  }

  /** The square that stands for a choice: itself, or the door by which one comes. */
  #squareFor({ to, path }: Choice): Square {
    if (!isRoom(to)) return to;
    const { board } = this.#host.now().layout;
    return path.at(-1) ?? board.doors.find(({ room }) => room === to)?.inside ?? board.rooms[to][0] ?? 'A1';
  }

  /** The choice on a square; beside one, if a point is given that comes near enough. */
  #choiceAt(square: Square, spot?: Spot, unit = 0): Choice | undefined {
    const { choices } = this.#host.now();
    const room = this.#roomOf(square);
    const exact = choices.find(({ to }) => to === square || to === room);
    if (exact || !spot) return exact;
    const near = choices
      .flatMap((choice) => (isRoom(choice.to) ? [] : [{ choice, centre: centreOf(choice.to) }]))
      .map(({ choice, centre }) => ({ choice, away: Math.hypot(centre.x - spot.x, centre.y - spot.y) * unit }))
      .sort((a, b) => a.away - b.away)[0];
    return near && near.away <= REACH ? near.choice : undefined;
  }

  #roomOf(square: Square): string | undefined {
    const { layout } = this.#host.now();
    return layout.rooms.find(({ room }) => layout.board.rooms[room].includes(square))?.room;
  }

  /** Where a pointer is in the drawing, and how many pixels a square measures. */
  #spot(event: MouseEvent): { readonly spot: Spot; readonly unit: number } | undefined {
    const cells = event.currentTarget;
    if (!(cells instanceof Element)) return undefined;
    const { left, top, width } = cells.getBoundingClientRect();
    const unit = width / this.#host.now().layout.board.columns;
    const spot = { x: (event.clientX - left) / unit, y: (event.clientY - top) / unit };
    return squareUnder(this.#host.now().layout.board, spot) ? { spot, unit } : undefined;
  }
}

/** The square of a cell. */
function squareOf(target: EventTarget | null): Square | undefined {
  return target instanceof HTMLElement ? (target.dataset.square as Square | undefined) : undefined;
}
