import { HOST, type SalonAction, type SalonEvent, type SalonView } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import type { Pace } from '../clue-game/events.js';
import { Pacing } from '../clue-shared/pacing.js';
import type { Wit } from './setup.js';
import type { Table } from './table.js';

/** Milliseconds between what computers do, for a person to read along. */
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1300, brisk: 400, instant: 0 };

/** What plays for the computers: the players' entry, as it comes when it is first needed. */
export interface Mind {
  readonly chooseTurn: (view: SalonView, options: { readonly seed: string }) => SalonAction;
}

/** What the computers need of the game. */
export interface ComputersHost {
  /** The seat that the computer is to act for now; `null` when the person is to, or nobody. */
  readonly due: () => Seat | null;
  readonly pace: () => Pace;
  readonly mind: () => Promise<Mind | undefined>;
  readonly table: () => Table | undefined;
  readonly act: (action: SalonAction) => void;
}

/** The computers of a practice game, with time to read between what they do. */
export class Computers extends Pacing {
  readonly #host: ComputersHost;

  constructor(host: ComputersHost) {
    super(host.due);
    this.#host = host;
  }

  protected override async act(ticket: number): Promise<void> {
    const host = this.#host;
    const table = host.table();
    // Reveal orders come in by private message: there is nothing to read.
    const pause = table?.view(null).turn === 0 ? 0 : PAUSE[host.pace()];
    await new Promise((resolve) => setTimeout(resolve, pause));
    const mind = await host.mind();
    if (!this.redeemed(ticket)) return;
    const seat = host.due();
    if (document.hidden || seat === null || !mind || table !== host.table() || !table) return;
    host.act(choose(table, seat, mind));
  }
}

/** What a seat does: the host comes back where an accusation waits, and plays NPCs that nobody plays for. */
function choose(table: Table, seat: Seat, mind: Mind): SalonAction {
  const eyes = table.eyesOf(seat);
  if (seat === HOST && eyes.role === 'host') return { type: 'away', seat, away: !eyes.away, at: eyes.at };
  return mind.chooseTurn(remembered(eyes, table.wit), { seed: `${table.seedFor(seat)}/${eyes.turn}` });
}

/** What a computer player remembers of what it saw: a guest of their own suggestions only, a detective of everybody's. */
function remembered(view: SalonView, wit: Wit): SalonView {
  if (wit === 'detective') return view;
  let asker: Seat | undefined;
  const isOwn = (event: SalonEvent): boolean => {
    if (event.type === 'suggested') asker = event.seat;
    return asker === view.me || event.type === 'judged';
  };
  return { ...view, log: view.log.filter(isOwn) };
}
