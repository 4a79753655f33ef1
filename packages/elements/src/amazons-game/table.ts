import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsOutcome,
  type AmazonsRefusal,
  type AmazonsState,
  outcome,
} from '@games/amazons-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import { actIn, loadSession, redoIn, type Session, saveOf, startSession, stateOf, undoIn } from './session.js';

/** The table at which a game is played: the game as it stands, and how far back somebody is looking. */
export class Table {
  #session: Session;
  #looking: number | undefined;
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
    return this.#session.states[this.#looking ?? -1] ?? this.state;
  }

  /** The state the game began with. */
  get first(): AmazonsState {
    return this.#session.states[0] ?? this.state;
  }

  /** Begins a new game. */
  start(config: Partial<AmazonsConfig>): void {
    this.#become(newSession(config));
  }

  /** Takes an action, or tells why not. */
  act(action: AmazonsAction): AmazonsRefusal | undefined {
    const acted = actIn(this.#session, action);
    if (!acted.ok) return acted.error;
    this.#become(acted.value);
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
    const loaded = loadSession(text);
    if (!loaded.ok) return loaded.error;
    this.#become(loaded.value);
    return undefined;
  }

  #become(session: Session): boolean {
    if (session === this.#session) return false;
    this.#session = session;
    this.#looking = undefined;
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
