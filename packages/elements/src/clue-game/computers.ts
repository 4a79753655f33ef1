import type { ClueAction } from '@games/clue-core';
import type { Seat } from '@games/kit';
import { Thinker } from '../clue-mind/thinker.js';
import { Pacing } from '../clue-shared/pacing.js';
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

/** The computers of a game, with time to read between what they do. They think beside the page. */
export class Computers extends Pacing {
  readonly #host: ComputersHost;
  readonly #thinker: Pick<Thinker, 'ask' | 'close'>;

  /** @param thinker - who thinks for them; one of their own without it */
  constructor(host: ComputersHost, thinker: Pick<Thinker, 'ask' | 'close'> = new Thinker()) {
    super(host.due);
    this.#host = host;
    this.#thinker = thinker;
  }

  override stop(): void {
    super.stop();
    this.#thinker.close();
  }

  protected override async act(ticket: number): Promise<void> {
    const host = this.#host;
    if (host.pace() !== 'instant') await host.still();
    const [thought] = await Promise.all([
      this.#think(ticket),
      new Promise((resolve) => setTimeout(resolve, PAUSE[host.pace()])),
    ]);
    if (!this.redeemed(ticket)) return;
    if (document.hidden || !thought) return;
    const { table, seat, at, action } = thought;
    // The game may have gone on meanwhile, or a person has something to read first: then it is thought about again.
    if (host.due() === seat && host.table() === table && table.played === at) host.act(action);
    else this.go();
  }

  /** What the computer whose turn it is would do, from its view alone; nothing when nobody wants to know any more. */
  async #think(ticket: number): Promise<Thought | undefined> {
    const [seat, table] = [this.#host.due(), this.#host.table()];
    if (!this.isValid(ticket) || seat === null || !table) return undefined;
    const level = COMPUTER_LEVELS.find((each) => each === table.computerOf(seat)) ?? 'careful';
    const at = table.played;
    const question = { type: 'consider', view: table.view(seat), level, seed: table.seedFor(seat) } as const;
    const considered = await this.#thinker.ask(question);
    return considered && { table, seat, at, action: considered.action };
  }
}
