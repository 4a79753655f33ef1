import {
  type ClueAction,
  type ClueConfig,
  type ClueEvent,
  type ClueOutcome,
  type ClueRefusal,
  type ClueState,
  type ClueView,
  clue,
  decodeSaveText,
  encodeSaveText,
  type SaveTextRefusal,
} from '@games/clue-core';
import { type History, history, type Result, type Seat } from '@games/kit';
import { NO_NOTES, type Notes } from '../clue-sheet/marks.js';
import type { Decision, decisionsOf } from './decisions.js';
import { notesText, readNotes } from './notes-text.js';

const { start, open, act } = history(clue);

/**
 * The table at which a game is played. It alone knows the whole truth, and gives away views: nothing else of the element
 * holds a state.
 */
export class Table {
  #past: History<ClueConfig, ClueState, ClueAction>;
  #notes: readonly Notes[];

  /** A game under way, and everybody's notes by seat. */
  constructor(past: History<ClueConfig, ClueState, ClueAction>, notes: readonly Notes[] = []) {
    this.#past = past;
    this.#notes = notes;
  }

  /** A new game, or why it cannot be set up. */
  static start(config: Partial<ClueConfig>, seed: string): Result<Table, ClueRefusal> {
    const begun = start(config, seed);
    return begun.ok ? { ok: true, value: new Table(begun.value) } : begun;
  }

  /** A game from a saved text, or why it cannot be opened. */
  static load(text: string): Result<Table, SaveTextRefusal> {
    const saved = decodeSaveText(text);
    if (!saved.ok) return saved;
    const opened = open(saved.value.save);
    if (!opened.ok) return opened;
    return { ok: true, value: new Table(opened.value, readNotes(text, opened.value.state.players.length)) };
  }

  /** The game as text for a .txt file: what everybody saw, the sealed game, the notes. */
  save(): string {
    return encodeSaveText(this.#past) + (this.#notes.length > 0 ? notesText(this.#notes) : '');
  }

  /** What a seat sees; `null`: what everybody sees. */
  view(seat: Seat | null): ClueView {
    return clue.view(this.#past.state, seat);
  }

  /** Takes an action: the events it caused, unredacted, or why it was refused. */
  act(action: ClueAction): Result<readonly ClueEvent[], ClueRefusal> {
    const step = act(this.#past, action);
    if (!step.ok) return step;
    this.#past = step.value.history;
    return { ok: true, value: step.value.events };
  }

  /** Who must act now; `null` when the game is over. */
  get awaiting(): Seat | null {
    return clue.actors(this.#past.state)[0] ?? null;
  }

  /** Whose turn it is. */
  get turnOf(): Seat {
    return this.#past.state.seat;
  }

  /** The seats that people take. */
  get people(): readonly Seat[] {
    return this.#past.state.players.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []));
  }

  /** The word for the computer player of a seat, such as a level; undefined for a person. */
  computerOf(seat: Seat): string | undefined {
    return this.#past.state.players[seat]?.computer;
  }

  /** The word for each seat's computer player; `null` for a person. */
  get computers(): readonly (string | null)[] {
    return this.#past.state.players.map(({ computer }) => computer ?? null);
  }

  /** How the game ended, if it has. */
  get outcome(): ClueOutcome | undefined {
    return this.#past.state.outcome;
  }

  /** How many actions were played. */
  get played(): number {
    return this.#past.actions.length;
  }

  /** Whether anything was done yet. */
  get isFresh(): boolean {
    return this.#past.actions.length === 0;
  }

  /** What chance of a computer player draws from: another stream for each seat of each game. */
  seedFor(seat: Seat): string {
    return `${this.#past.seed ?? ''}/player ${seat}`;
  }

  /** What the computers did, as `read` finds it in the past: after the end only, their reasons are secret before. */
  decisions(read: typeof decisionsOf): readonly Decision[] {
    return this.outcome ? read(this.#past, (seat) => this.seedFor(seat)) : [];
  }

  notesOf(seat: Seat): Notes {
    return this.#notes[seat] ?? NO_NOTES;
  }

  note(seat: Seat, notes: Notes): void {
    const seats = this.#past.state.players.map((_, each) => each);
    this.#notes = seats.map((each) => (each === seat ? notes : this.notesOf(each)));
  }
}
