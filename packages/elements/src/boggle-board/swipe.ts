/** What a board lets a swipe do. Cells are numbers; the swipe knows no rules. */
export interface SwipeHost {
  /** The cell under a point of the screen; with `near` only well inside it, so that a finger can pass between corners. */
  cellAt(x: number, y: number, near: boolean): number | undefined;
  /** A finger went down on a cell and was lifted there. */
  tap(cell: number): void;
  /** A finger went down on a cell and has left it: the path begins there, or goes on from there. */
  begin(cell: number): boolean;
  /** It came to a cell. */
  over(cell: number): void;
  /** It was lifted. */
  end(): void;
  /** The movement was taken away, by a second finger or the system. */
  cancel(): void;
}

/** How far a fast finger is followed between two reports, in pixels. */
const step = 6;

/** One pointer that glides over tiles, or taps one. */
export class Swipe {
  readonly #host: SwipeHost;
  #pointer: number | undefined;
  #start = -1;
  #at: readonly [number, number] = [0, 0];
  #over: number | undefined;
  #gliding = false;
  #swallow = false;

  constructor(host: SwipeHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (!event.isPrimary || event.button !== 0) return;
    const cell = this.#host.cellAt(event.clientX, event.clientY, false);
    if (cell === undefined) return;
    this.#pointer = event.pointerId;
    this.#start = cell;
    this.#over = cell;
    this.#at = [event.clientX, event.clientY];
    // A finger is captured by the tile it went down on; the board needs to hear of the others.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    // The mouse was let go beside the board, which did not hear of it.
    if (event.buttons === 0) {
      this.cancel(event);
      return;
    }
    const [x, y] = this.#at;
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step));
    // A fast finger is reported here and there: the line between is walked, so that no tile is left out.
    for (let walked = 1; walked <= steps; walked++) this.#glide(x + (dx * walked) / steps, y + (dy * walked) / steps);
    this.#at = [event.clientX, event.clientY];
    if (this.#gliding && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = undefined;
    this.#swallow = true;
    const glided = this.#gliding;
    this.#gliding = false;
    // Not left to the click: of quick taps on one place a browser may keep the click to itself.
    if (glided) this.#host.end();
    else if (this.#over === this.#start) this.#host.tap(this.#start);
  };

  readonly cancel = (event?: PointerEvent): void => {
    if (event && event.pointerId !== this.#pointer) return;
    this.#pointer = undefined;
    if (!this.#gliding) return;
    this.#gliding = false;
    this.#host.cancel();
  };

  /** Whether a click is only the end of a swipe or of a tap. A click without a pointer is a screen reader's own. */
  takesClick({ detail }: MouseEvent): boolean {
    const swallow = this.#swallow && detail > 0;
    this.#swallow = false;
    return swallow;
  }

  #glide(x: number, y: number): void {
    const cell = this.#host.cellAt(x, y, true);
    if (cell === undefined || cell === this.#over) return;
    this.#over = cell;
    if (!this.#gliding) {
      this.#gliding = this.#host.begin(this.#start);
      if (!this.#gliding) return;
    }
    this.#host.over(cell);
  }
}
