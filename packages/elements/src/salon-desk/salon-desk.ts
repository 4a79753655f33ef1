import type { DeskRefusal, Format } from '@games/clue-core/host';
import { deadline, type SalonConfig, type SalonRefusal } from '@games/clue-core/salon';
import { type CSSResultGroup, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { chooseFile } from '../clue-game/files.js';
import { MenuBar } from '../clue-game/menu-bar.js';
import { Width } from '../clue-game/width.js';
import { Announcer } from '../shared/announcer.js';
import { GamesElement } from '../shared/games-element.js';
import { setModal } from '../shared/modal.js';
import { Part } from '../shared/part.js';
import { deskStyles } from './all.styles.js';
import { banner } from './banner.js';
import { Clock } from './clock.js';
import { Desktop } from './desktop.js';
import type { SalonDeskEvents } from './events.js';
import { keepFile } from './files.js';
import { createIndexedStore } from './indexed-store.js';
import { DeskModel } from './model.js';
import type { DeskStore } from './store.js';
import { english } from './words.en.js';
import type { DeskWords } from './words.js';

export type { SalonDeskEvents } from './events.js';
export { createIndexedStore } from './indexed-store.js';
export { type DeskPlace, type DeskStore, type KeptDesk, STORE_PROBLEMS, type StoreProblem } from './store.js';

/**
 * The desk of the host of a salon game, which is played by post: it deals, keeps time, judges what players write, and has
 * every post and private message ready to copy. It shows what only the host may know.
 *
 * @summary The host's desk of a play-by-post game of Clue.
 * @tagname salon-desk
 *
 * @fires {CustomEvent<{ action: SalonAction }>} games-action - The host enters an action. Cancelable: a prevented one is not done.
 * @fires {CustomEvent<{ actions: number }>} games-change - The game has changed; `actions` counts what was done so far.
 * @fires {CustomEvent<{ outcome: SalonOutcome }>} games-end - The game has ended.
 * @fires {CustomEvent<{ refusal: SalonRefusal }>} games-refusal - What the host entered is not allowed; the desk has said why.
 * @fires {CustomEvent<{ format: Format }>} games-format - The host chose what messages are copied as.
 *
 * @csspart setup - The page on which a game is set up.
 * @csspart menu-bar - The menu.
 * @csspart kept - Whether the game is kept.
 * @csspart store-problem - Why it is not.
 * @csspart turn - Whose turn it is.
 * @csspart due - The deadline.
 * @csspart entry - What a player did.
 * @csspart reading - What a post was understood as.
 * @csspart refusal - Why it is not allowed, with the words to send back.
 * @csspart board - The ring of areas.
 * @csspart outbox - What there is to send.
 * @csspart letter - Each message of it.
 * @csspart log - What happened.
 * @csspart ledger - The secrets.
 */
export class SalonDesk extends GamesElement<SalonDeskEvents> {
  static override properties: PropertyDeclarations = {
    format: { reflect: true },
    store: { attribute: false },
    now: { attribute: false },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, deskStyles];

  /** What messages are copied as: `bbcode`, `markdown`, `html` or `text`. */
  declare format: Format;
  /** Where the desk is kept; without one, in the database of this browser. */
  declare store: DeskStore | undefined;
  /** The clock: milliseconds since 1970. A page that simulates time sets its own, and calls `tick()` when it has moved. */
  declare now: () => number;

  #opened: DeskStore | undefined;
  readonly #announcer = new Announcer(this);
  readonly #width: Width = new Width(this);
  readonly #menu = new MenuBar(() => this.requestUpdate());
  readonly #setup = new Part(this, () => import('./setup-form.js'));
  readonly #pages = new Part(this, () => import('./desk-template.js'));
  readonly #boxes = new Part(this, () => import('./boxes.js'));
  readonly #clock: Clock = new Clock(this, {
    now: () => this.now(),
    due: () => (this.#model.desk ? deadline(this.#model.state) : undefined),
    words: () => this.words(english),
    say: (text) => this.#announcer.say(text),
  });
  readonly #model: DeskModel = new DeskModel({
    now: () => this.now(),
    words: () => this.words(english),
    changed: () => this.requestUpdate(),
    say: (text, urgency) => this.#announcer.say(text, urgency),
    emit: (type, detail, cancelable) =>
      this.dispatchEvent(
        new CustomEvent<unknown>(type, { detail, bubbles: true, composed: true, cancelable: cancelable ?? false }),
      ),
  });

  readonly #desktop: Desktop = new Desktop({
    model: this.#model,
    clock: this.#clock,
    now: () => this.now(),
    words: () => this.words(english),
    isWide: () => !this.#width.isNarrow,
    format: () => this.format,
    choose: (format) => {
      this.format = format;
      this.emit('games-format', { format });
    },
    changed: () => this.requestUpdate(),
    say: (text, urgency) => this.#announcer.say(text, urgency),
    refused: (refusal) => this.emit('games-refusal', { refusal }),
    openFile: () => void this.#openFile(),
  });

  constructor() {
    super();
    this.format = 'bbcode';
    this.now = () => Date.now();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeunload', this.#leave);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeunload', this.#leave);
    this.#model.keeper.close();
    this.#opened = undefined;
  }

  /** The desk as text, to keep: with the seed in it, it tells the solution. Empty while there is no game. */
  save(): string {
    return this.#model.save();
  }

  /**
   * Opens a desk.
   *
   * @param text - what `save()` gave, or anything else
   * @returns why it is none, or `undefined` when it was opened
   */
  load(text: string): DeskRefusal | undefined {
    return this.#model.load(text);
  }

  /**
   * Starts a game without the page on which it is set up.
   *
   * @param config - what differs from six players, first come first; it starts now unless it says when
   * @param seed - what it draws from; without one, 32 bytes that nobody can guess
   * @returns why the rules refuse it, or `undefined` when it has begun
   */
  start(config: Partial<SalonConfig> = {}, seed?: string): SalonRefusal | undefined {
    return this.#model.start({ startAt: this.now(), ...config }, seed);
  }

  /** Looks at the clock again, which else is looked at every half minute. */
  tick(): void {
    this.#clock.tick();
  }

  /** Resolves when all is kept, or it is known why not. */
  settled(): Promise<void> {
    return this.#model.keeper.settled();
  }

  protected override willUpdate(): void {
    if (this.isConnected && typeof document !== 'undefined') this.#open();
  }

  /** Whoever leaves while the latest step is not kept, or what is filled in is no game yet, is asked first. */
  readonly #leave = (event: BeforeUnloadEvent): void => {
    const { desk, keeper, isFilledIn } = this.#model;
    if ((desk && !keeper.isKept) || isFilledIn) event.preventDefault();
  };

  /** Reads the store, once for each that is set. */
  #open(): void {
    if (this.#opened && (this.store === undefined || this.store === this.#opened)) return;
    const store = this.store ?? createIndexedStore();
    this.#opened = store;
    void this.waitFor(this.#model.open(store));
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const model = this.#model;
    return html`<div class="desk">
      ${banner({ model, words, saveFile: this.#saveFile })} ${this.#content(words)}
      <dialog class="box" aria-labelledby="box-title" @close=${() => this.#desktop.ask('')}>
        ${model.desk && this.#desktop.box ? this.#boxes.now?.boxTemplate(this.#desktop.page(), this.#desktop.box) : ''}
      </dialog>
      ${this.#announcer.render()}
    </div>`;
  }

  #content(words: DeskWords): TemplateResult | '' {
    const model = this.#model;
    if (model.isLoading) return html`<p class="soft">${words.loading}</p>`;
    if (model.unreadable && !model.setup) return this.#unreadable(words);
    if (!model.desk || model.setup) {
      const setup = model.setup ?? model.blank();
      return (
        this.#setup.now?.setupForm({
          setup,
          words,
          problem: model.problem,
          change: (changed) => model.fillIn(changed),
          submit: () => {
            const { configOf } = this.#setup.now ?? {};
            if (configOf && !model.start(configOf(setup, this.now()))) this.#desktop.focus = '#turn-title';
          },
          cancel: model.desk && (() => model.turnToSetup(false)),
          open: () => void this.#openFile(),
        }) ?? ''
      );
    }
    return html`${this.#top(words)} ${this.#pages.now?.deskTemplate(this.#desktop.page()) ?? ''}`;
  }

  #top(words: DeskWords): TemplateResult {
    const { keeper } = this.#model;
    const entries = [
      { label: words.newGame, run: () => this.#desktop.ask('new') },
      { label: words.open, run: () => this.#desktop.ask('open') },
      { label: words.save, run: this.#saveFile },
    ];
    return html`<div class="top">
      <h2>${words.desk}</h2>
      <span class="kept soft" part="kept">${keeper.problem ? '' : keeper.isKept ? words.kept : words.keeping}</span>
      ${this.#menu.render([{ name: 'file', label: words.menu, entries }])}
    </div>`;
  }

  #unreadable(words: DeskWords): TemplateResult {
    const { unreadable } = this.#model;
    return html`<div class="banner" role="alert">
      <p>${unreadable ? words.unreadable(unreadable.refusal) : ''}</p>
      <div class="row">
        <button type="button" @click=${() => keepFile('salon', unreadable?.text ?? '', 'json')}>${words.saveFile}</button>
        <button type="button" @click=${() => void this.#openFile()}>${words.open}</button>
        <button type="button" @click=${() => this.#desktop.startAnew()}>${words.startAnew}</button>
      </div>
    </div>`;
  }

  readonly #saveFile = (): void => {
    keepFile('salon', this.save(), 'json');
  };

  async #openFile(): Promise<void> {
    const text = await chooseFile();
    if (text === undefined) return;
    const words = this.words(english);
    const refusal = this.load(text);
    if (refusal) this.#model.tell(words.cannotOpen(refusal));
    else this.emit('games-change', { actions: this.#model.desk?.game.actions.length ?? 0 });
  }

  protected override updated(): void {
    this.#menu.drawn(this.renderRoot);
    setModal(this.renderRoot, '.box', this.#desktop.box !== '' && this.#boxes.here);
    const { focus } = this.#desktop;
    const target = focus && this.renderRoot.querySelector<HTMLElement>(focus);
    if (!target) return;
    this.#desktop.focus = '';
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'salon-desk': SalonDesk;
  }
}
