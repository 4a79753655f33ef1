import {
  CARDS,
  type Card,
  type ClueAction,
  type ClueRefusal,
  type ClueView,
  check,
  isRoom,
  type Murder,
  placeOf,
} from '@games/clue-core';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { cardStyles } from '../clue-shared/card.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { stepInGrid } from '../shared/grid.js';
import { accuseForm, type Chosen } from './accuse-form.js';
import { styles } from './clue-sheet.styles.js';
import { handDialog } from './hand-dialog.js';
import { markGrid } from './mark-grid.js';
import { holderOf, type Mark, markOf, NO_NOTES, type Notes, nextMark, withCleared, withMark } from './marks.js';
import { cellOf, filled, missingIn } from './named.js';
import { english } from './words.en.js';
import type { SheetWords } from './words.js';

/** The events of `<clue-sheet>`. */
export interface ClueSheetEvents {
  'games-action': CustomEvent<{ readonly action: ClueAction }>;
  'games-notes': CustomEvent<{ readonly notes: Notes }>;
  'games-refusal': CustomEvent<{ readonly refusal: ClueRefusal }>;
}

const TABS = ['detective', 'accuse'] as const;
type Tab = (typeof TABS)[number];

const KEYS: Readonly<Record<string, Mark>> = { x: 'no', y: 'yes', v: 'yes', '?': 'maybe', Backspace: '', Delete: '' };

/**
 * The detective's sheet of one player: marks for every card and player, suggestions and accusations. What is noted on it is
 * the person's own; what the view proves stands there already.
 *
 * @summary The detective sheet of Clue.
 * @tagname clue-sheet
 *
 * @fires {CustomEvent<{ action: ClueAction }>} games-action - A person rolled, ended the turn, suggested or accused. Cancelable.
 * @fires {CustomEvent<{ notes: Notes }>} games-notes - A person noted something: the new notes, plain JSON.
 * @fires {CustomEvent<{ refusal: ClueRefusal }>} games-refusal - A person tried what is not allowed.
 *
 * @csspart tabs - The two tabs.
 * @csspart tab - Each of them.
 * @csspart actions - The buttons above a list.
 * @csspart mark - Each cell for a mark.
 * @csspart card - Each card in the dialog with one's own cards.
 */
export class ClueSheet extends GamesElement<ClueSheetEvents> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    notes: { attribute: false },
    tab: { state: true },
    chosen: { state: true },
    wrong: { state: true },
    active: { state: true },
    showing: { state: true },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, tokenStyles, cardStyles, styles];

  /** What a seat sees; the sheet is that seat's. */
  declare view: ClueView | undefined;
  /** What the person has noted. */
  declare notes: Notes;
  declare private tab: Tab;
  declare private chosen: Chosen;
  declare private wrong: string;
  declare private active: { readonly row: number; readonly column: number };
  declare private showing: boolean;
  #here: string | undefined;
  readonly #announcer = new Announcer(this);

  constructor() {
    super();
    this.notes = NO_NOTES;
    this.tab = 'detective';
    this.chosen = {};
    this.wrong = '';
    this.active = { row: 0, column: 0 };
    this.showing = false;
  }

  /** Opens one of the two tabs. */
  open(tab: 'detective' | 'accuse'): void {
    this.tab = tab;
  }

  /** Shows the person's own cards as pictures. */
  showCards(): void {
    this.showing = true;
  }

  get #words(): SheetWords {
    return this.words(english);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { view } = this;
    if (!changed.has('view') || !view) return;
    const before: ClueView | undefined = changed.get('view') as ClueView | undefined;
    if (before?.me !== view.me) {
      this.chosen = {};
      this.wrong = '';
      this.showing = false;
      this.#here = undefined;
    }
    // A suggestion names the room that was entered: it is chosen, and can be changed for an accusation.
    const place = view.seat === view.me ? placeOf(view) : undefined;
    const here = place && isRoom(place) && view.phase.type === 'entered' ? place : undefined;
    if (here && here !== this.#here) this.chosen = { ...this.chosen, room: here };
    this.#here = here;
  }

  protected override updated(_changed: PropertyValues): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.showing && !dialog?.open) dialog?.showModal();
    else if (!this.showing) dialog?.close();
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { view } = this;
    if (!view || view.me === null) return html`<p class="nobody">${words.noSeat}</p>`;
    const close = (): void => {
      this.showing = false;
    };
    return html`<div class="tabs" part="tabs" role="tablist" aria-label=${words.sheet} @keydown=${this.#tabKey}>
        ${TABS.map(
          (tab) =>
            html`<button
              type="button"
              role="tab"
              part="tab"
              id=${`tab-${tab}`}
              aria-selected=${this.tab === tab ? 'true' : 'false'}
              aria-controls=${`panel-${tab}`}
              tabindex=${this.tab === tab ? 0 : -1}
              @click=${() => this.open(tab)}
            >
              ${tab === 'detective' ? words.detective : words.accuseTab}
            </button>`,
        )}
      </div>
      <div role="tabpanel" id="panel-detective" aria-labelledby="tab-detective" ?hidden=${this.tab !== 'detective'}>
        ${this.#detective(view, words)}
      </div>
      <div role="tabpanel" id="panel-accuse" aria-labelledby="tab-accuse" ?hidden=${this.tab !== 'accuse'}>
        ${this.#accuse(view, words)}
      </div>
      <dialog aria-label=${words.hand} @close=${close}>${this.showing ? handDialog(view, words, close) : nothing}</dialog>
      ${this.#announcer.render()}`;
  }

  #detective(view: ClueView, words: SheetWords): TemplateResult {
    return html`<div class="actions" part="actions">
        ${this.#button(words.rollDie, { type: 'roll', seat: view.me ?? 0 })}
        ${this.#button(words.endTurn, { type: 'endTurn', seat: view.me ?? 0 })}
        <button type="button" class="cards" @click=${() => this.showCards()}>${words.showCards}</button>
      </div>
      ${markGrid({
        view,
        words,
        notes: this.notes,
        active: this.active,
        tick: (card, ticked) => this.#note(withCleared(this.notes, card, ticked)),
        click: this.#click,
        keydown: this.#key,
      })}
      <p class="legend">${words.legend}</p>`;
  }

  #accuse(view: ClueView, words: SheetWords): TemplateResult {
    const cleared = new Set(
      CARDS.filter((card) => holderOf(view, card) !== undefined || this.notes.cleared.includes(card)),
    );
    return html`<div class="actions" part="actions">
        ${this.#button(words.suggest, this.#murder('suggest', view))}
        ${this.#button(words.accuse, this.#murder('accuse', view), 'danger')}
      </div>
      ${accuseForm({
        chosen: this.chosen,
        words,
        wrong: this.wrong,
        cleared,
        choose: (category, card) => {
          this.wrong = '';
          this.chosen = { ...this.chosen, [category]: card };
        },
      })}`;
  }

  /** A suggestion without a chosen room is about the room stood in. */
  #murder(type: 'suggest' | 'accuse', view: ClueView): ClueAction {
    const place = view.seat === view.me ? placeOf(view) : undefined;
    const { room = type === 'suggest' && place && isRoom(place) ? place : undefined } = this.chosen;
    return { type, seat: view.me ?? 0, ...this.chosen, room } as { type: typeof type; seat: number } & Murder;
  }

  /** A button that does not drop the focus when it can do nothing: it then says why. */
  #button(label: string, action: ClueAction, look = 'primary'): TemplateResult {
    const { view } = this;
    // With cards still to be chosen it can be pressed: the sheet then says which.
    const off = view && check(view, filled(action)) !== undefined;
    return html`<button type="button" class=${off ? '' : look} aria-disabled=${off ? 'true' : nothing} @click=${() => this.#send(action)}>
      ${label}
    </button>`;
  }

  #send(action: ClueAction): void {
    const { view } = this;
    if (!view) return;
    const missing = missingIn(action);
    // Whether it is the time for it comes first: nobody chooses three cards in vain.
    const refusal = check(view, filled(action));
    this.wrong = !refusal && missing.length > 0 ? this.#words.chooseAll(missing) : '';
    if (refusal) this.#refuse(refusal);
    else if (!this.wrong) this.emit('games-action', { action }, true);
  }

  #refuse(refusal: ClueRefusal): void {
    this.#announcer.say(this.#words.refusal(refusal), 'assertive');
    this.emit('games-refusal', { refusal });
  }

  #note(notes: Notes): void {
    this.notes = notes;
    this.emit('games-notes', { notes });
  }

  #mark(card: Card, seat: number, mark: (before: Mark) => Mark): void {
    const { view } = this;
    if (!view) return;
    const { mark: before, known } = markOf(view, this.notes, card, seat);
    if (!known) this.#note(withMark(this.notes, card, seat, mark(before)));
  }

  readonly #click = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    if (!cell) return;
    this.active = { row: CARDS.indexOf(cell.card), column: cell.seat };
    this.#mark(cell.card, cell.seat, nextMark);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (!cell || !this.view || event.altKey) return;
    const size = { rows: CARDS.length, columns: this.view.players.length };
    const place = stepInGrid(event, { row: CARDS.indexOf(cell.card), column: cell.seat }, size);
    const mark = KEYS[event.key];
    if (place) {
      this.active = place;
      const selector = `[data-card=${CARDS[place.row] ?? ''}][data-seat="${place.column}"]`;
      this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
    } else if (mark !== undefined && !event.ctrlKey && !event.metaKey) {
      this.#mark(cell.card, cell.seat, () => mark);
    } else return;
    event.preventDefault();
  };

  readonly #tabKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tab =
      event.key === 'Home'
        ? TABS[0]
        : event.key === 'End'
          ? TABS[1]
          : step
            ? TABS[(TABS.indexOf(this.tab) + 1) % 2]
            : undefined;
    if (!tab) return;
    event.preventDefault();
    this.open(tab);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${tab}`)?.focus());
  };
}

export type { Mark, Notes } from './marks.js';

declare global {
  interface HTMLElementTagNameMap {
    'clue-sheet': ClueSheet;
  }
}
