import { type ClueAction, type ClueEvent, type ClueView, check } from '@games/clue-core';
import type { Seat } from '@games/kit';
import type { Notes } from '../clue-sheet/marks.js';
import type { Box } from './boxes.js';
import { type Notice, noticesOf, type Screen, screenFor } from './seating.js';
import type { Table } from './table.js';

/** What the desk tells the element. */
export interface DeskHost {
  /** Something on the screen is another. */
  readonly changed: () => void;
  /** A person wants to act; false when the embedder objects. */
  readonly allowed: (action: ClueAction) => boolean;
  /** Something happened in the game; `viewer` looked at the screen just before. */
  readonly happened: (events: readonly ClueEvent[], viewer: Seat | null) => void;
}

/** Who looks at the screen, what waits to be read or answered, and the table behind it, which nothing else can reach. */
export class Desk {
  readonly #host: DeskHost;
  #table: Table | undefined;
  #notices: readonly Notice[] = [];
  #asked: Box | undefined;
  #viewer: Seat | null = null;

  constructor(host: DeskHost) {
    this.#host = host;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Whose view is on the screen; `null`: what everybody may see. */
  get viewer(): Seat | null {
    return this.#viewer;
  }

  /** What the one at the screen sees. */
  get view(): ClueView | undefined {
    return this.#table?.view(this.#viewer);
  }

  /** What stands in the dialog now: what was asked for, what waits to be read, the curtain, a card to choose. */
  get box(): Box | undefined {
    if (this.#asked || !this.#table) return this.#asked;
    const notice = this.#notices.find(({ to }) => to === null || to === this.#viewer);
    if (notice) return { type: 'notice', notice };
    const { handTo } = this.#screen(this.#table);
    if (handTo !== null) return { type: 'curtain', seat: handTo };
    const { phase, me } = this.#table.view(this.#viewer);
    return phase.type === 'disproving' && phase.by === me
      ? { type: 'show', by: phase.by, murder: phase.murder }
      : undefined;
  }

  /** The level of each seat's computer; `null` for a person. */
  get computers(): readonly (string | null)[] {
    return this.#table?.computers ?? [];
  }

  /** The seat whose computer is to act: nobody's while a person has something to read or to answer. */
  get due(): Seat | null {
    const { awaiting = null, people = [] } = this.#table ?? {};
    return this.box || awaiting === null || people.includes(awaiting) ? null : awaiting;
  }

  /** Another game lies on the table. */
  sit(table: Table): void {
    this.#table = table;
    this.#notices = [];
    this.#asked = undefined;
    this.#show(null);
  }

  /** Somebody says who they are, behind the curtain. */
  open(seat: Seat): void {
    this.#show(seat);
  }

  /** Opens a box that a person asked for, or caused. */
  ask(box: Box): void {
    this.#asked = box;
    this.#host.changed();
  }

  /** Puts a box away that has been read. */
  dismiss(box: Box): void {
    if (this.#asked) this.#asked = undefined;
    else if (box.type === 'notice') this.#notices = this.#notices.filter((notice) => notice !== box.notice);
    this.#host.changed();
  }

  /** A person acts: the rules may refuse, and an accusation is asked about first. */
  byPerson(action: ClueAction): void {
    const { view } = this;
    const refusal = view && check(view, action);
    if (refusal) this.ask({ type: 'refusal', refusal });
    else if (action.type === 'accuse' && this.#asked?.type !== 'accuse') this.ask({ type: 'accuse', action });
    else {
      this.#asked = undefined;
      if (this.#host.allowed(action)) this.act(action);
      else this.#host.changed();
    }
  }

  /** An action is played, whoever chose it. */
  act(action: ClueAction): void {
    const table = this.#table;
    const step = table?.act(action);
    if (!table || !step?.ok) return;
    const viewer = this.#viewer;
    this.#notices = [...this.#notices, ...noticesOf(step.value, table.people)];
    this.#show(viewer);
    this.#host.happened(step.value, viewer);
  }

  /** The person at the screen has noted something. */
  note(notes: Notes): void {
    if (this.#viewer !== null) this.#table?.note(this.#viewer, notes);
    this.#host.changed();
  }

  #show(viewer: Seat | null): void {
    this.#viewer = viewer;
    if (this.#table) this.#viewer = this.#screen(this.#table).viewer;
    this.#host.changed();
  }

  #screen({ people, awaiting, turnOf }: Table): Screen {
    return screenFor({ people, awaiting, turnOf, viewer: this.#viewer });
  }
}
