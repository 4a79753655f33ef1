import type { ClueAction } from '@games/clue-core';
import type { Seat } from '@games/kit';
import { Thinker } from '../clue-mind/thinker.js';
import type { Pace } from './events.js';
import { COMPUTER_LEVELS } from './setup.js';
import type { Table } from './table.js';

/** Milliseconds between what computers do, for a person to read along. */
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 350, instant: 0 };

/** What a computer would do, and when that was thought. */
interface Thought {
  readonly table: Table;
  readonly seat: Seat;
  readonly at: number;
  readonly action: ClueAction;
}

/** What the computers need of the game. */
export interface ComputersHost {
  /** The seat whose computer is to act now; `null` when a person is, or nobody. */
  readonly due: () => Seat | null;
  readonly pace: () => Pace;
  /** Resolves when nothing moves on the board. */
  readonly still: () => Promise<void>;
  readonly table: () => Table | undefined;
  readonly act: (action: ClueAction) => void;
}

/** Lets computers act one after another, with time to read between them, and never while the page has something to do. They think beside the page. */
export class Computers {
  readonly #host: ComputersHost;
  readonly #thinker: Pick<Thinker, 'ask' | 'close'>;
  #ticket = 0;
  #waiting = false;

  /** @param thinker - who thinks for them; one of their own without it */
  constructor(host: ComputersHost, thinker: Pick<Thinker, 'ask' | 'close'> = new Thinker()) {
    this.#host = host;
    this.#thinker = thinker;
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
    this.#thinker.close();
  }

  readonly #seen = (): void => this.go();

  async #act(ticket: number): Promise<void> {
    const host = this.#host;
    if (host.pace() !== 'instant') await host.still();
    const [thought] = await Promise.all([
      this.#think(ticket),
      new Promise((resolve) => setTimeout(resolve, PAUSE[host.pace()])),
    ]);
    if (ticket !== this.#ticket) return;
    this.#waiting = false;
    if (document.hidden || !thought) return;
    const { table, seat, at, action } = thought;
    // The game may have gone on meanwhile, or a person has something to read first: then it is thought about again.
    if (host.due() === seat && host.table() === table && table.played === at) host.act(action);
    else this.go();
  }

  /** What the computer whose turn it is would do, from its view alone; nothing when nobody wants to know any more. */
  async #think(ticket: number): Promise<Thought | undefined> {
    const [seat, table] = [this.#host.due(), this.#host.table()];
    if (ticket !== this.#ticket || seat === null || !table) return undefined;
    const level = COMPUTER_LEVELS.find((each) => each === table.computerOf(seat)) ?? 'careful';
    const at = table.played;
    const question = { type: 'consider', view: table.view(seat), level, seed: table.seedFor(seat) } as const;
    const considered = await this.#thinker.ask(question);
    return considered && { table, seat, at, action: considered.action };
  }
}
