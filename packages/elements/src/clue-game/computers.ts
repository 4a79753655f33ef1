import type { ClueAction, ClueView } from '@games/clue-core';
import type { Level } from '@games/clue-core/players';
import type { Seat } from '@games/kit';
import type { Pace } from './events.js';
import { COMPUTER_LEVELS } from './setup.js';
import type { Table } from './table.js';

/** Milliseconds between what computers do, for a person to read along. */
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 350, instant: 0 };

/** What plays for the computers: the players' entry, as it comes when it is first needed. */
export interface Mind {
  readonly choose: (view: ClueView, options: { readonly level: Level; readonly seed: string }) => ClueAction;
}

/** What the computers need of the game. */
export interface ComputersHost {
  /** The seat whose computer is to act now; `null` when a person is, or nobody. */
  readonly due: () => Seat | null;
  readonly pace: () => Pace;
  /** Resolves when nothing moves on the board. */
  readonly still: () => Promise<void>;
  readonly mind: () => Promise<Mind | undefined>;
  readonly table: () => Table | undefined;
  readonly act: (action: ClueAction) => void;
}

/** Lets computers act one after another, with time to read between them, and never while the page has something to do. */
export class Computers {
  readonly #host: ComputersHost;
  #ticket = 0;
  #waiting = false;

  constructor(host: ComputersHost) {
    this.#host = host;
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

  /** Lets the next one act in a while, if it is a computer's turn. Asked again meanwhile, it does nothing. */
  go(): void {
    if (this.#waiting || document.hidden || this.#host.due() === null) return;
    this.#waiting = true;
    void this.#act(++this.#ticket);
  }

  /** Forgets what was about to happen: another game is on the table, or none. */
  stop(): void {
    this.#ticket++;
    this.#waiting = false;
  }

  readonly #seen = (): void => this.go();

  async #act(ticket: number): Promise<void> {
    const host = this.#host;
    if (host.pace() !== 'instant') await host.still();
    await new Promise((resolve) => setTimeout(resolve, PAUSE[host.pace()]));
    const mind = await host.mind();
    if (ticket !== this.#ticket) return;
    this.#waiting = false;
    if (document.hidden) return;
    const [seat, table] = [host.due(), host.table()];
    if (seat === null || !table || !mind) return;
    const level = COMPUTER_LEVELS.find((each) => each === table.computerOf(seat)) ?? 'careful';
    host.act(mind.choose(table.view(seat), { level, seed: table.seedFor(seat) }));
  }
}
