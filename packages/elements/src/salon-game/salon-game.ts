import { eventFor, type SalonConfig, type SalonEvent, type SalonRefusal, type SalonView } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { PACES, type Pace, readPace } from '../clue-game/events.js';
import { newSeed } from '../clue-game/seed.js';
import { Width } from '../clue-game/width.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { gameStyles } from './all.styles.js';
import { BoxDialog } from './box-dialog.js';
import { Computers } from './computers.js';
import { Desk } from './desk.js';
import type { SalonGameEvents } from './events.js';
import { TokenMotion } from './motion.js';
import { named } from './seats.js';
import { configOf, FIRST_CHOICE, type SetupChoice, type Wit } from './setup.js';
import { setupForm } from './setup-form.js';
import { type PracticeRefusal, Table } from './table.js';
import { tableTemplate } from './table-template.js';
import { english } from './words.en.js';

/**
 * A practice game of Salon Clue, the play-by-post game: one person, against computers that play all others and the host.
 * Nobody waits for anybody: what takes days by post takes moments here.
 *
 * @summary Salon Clue against computers, ready to play.
 * @tagname salon-game
 *
 * @fires {CustomEvent<{ action: SalonAction }>} games-action - The person acts. Cancelable: when prevented, it is not played.
 * @fires {CustomEvent<{ view: SalonView }>} games-change - The game is another one; the view is what everybody may see. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: SalonOutcome, seat: number, wit: Wit }>} games-end - The game has ended; the person had the seat, and the others played like guests or detectives.
 * @fires {CustomEvent<{ pace: Pace }>} games-pace - The person chose another pace for the computers.
 *
 * @csspart players - Who sits at the table.
 * @csspart player - Each of them.
 * @csspart ticker - What happens now.
 * @csspart board - The ring of areas around the corridor.
 * @csspart actions - What the person can do now.
 * @csspart card - Each card of the person's own.
 * @csspart mark - Each cell of the sheet.
 * @csspart log - What happened.
 */
export class SalonGame extends GamesElement<SalonGameEvents> {
  static override properties: PropertyDeclarations = {
    pace: { reflect: true, converter: readPace },
    muted: { type: Boolean, reflect: true },
    choice: { state: true },
    settingUp: { state: true },
    active: { state: true },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, gameStyles];

  /** How fast computers play: `calm`, `brisk` or `instant`. */
  declare pace: Pace;
  /** No sounds. */
  declare muted: boolean;
  declare private choice: SetupChoice;
  declare private settingUp: boolean;
  declare private active: { readonly row: number; readonly column: number };

  readonly #width = new Width(this);
  readonly #announcer = new Announcer(this);
  readonly #motion = new TokenMotion();
  readonly #mind = new Part(this, () => import('@games/clue-core/salon/players'));
  readonly #sounds = new Part(this, () => import('../shared/sounds.js'));
  readonly #desk: Desk = new Desk({
    changed: () => this.requestUpdate(),
    allowed: (action) => this.emit('games-action', { action }, true),
    happened: (events) => this.#happened(events),
  });
  readonly #dialog: BoxDialog = new BoxDialog(this.#desk, () => this.requestUpdate());
  readonly #computers: Computers = new Computers({
    due: () => (this.isConnected && !this.settingUp ? this.#desk.due : null),
    pace: () => this.pace,
    mind: () => this.#mind.load(),
    table: () => this.#desk.table,
    act: (action) => this.#desk.byComputer(action),
  });

  constructor() {
    super();
    this.pace = 'calm';
    this.muted = false;
    this.choice = FIRST_CHOICE;
    this.settingUp = true;
    this.active = { row: 0, column: 0 };
  }

  /** What the person may see now; undefined before a game. */
  get view(): SalonView | undefined {
    return this.#desk.view;
  }

  /** What everybody may see; undefined before a game. */
  get publicView(): SalonView | undefined {
    return this.#desk.table?.view(null);
  }

  /**
   * Begins a game.
   *
   * @param config - who plays and by which rules, as `create` of `@games/clue-core/salon` takes it
   * @param seat - which seat the person takes, from 1
   * @param seed - what the cards draw from; without it a new one
   * @param wit - how well the computers play: `guest` or `detective`
   * @returns why it cannot be set up, or `undefined` when it was
   */
  start(
    config: Partial<SalonConfig>,
    seat: Seat = 1,
    seed: string = newSeed(),
    wit: Wit = 'guest',
  ): SalonRefusal | undefined {
    const begun = Table.start(config, seed, seat, wit);
    if (begun.ok) this.#sit(begun.value);
    return begun.ok ? undefined : begun.error;
  }

  /** The game as text; empty before a game. */
  save(): string {
    return this.#desk.table?.save() ?? '';
  }

  /**
   * Opens a saved game; the text may be anything.
   *
   * @param text - from `save`
   * @returns why it cannot be opened, or `undefined` when it was
   */
  load(text: string): PracticeRefusal | undefined {
    const loaded = Table.load(text);
    if (!loaded.ok) return loaded.error;
    this.#sit(loaded.value);
    return undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Moved in its page, it has its dialog over the page again.
    this.requestUpdate();
    this.#computers.watch();
  }

  override disconnectedCallback(): void {
    this.#computers.leave();
    super.disconnectedCallback();
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (this.hasUpdated) this.#motion.before(this.renderRoot);
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.pace !== 'instant') this.#motion.after(this.renderRoot);
    this.#dialog.drawn(this.renderRoot);
    this.#computers.go();
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const { table, view } = this.#desk;
    return html`<div class="game">
        ${!table || !view || this.settingUp ? this.#setup() : this.#tableOf(table, view)}
      </div>
      ${this.#dialog.render(words)} ${this.#announcer.render()}`;
  }

  #setup(): TemplateResult {
    return setupForm({
      choice: this.choice,
      words: this.words(english),
      change: (choice) => {
        this.choice = choice;
      },
      start: () => {
        const { config, seat } = configOf(this.choice);
        this.start(config, seat, newSeed(), this.choice.wit);
        this.#changed();
      },
      cancel: this.#desk.table && (() => this.#setUp(false)),
    });
  }

  #tableOf(table: Table, view: SalonView): TemplateResult {
    const words = this.words(english);
    const top = html`<div class="top">
        <button type="button" class="new" @click=${() => this.#setUp(true)}>${words.newGame}</button>
        <button type="button" class="pace" aria-label=${words.paceLabel(this.pace)} @click=${this.#nextPace}>
          ${words.pace[this.pace]}
        </button>
      </div>`;
    return tableTemplate({
      top,
      view: named(view, words.theme),
      notes: table.notes,
      words,
      narrow: this.#width.isNarrow,
      active: this.active,
      act: (action) => this.#desk.byPerson(action),
      ask: (box) => {
        if (box.type === 'refusal') this.#play('refuse');
        this.#desk.ask(box);
      },
      note: (notes) => {
        this.#desk.note(notes);
        this.#changed();
      },
      moveTo: (active) => {
        this.active = active;
        void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus());
      },
    });
  }

  readonly #nextPace = (): void => {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 'calm';
    this.emit('games-pace', { pace: this.pace });
  };

  #setUp(settingUp: boolean): void {
    this.settingUp = settingUp;
  }

  #sit(table: Table): void {
    this.#computers.stop();
    this.#setUp(false);
    this.#desk.sit(table);
  }

  /** Says what happened, as far as the person may know. */
  #happened(events: readonly SalonEvent[]): void {
    const words = this.words(english);
    const { view } = this;
    if (!view) return;
    const speech = named(view, words.theme);
    const quiet = new Set(['turnEnded', 'filed', 'orderFiled', 'ordersAsked']);
    const heard = events.filter((event) => eventFor(event, view.me) && !quiet.has(event.type));
    this.#announcer.say(heard.map((event) => words.event(event, speech)).join(' '));
    this.#changed();
    const ended = events.find((event) => event.type === 'ended');
    this.#play(ended ? 'end' : 'place');
    const { table } = this.#desk;
    if (ended?.type === 'ended' && table) {
      this.emit('games-end', { outcome: ended.outcome, seat: table.me, wit: table.wit });
    }
  }

  #changed(): void {
    const view = this.publicView;
    if (view) this.emit('games-change', { view });
  }

  #play(sound: Sound): void {
    if (!this.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }
}

export type { Pace } from '../clue-game/events.js';
export type { SalonGameEvents } from './events.js';
export type { Wit } from './setup.js';

declare global {
  interface HTMLElementTagNameMap {
    'salon-game': SalonGame;
  }
}
