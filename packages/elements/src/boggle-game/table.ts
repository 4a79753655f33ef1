import {
  type BoggleAction,
  type BoggleConfig,
  type BoggleEvent,
  type BoggleGame,
  type BoggleRefusal,
  type BoggleState,
  type BoggleView,
  boggle,
  MAX_KNOWN,
  wordsKnown,
} from '@games/boggle-core';
import type { ReplayRefusal, Result } from '@games/kit';
import { actIn, openSession, type Session, startSession } from './session.js';

/** A seed that nobody knows beforehand. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/**
 * What a seat's editor held when a game was left: where the words were broken off by a reload, one goes on typing. The blank
 * at its end matters, or the next word is glued to the last.
 */
function textOf(words: readonly string[], seat: number, actions: readonly BoggleAction[]): string {
  const last = actions.findLast((action) => action.type === 'submit' && action.seat === seat);
  return words.length > 0 && last?.type === 'submit' && last.replace ? last.words : words.join('\n');
}

/** The table at which a game is played: the game, what each person has typed, and who types now. */
export class Table {
  /** The rules; those with a word list as soon as it is here. */
  rules: BoggleGame = boggle;
  #session: Session;
  #texts: readonly string[] = [];
  #seat = 0;
  /** Words that wait for the next game: a dictionary file was read while one ran. */
  #waiting: readonly string[] = [];

  constructor() {
    const started = startSession(boggle, {}, freshSeed());
    if (!started.ok) throw new TypeError('the game as it was asked for cannot be set up');
    this.#session = started.value;
  }

  /** The game as it stands, with what it came from. */
  get session(): Session {
    return this.#session;
  }

  /** The whole truth. */
  get state(): BoggleState {
    return this.#session.state;
  }

  /** What the person who types now may know. */
  get view(): BoggleView {
    return this.rules.view(this.state, this.#seat);
  }

  /** Who types now. */
  get seat(): number {
    return this.#seat;
  }
  set seat(seat: number) {
    this.#seat = seat;
  }

  /** What that person has typed in this round, as it stands in the editor. */
  get text(): string {
    return this.#texts[this.#seat] ?? '';
  }
  set text(text: string) {
    this.#texts = Array.from({ length: this.state.config.people }, (_, seat) =>
      seat === this.#seat ? text : (this.#texts[seat] ?? ''),
    );
  }

  /** Whether a game is under way that somebody may not want to lose. */
  get isRunning(): boolean {
    const { phase, round } = this.state;
    return round > 0 && (phase === 'round' || phase === 'between');
  }

  /** Whether nothing was done at this table yet. */
  get isFresh(): boolean {
    return this.state.phase === 'ready' && this.#session.actions.length === 0;
  }

  /** Words that the computer will know from the next game on. */
  get waiting(): readonly string[] {
    return this.#waiting;
  }

  /** All words that the computer knows, with those that wait. */
  get known(): readonly string[] {
    const words = wordsKnown(this.state.knowledge);
    if (this.#waiting.length === 0) return words;
    return [...new Set([...words, ...this.#waiting])].slice(0, MAX_KNOWN).sort();
  }

  /** The configuration of the next game: as this one's, with what the computer knows by then. */
  get nextConfig(): Partial<BoggleConfig> {
    const { boards: _, ...kept } = this.#session.config;
    const { target, difficulty } = this.state;
    return { ...kept, target, difficulty, words: this.known };
  }

  /** Begins a game, or tells why it cannot be set up. */
  start(config: Partial<BoggleConfig>, seed: string = freshSeed()): BoggleRefusal | undefined {
    const started = startSession(this.rules, config, seed);
    if (!started.ok) return started.error;
    this.#waiting = [];
    this.#sit(started.value);
    return undefined;
  }

  /** Gives the computer these words in place of its own; when a game is under way, beside them from the next one on. */
  teach(words: readonly string[]): BoggleRefusal | undefined {
    const { seed, config } = this.#session;
    const { phase, target, difficulty } = this.state;
    if (phase === 'ready') return this.start({ ...config, target, difficulty, words }, seed);
    // Added, not put in its place: what is learned until the next game, and what was read before, must not be lost (BOG-17).
    this.#waiting = [...this.#waiting, ...words];
    return undefined;
  }

  /** One more action: what happened, or why it is refused. */
  act(action: BoggleAction): Result<readonly BoggleEvent[], BoggleRefusal> {
    const step = actIn(this.rules, this.#session, action, freshSeed());
    if (!step.ok) return step;
    const { session, events } = step.value;
    const next = session.seed !== this.#session.seed;
    this.#session = session;
    if (next && this.#waiting.length > 0) {
      this.start(this.nextConfig, session.seed);
      // A round that began that game begins with the words that waited.
      for (const each of session.actions) this.act(each);
    }
    if (events.some(({ type }) => type === 'roundStarted' || type === 'gameStarted')) this.#texts = [];
    return { ok: true, value: events };
  }

  /** Sits down at a game that was read from a save, or tells why it cannot be played on. */
  open(saved: Omit<Session, 'state'>, waiting: readonly string[] = []): ReplayRefusal<BoggleRefusal> | undefined {
    const opened = openSession(this.rules, saved);
    if (!opened.ok) return opened.error;
    this.#waiting = waiting;
    this.#sit(opened.value);
    this.#texts = opened.value.state.typed.map((words, seat) => textOf(words, seat, saved.actions));
    return undefined;
  }

  #sit(session: Session): void {
    this.#session = session;
    this.#seat = 0;
    this.#texts = [];
  }
}
