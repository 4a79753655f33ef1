import {
  type Desk,
  type DeskRefusal,
  decodeDesk,
  encodeDesk,
  type Message,
  type MessageKind,
  nextVictim,
  type PostProblem,
  refusalMessage,
  undoWithNote,
} from '@games/clue-core/host';
import {
  HOST,
  type SalonAction,
  type SalonConfig,
  type SalonRefusal,
  type SalonState,
  type SalonView,
  salon,
} from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import { history } from '@games/kit';
import { tryActions } from './entry.js';
import type { SalonDeskEvents } from './events.js';
import { Keeper } from './keeper.js';
import { PostBox, type Step } from './post-box.js';
import { newSeed } from './seed.js';
import { freshSetup, type Setup } from './setup.js';
import type { KeptDesk } from './store.js';
import type { DeskWords } from './words.js';

/** What the model needs of its element. */
export interface ModelHost {
  now(): number;
  words(): DeskWords;
  changed(): void;
  say(text: string, urgency?: 'polite' | 'assertive'): void;
  emit<Name extends keyof SalonDeskEvents>(
    type: Name,
    detail: SalonDeskEvents[Name]['detail'],
    cancelable?: boolean,
  ): boolean;
}

/** What was kept and cannot be opened: it is the host's to save or to give up. */
export interface Unreadable {
  readonly text: string;
  readonly refusal: DeskRefusal;
}

/** The desk behind the page: the game, what is kept of it, and what the host can do. */
export class DeskModel {
  desk: Desk | undefined;
  setup: Setup | undefined;
  /** Whether something was filled in that no game has begun with yet. */
  isFilledIn = false;
  /** Why the set-up or the last action was refused, in words. */
  problem = '';
  unreadable: Unreadable | undefined;
  isLoading = true;
  readonly keeper: Keeper;
  readonly #host: ModelHost;
  readonly #postBox = new PostBox();

  constructor(host: ModelHost) {
    this.#host = host;
    this.keeper = new Keeper({
      changed: () => host.changed(),
      follow: (kept) => {
        this.#read(kept);
        host.say(host.words().followed);
      },
    });
  }

  /** The whole truth; the game must have begun. */
  get state(): SalonState {
    if (!this.desk) throw new TypeError('the game has not begun');
    return this.desk.game.state;
  }

  /** What a seat may know. */
  view(seat: Seat | null): SalonView {
    return salon.view(this.state, seat);
  }

  /** All steps of the game with what there is to send. */
  get steps(): readonly Step[] {
    return this.desk ? this.#postBox.steps(this.desk, this.#host.words().host) : [];
  }

  /** Takes what a store had. */
  #read(kept: KeptDesk | undefined): void {
    this.isLoading = false;
    this.unreadable = undefined;
    if (kept) {
      const opened = decodeDesk(kept.text);
      if (opened.ok) this.desk = opened.value;
      else this.unreadable = { text: kept.text, refusal: opened.error };
    }
    this.#host.changed();
  }

  /** Opens what the store of this device has. */
  async open(store: Parameters<Keeper['open']>[0]): Promise<void> {
    const kept = await this.keeper.open(store);
    // What the page itself has put on the desk meanwhile goes before what was kept.
    if (this.keeper.isKept) this.#read(kept);
    else this.keeper.retry();
  }

  /** Follows another tab that was faster. */
  async takeOther(): Promise<void> {
    this.#read(await this.keeper.takeOther());
  }

  /** Opens a file; what is not a desk changes nothing. */
  load(text: string): DeskRefusal | undefined {
    const opened = decodeDesk(text);
    if (!opened.ok) return opened.error;
    this.#clear();
    this.#put(opened.value);
    return undefined;
  }

  save(): string {
    return this.desk ? encodeDesk(this.desk) : '';
  }

  /** A new page to fill in; the winner of the last game may be its Victim. */
  turnToSetup(isOn: boolean): void {
    const last = this.desk && nextVictim(this.desk.game.state).host;
    this.problem = '';
    this.isFilledIn = false;
    this.setup = isOn ? freshSetup(this.#host.words().theme, last) : undefined;
    this.#host.changed();
  }

  /** The page as it is before anything was filled in. */
  blank(): Setup {
    return freshSetup(this.#host.words().theme);
  }

  /** Says something that went wrong. */
  tell(problem: string): void {
    this.problem = problem;
    this.#host.say(problem, 'assertive');
    this.#host.changed();
  }

  /** What is sent back to a player whose post could not be taken. */
  back(seat: Seat, refusal: SalonRefusal | PostProblem, quote: string): Message {
    const options = { wordings: this.desk?.wordings ?? {}, words: this.#host.words().host, quote };
    return refusalMessage(this.view(seat), refusal, options);
  }

  fillIn(setup: Setup): void {
    this.setup = setup;
    this.isFilledIn = true;
    this.problem = '';
    this.#host.changed();
  }

  /** Starts a game, or tells why not. */
  start(config: Partial<SalonConfig>, seed: string = newSeed()): SalonRefusal | undefined {
    const begun = history(salon).start(config, seed);
    if (!begun.ok) {
      this.tell(this.#host.words().refusal(begun.error, {}));
      return begun.error;
    }
    this.#clear();
    this.#change({ game: begun.value, wordings: this.desk?.wordings ?? {}, sent: [] });
    return undefined;
  }

  /** Does some actions, all or none. Gives the refusal; a listener may prevent them. */
  act(...actions: readonly SalonAction[]): SalonRefusal | undefined {
    const { desk } = this;
    if (!desk) return undefined;
    const tried = tryActions(desk.game, actions);
    if (tried.type === 'refused') {
      this.#host.emit('games-refusal', { refusal: tried.refusal });
      this.tell(this.#host.words().refusal(tried.refusal, this.view(HOST)));
      return tried.refusal;
    }
    if (!actions.every((action) => this.#host.emit('games-action', { action }, true))) return undefined;
    this.problem = '';
    const { outcome: before } = desk.game.state;
    this.#change({ ...desk, game: tried.game });
    const words = this.#host.words();
    const view = this.view(null);
    const news = tried.events.flatMap((event) => (words.isSecret(event) ? [] : [words.event(event, view)]));
    this.#host.say(news.join(' '));
    const { outcome } = tried.game.state;
    if (outcome && !before) this.#host.emit('games-end', { outcome });
    return undefined;
  }

  /** Takes the last actions back, with a note to all. */
  undo(count: number, text: string): SalonRefusal | undefined {
    const { desk } = this;
    if (!desk) return undefined;
    const undone = undoWithNote(desk.game, count, text, Math.max(this.#host.now(), this.state.at));
    if (!undone.ok) {
      this.tell(this.#host.words().refusal(undone.error, this.view(HOST)));
      return undone.error;
    }
    this.#change({ ...desk, game: undone.value });
    return undefined;
  }

  /** Marks a message as sent, or as not sent. */
  mark(id: string, isSent: boolean): void {
    const { desk } = this;
    if (!desk) return;
    const others = desk.sent.filter((each) => each !== id);
    this.#put({ ...desk, sent: isSent ? [...others, id] : others });
  }

  /** Another wording; without a text, the one that nobody edited. */
  reword(kind: MessageKind, text: string | undefined): void {
    const { desk } = this;
    if (!desk) return;
    const { [kind]: _before, ...others } = desk.wordings;
    this.#put({ ...desk, wordings: text === undefined ? others : { ...others, [kind]: text } });
  }

  /** Makes room for another game. */
  #clear(): void {
    this.isLoading = false;
    this.unreadable = undefined;
    this.setup = undefined;
    this.isFilledIn = false;
    this.problem = '';
  }

  #change(desk: Desk): void {
    this.#put(desk);
    this.#host.emit('games-change', { actions: desk.game.actions.length });
  }

  #put(desk: Desk): void {
    this.desk = desk;
    this.keeper.keep(encodeDesk(desk));
    this.#host.changed();
  }
}
