import { check, type SalonAction, type SalonEvent, type SalonRefusal, type SalonView } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import type { Notes } from '../clue-sheet/marks.js';
import type { PracticeRefusal, Table } from './table.js';

/** What stands in the dialog; one at a time. */
export type Box =
  | { readonly type: 'refusal'; readonly refusal: SalonRefusal }
  | { readonly type: 'broken'; readonly refusal: PracticeRefusal }
  | { readonly type: 'suggest' | 'accuse' | 'order' }
  | { readonly type: 'notice'; readonly events: readonly SalonEvent[] }
  | { readonly type: 'show' };

/** An action without its time: the table says when it is. */
export type Undated<Action extends SalonAction = SalonAction> = Action extends SalonAction ? Omit<Action, 'at'> : never;

/** What the desk tells the element. */
export interface DeskHost {
  /** Something on the screen is another. */
  readonly changed: () => void;
  /** The person wants to act; false when the embedder objects. */
  readonly allowed: (action: SalonAction) => boolean;
  /** Something happened in the game. */
  readonly happened: (events: readonly SalonEvent[]) => void;
}

/** A minute of the game's own time passes with each action: nobody waits, and no clock runs out. */
const STEP = 60_000;

/** What waits to be read or answered, and the table behind it, which nothing else can reach. */
export class Desk {
  readonly #host: DeskHost;
  #table: Table | undefined;
  #notices: readonly Box[] = [];
  #asked: Box | undefined;

  constructor(host: DeskHost) {
    this.#host = host;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** What the person sees. */
  get view(): SalonView | undefined {
    return this.#table?.view(this.#table.me);
  }

  /** What stands in the dialog now: what was asked for, what waits to be read, a card to choose. */
  get box(): Box | undefined {
    if (this.#asked) return this.#asked;
    const [notice] = this.#notices;
    return notice ?? ((this.view?.mustShow.length ?? 0) > 0 ? { type: 'show' } : undefined);
  }

  /** The seat the computer is to act for: nobody's while the person has something to read. */
  get due(): Seat | null {
    const isReading = this.#notices.length > 0 || this.#asked !== undefined;
    return isReading ? null : (this.#table?.due ?? null);
  }

  /** Another game lies on the table. */
  sit(table: Table): void {
    this.#table = table;
    this.#notices = [];
    this.#asked = undefined;
    this.#host.changed();
  }

  /** Opens a box that the person asked for, or caused. */
  ask(box: Box): void {
    this.#asked = box;
    this.#host.changed();
  }

  /** Puts the box away. */
  dismiss(): void {
    if (this.#asked) this.#asked = undefined;
    else this.#notices = this.#notices.slice(1);
    this.#host.changed();
  }

  /** The person acts: the rules may refuse. */
  byPerson(undated: Undated): void {
    const { view } = this;
    if (!view) return;
    const action = { ...undated, at: view.at + STEP } as SalonAction;
    const refusal = check(view, action);
    if (refusal) this.ask({ type: 'refusal', refusal });
    else {
      this.#asked = undefined;
      if (this.#host.allowed(action)) this.#take(action);
      else this.#host.changed();
    }
  }

  /** The computer acts, for a player or for the host. */
  byComputer(action: SalonAction): void {
    this.#take({ ...action, at: (this.view?.at ?? 0) + STEP });
  }

  #take(action: SalonAction): void {
    const table = this.#table;
    const step = table?.act(action);
    if (!table || !step?.ok) return;
    // At the end the host shows who held what (SAL-15): nobody has to ask for it here.
    const isOver = step.value.some(({ type }) => type === 'ended');
    if (isOver) table.act({ type: 'reveal', seat: 0, at: action.at + STEP });
    this.#notices = [...this.#notices, ...noticesOf(step.value, table.me)];
    this.#host.changed();
    this.#host.happened(step.value);
  }

  /** The person has noted something. */
  note(notes: Notes): void {
    this.#table?.note(notes);
    this.#host.changed();
  }
}

/** What the person must see before the game goes on: a card shown to them, their answer, the end. */
function noticesOf(events: readonly SalonEvent[], me: Seat): readonly Box[] {
  const ended = events.filter(({ type }) => type === 'judged' || type === 'ended');
  if (events.some(({ type }) => type === 'ended')) return [{ type: 'notice', events: ended }];
  const mine = events.find(
    (event) =>
      (event.type === 'shown' && event.to === me && event.knownTo.includes(me)) ||
      ((event.type === 'undisproved' || event.type === 'judged') && event.seat === me),
  );
  return mine ? [{ type: 'notice', events: [mine] }] : [];
}
