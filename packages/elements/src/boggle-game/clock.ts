import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Where the time comes from: the device, or a test. */
export interface GameClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/**
 * A time that goes on when the clock it reads is set back: a round would last an hour longer by a device that leaves
 * summer time, or is corrected (BOG-10). What the clock lost is added from then on.
 *
 * @param read - the clock, in milliseconds
 * @returns the time in milliseconds, never less than before
 */
export function neverBack(read: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let added = 0;
  return () => {
    const time = read() + added;
    if (time < last) added += last - time;
    last = Math.max(last, time);
    return last;
  };
}

/** The clock of the device. */
export const deviceClock: GameClock = {
  now: neverBack(() => Date.now()),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** When the time that is left is told to those who do not see it, in seconds. */
const WARNINGS = [60, 30, 10] as const;

/** What the timer needs of its game. */
export interface TimerHost {
  readonly clock: () => GameClock;
  /** The time of the game, which may be ahead of the clock. */
  readonly now: () => number;
  /** When the round ends, by that time; `null` where none runs. */
  readonly deadline: () => number | null;
  /** So much is left: 60, 30 or 10 seconds. */
  readonly warn: (seconds: number) => void;
  /** The time is up. */
  readonly due: () => void;
}

/**
 * Wakes when the next second begins, and looks at the clock: nothing is counted, so a page that slept, was hidden or is
 * throttled is right again as soon as it wakes (BOG-10).
 */
export class RoundTimer implements ReactiveController {
  readonly #element: ReactiveControllerHost;
  readonly #host: TimerHost;
  #timer: unknown;
  #clock: GameClock | undefined;
  #deadline: number | null = null;
  #warned = 0;
  #connected = false;

  constructor(element: ReactiveControllerHost, host: TimerHost) {
    this.#element = element;
    this.#host = host;
    element.addController(this);
  }

  /** Milliseconds that are left, or `null`. */
  get left(): number | null {
    const deadline = this.#host.deadline();
    return deadline === null ? null : deadline - this.#host.now();
  }

  hostConnected(): void {
    this.#connected = true;
    document.addEventListener('visibilitychange', this.#wake);
    // Whoever comes back to the page later finds the clock right.
    this.#deadline = null;
  }

  hostUpdated(): void {
    const deadline = this.#host.deadline();
    const clock = this.#host.clock();
    if (deadline === this.#deadline && clock === this.#clock) return;
    this.#stop();
    this.#deadline = deadline;
    this.#clock = clock;
    this.#warned = (this.left ?? 0) / 1000;
    this.#sleep();
  }

  hostDisconnected(): void {
    this.#connected = false;
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stop();
    this.#deadline = null;
  }

  #stop(): void {
    this.#clock?.clearTimeout(this.#timer);
  }

  #sleep(): void {
    const { left } = this;
    if (left === null || !this.#connected) return;
    this.#timer = this.#clock?.setTimeout(this.#wake, left <= 0 ? 0 : left % 1000 || 1000);
  }

  readonly #wake = (): void => {
    this.#stop();
    const { left } = this;
    if (left === null) return;
    if (left <= 0) {
      this.#host.due();
      return;
    }
    const seconds = left / 1000;
    const warning = WARNINGS.findLast((each) => seconds <= each && this.#warned > each);
    if (warning !== undefined) {
      this.#warned = seconds;
      this.#host.warn(warning);
    }
    this.#element.requestUpdate();
    this.#sleep();
  };
}
