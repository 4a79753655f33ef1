/** What a board lets a drag do. Squares are names; the drag knows no rules. */
export interface DragHost {
  /** The square under a point of the screen. */
  squareAt(x: number, y: number): string | undefined;
  /** Starts to drag from a square; gives the element that follows the pointer, or nothing when it may not. */
  grab(square: string): HTMLElement | undefined;
  /** Lets go over a square, or outside. */
  drop(square: string | undefined): void;
  /** Lets go after a drag from a square that gave nothing. */
  missed(square: string): void;
}

/** Less than this many pixels is a click with a trembling hand. */
const threshold = 6;

/** One pointer that presses, moves and lets go. A press without a movement stays a click. */
export class Drag {
  readonly #host: DragHost;
  #pointer: number | undefined;
  #start: readonly [number, number, string] = [0, 0, ''];
  #element: HTMLElement | undefined;
  #missed = false;
  #swallow = false;

  constructor(host: DragHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    this.#missed = false;
    if (!event.isPrimary || event.button !== 0) return;
    const square = this.#host.squareAt(event.clientX, event.clientY);
    if (square === undefined) return;
    this.#pointer = event.pointerId;
    this.#start = [event.clientX, event.clientY, square];
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const [x, y, square] = this.#start;
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    if (!this.#element) {
      if (this.#missed || Math.hypot(dx, dy) < threshold) return;
      this.#element = this.#host.grab(square);
      if (!this.#element) {
        this.#missed = true;
        return;
      }
      this.#element.toggleAttribute('data-dragged', true);
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#element.style.translate = `${dx}px ${dy}px`;
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const dragged = this.#element !== undefined;
    const missed = this.#missed;
    const square = this.#host.squareAt(event.clientX, event.clientY);
    this.cancel();
    if (dragged) this.#host.drop(square);
    // Within one tile it is a click after all, and the click is answered.
    else if (missed && square !== this.#start[2]) this.#host.missed(this.#start[2]);
    else return;
    this.#swallow = true;
  };

  /** Puts back what was dragged. */
  readonly cancel = (): void => {
    this.#pointer = undefined;
    this.#missed = false;
    if (!this.#element) return;
    this.#element.toggleAttribute('data-dragged', false);
    this.#element.style.translate = '';
    this.#element = undefined;
  };

  /** Whether a click is only the end of a drag. */
  takesClick(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }
}
