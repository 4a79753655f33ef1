import {
  HOST,
  type SalonAction,
  type SalonConfig,
  type SalonEvent,
  type SalonRefusal,
  type SalonState,
  type SalonView,
  salon,
  viewOfNpc,
} from '@games/clue-core/salon';
import {
  decodeSave,
  encodeSave,
  err,
  type History,
  history,
  ok,
  type ReplayRefusal,
  type Result,
  type SaveRefusal,
  type Seat,
} from '@games/kit';
import { NO_NOTES, type Notes } from '../clue-sheet/marks.js';
import { readPractice, writePractice } from './save-text.js';
import type { Wit } from './setup.js';

/** Why a text is no game that can be opened. */
export type PracticeRefusal = SaveRefusal | ReplayRefusal<SalonRefusal>;

/** What a person at this table is, besides the game: their seat, how well the others play, their notes. */
export interface Place {
  readonly me: Seat;
  readonly wit: Wit;
  readonly notes: Notes;
}

const { start, open, act } = history(salon);

/**
 * The table at which a practice game is played, with the host's part in it. It alone knows the whole truth, and gives away
 * views: nothing else of the element holds a state.
 */
export class Table {
  #past: History<SalonConfig, SalonState, SalonAction>;
  #place: Place;

  constructor(past: History<SalonConfig, SalonState, SalonAction>, place: Place) {
    this.#past = past;
    this.#place = place;
  }

  /** A new game, or why it cannot be set up. */
  static start(config: Partial<SalonConfig>, seed: string, me: Seat, wit: Wit): Result<Table, SalonRefusal> {
    const begun = start(config, seed);
    return begun.ok ? ok(new Table(begun.value, { me, wit, notes: NO_NOTES })) : begun;
  }

  /** A game from a saved text, or why it cannot be opened. */
  static load(text: string): Result<Table, PracticeRefusal> {
    const read = readPractice(text);
    if (!read.ok) return read;
    const { game, place } = read.value;
    const saved = decodeSave(salon, game);
    if (!saved.ok) return saved;
    const opened = open(saved.value);
    if (!opened.ok) return opened;
    const isSeat = opened.value.state.seats[place.me]?.role === 'player';
    return isSeat ? ok(new Table(opened.value, place)) : err({ code: 'broken', field: 'me' });
  }

  /** The game as text; what is secret in it can be read by no glance. */
  save(): string {
    return writePractice(encodeSave(salon, this.#past), this.#place);
  }

  get me(): Seat {
    return this.#place.me;
  }

  get wit(): Wit {
    return this.#place.wit;
  }

  get notes(): Notes {
    return this.#place.notes;
  }

  note(notes: Notes): void {
    this.#place = { ...this.#place, notes };
  }

  /** What a seat sees; `null`: what everybody sees. */
  view(seat: Seat | null): SalonView {
    return salon.view(this.#past.state, seat);
  }

  /** What whoever plays for a seat may look at: the host's program sees the NPC that it plays, never the whole. */
  eyesOf(seat: Seat): SalonView {
    const { state } = this.#past;
    return seat === HOST && state.seats[state.seat]?.role === 'npc' ? viewOfNpc(state, state.seat) : this.view(seat);
  }

  /** Takes an action: the events it caused, unredacted, or why it was refused. */
  act(action: SalonAction): Result<readonly SalonEvent[], SalonRefusal> {
    const step = act(this.#past, action);
    if (!step.ok) return step;
    this.#past = step.value.history;
    return ok(step.value.events);
  }

  /** The seat that the computer is to act for: other players first, then the host; `null`: the person, or nobody. */
  get due(): Seat | null {
    return salon.actors(this.#past.state).find((seat) => seat !== this.me) ?? null;
  }

  /** Whether anything was done yet. */
  get isFresh(): boolean {
    return this.#past.actions.every(({ seat }) => seat !== this.me);
  }

  /** What chance of a computer player draws from: another stream for each seat of each game. */
  seedFor(seat: Seat): string {
    return `${this.#past.seed ?? ''}/player ${seat}`;
  }
}
