import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsOutcome,
  type AmazonsRefusal,
  type AmazonsState,
  outcome,
} from '@games/amazons-core';
import type { Play, ReplayRefusal, Result, SaveRefusal } from '@games/kit';
import {
  actIn,
  loadSession,
  openSession,
  redoIn,
  type Session,
  saveOf,
  startSession,
  stateOf,
  undoIn,
} from './session.js';

/** The table at which a game is played: the game as it stands, its time, and how far back somebody is looking. */
export class Table {
  #session: Session;
  #looking: number | undefined;
  /** What the time of the game is ahead of the device's. */
  #ahead = 0;
  /** The device's time at which the game was held. */
  #held: number | undefined;
  readonly #changed: () => void;

  /** `changed` is called after every change, also of where somebody looks. */
  constructor(config: Partial<AmazonsConfig>, changed: () => void) {
    this.#session = newSession(config);
    this.#changed = changed;
  }

  /** The game as it stands. */
  get state(): AmazonsState {
    return stateOf(this.#session);
  }

  /** How it ended, if it has. */
  get outcome(): AmazonsOutcome | undefined {
    return outcome(this.state);
  }

  /** What was done, in order. */
  get actions(): readonly AmazonsAction[] {
    return this.#session.past.actions;
  }

  /** What the game was set up with. */
  get config(): Partial<AmazonsConfig> {
    return this.#session.past.config ?? {};
  }

  /** The states after 0, 1, 2 ... actions. */
  get states(): readonly AmazonsState[] {
    return this.#session.states;
  }

  /** Whether something can be done again. */
  get canRedo(): boolean {
    return this.#session.past.undone.length > 0;
  }

  /** How many turns were played: giving up and running out of time end a game and are none. */
  get turns(): number {
    return this.actions.filter(({ type }) => type === 'move' || type === 'swap').length;
  }

  /** How many turns the board shows. */
  get shown(): number {
    return this.#looking ?? this.turns;
  }

  /** The state that the board shows. */
  get shownState(): AmazonsState {
    return this.states[this.#looking ?? -1] ?? this.state;
  }

  /**
   * The time of the game in milliseconds. It stands still while a game is put away, and goes back with an undo: neither
   * costs anybody time.
   */
  get now(): number {
    return Math.max(this.state.clock?.since ?? 0, this.#device + this.#ahead);
  }

  /** Whether its time stands still. */
  get held(): boolean {
    return this.#held !== undefined;
  }

  /** Stops the time of the game, or lets it go on. */
  hold(held: boolean): void {
    if (held === this.held) return;
    const before = this.#device;
    this.#held = held ? before : undefined;
    this.#ahead += before - this.#device;
  }

  /** The state the game began with. */
  get first(): AmazonsState {
    return this.states[0] ?? this.state;
  }

  /** Begins a new game. */
  start(config: Partial<AmazonsConfig>): void {
    this.#become(newSession(config));
  }

  /** Takes an action, or tells why not; `looking`: whoever looks back goes on looking. */
  act(action: AmazonsAction, looking = false): AmazonsRefusal | undefined {
    const timed = this.state.clock && action.at === undefined ? { ...action, at: this.now } : action;
    const acted = actIn(this.#session, timed);
    if (!acted.ok) return acted.error;
    const now = this.now;
    this.#become(acted.value, looking ? this.#looking : undefined);
    this.#ahead = now - this.#device;
    return undefined;
  }

  /** Takes back the last actions; false when there are none. */
  undo(count = 1): boolean {
    return this.#become(undoIn(this.#session, count));
  }

  /** Does undone actions again; false when there are none. */
  redo(count = 1): boolean {
    return this.#become(redoIn(this.#session, count));
  }

  /** Shows the game after `count` turns; the game itself stays where it is. */
  show(count: number): void {
    this.#looking = count >= this.turns ? undefined : Math.max(0, count);
    this.#changed();
  }

  /** The game as text. */
  save(): string {
    return saveOf(this.#session);
  }

  /** Opens a saved game, or tells what is wrong with the text. */
  load(text: string): SaveRefusal | ReplayRefusal<AmazonsRefusal> | undefined {
    return this.#open(loadSession(text));
  }

  /** Opens a game from its configuration and its actions, or tells what the rules refuse. */
  open(play: Play<AmazonsConfig, AmazonsAction>): ReplayRefusal<AmazonsRefusal> | undefined {
    return this.#open(openSession(play));
  }

  get #device(): number {
    return this.#held ?? Date.now();
  }

  #open<Refusal>(session: Result<Session, Refusal>): Refusal | undefined {
    if (!session.ok) return session.error;
    this.#become(session.value);
    return undefined;
  }

  #become(session: Session, looking?: number): boolean {
    if (session === this.#session) return false;
    this.#session = session;
    this.#looking = looking;
    this.#ahead = (this.state.clock?.since ?? 0) - this.#device;
    this.#changed();
    return true;
  }
}

/** A new game; the menu offers only what can be set up, so the fallback is for a hand that wrote an attribute. */
function newSession(config: Partial<AmazonsConfig>): Session {
  const started = startSession(config);
  const session = started.ok ? started : startSession();
  if (!session.ok) throw new TypeError('the standard board cannot be set up');
  return session.value;
}
