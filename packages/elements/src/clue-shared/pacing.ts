import type { Seat } from '@games/kit';

/** Lets computers act one after another, while the page is seen, and never while it has something else to do. */
export abstract class Pacing {
  readonly #due: () => Seat | null;
  #ticket = 0;
  #waiting = false;

  /** @param due - the seat that a computer is to act for now; `null` when a person is to, or nobody */
  constructor(due: () => Seat | null) {
    this.#due = due;
  }

  /** Plays while the page is seen: in another tab the same game may go on. */
  watch(): void {
    document.addEventListener('visibilitychange', this.#seen);
    this.go();
  }

  /** The element was taken off the page. */
  leave(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.stop();
  }

  /** Lets the next one act in a while. Asked again meanwhile, it does nothing. */
  go(): void {
    if (this.#waiting || document.hidden || this.#due() === null) return;
    this.#waiting = true;
    void this.act(++this.#ticket);
  }

  /** Forgets what was about to happen: another game is on the table, or none. */
  stop(): void {
    this.#ticket++;
    this.#waiting = false;
  }

  /** Waits, thinks and acts: once it has waited, only when its ticket is `redeemed`. */
  protected abstract act(ticket: number): Promise<void>;

  /** Whether the game still is the one that the ticket was drawn in. */
  protected isValid(ticket: number): boolean {
    return ticket === this.#ticket;
  }

  /** Ends the wait of a valid ticket, so that `go` draws the next one; an old one changes nothing. */
  protected redeemed(ticket: number): boolean {
    if (!this.isValid(ticket)) return false;
    this.#waiting = false;
    return true;
  }

  readonly #seen = (): void => this.go();
}
