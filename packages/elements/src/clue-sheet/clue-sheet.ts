import {
  CARDS,
  type Card,
  type ClueAction,
  type ClueRefusal,
  type ClueView,
  check,
  isRoom,
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
import { MARKS, type Marks } from '../clue-notebook/events.js';
import { cardStyles } from '../clue-shared/card.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { stepInGrid } from '../shared/grid.js';
import { accuseForm, type Chosen } from './accuse-form.js';
import { actionButton } from './action-button.js';
import { styles } from './clue-sheet.styles.js';
import { handDialog } from './hand-dialog.js';
import { helpBar } from './help-bar.js';
import { Helper } from './helper.js';
import { markGrid } from './mark-grid.js';
import { holderOf, type Mark, markOf, NO_NOTES, type Notes, nextMark, withCleared, withMark } from './marks.js';
import { cellOf, columnOf, filled, missingIn, murderAction } from './named.js';
import { type Tab, tabBar } from './tabs.js';
import { english } from './words.en.js';
import type { SheetWords } from './words.js';

/** The events of `<clue-sheet>`. */
export interface ClueSheetEvents {
  'games-action': CustomEvent<{ readonly action: ClueAction }>;
  'games-notes': CustomEvent<{ readonly notes: Notes }>;
  'games-marks': CustomEvent<{ readonly marks: Marks }>;
  'games-refusal': CustomEvent<{ readonly refusal: ClueRefusal }>;
}

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
 * @fires {CustomEvent<{ marks: Marks }>} games-marks - A person chose what the sheet notes by itself.
 * @fires {CustomEvent<{ refusal: ClueRefusal }>} games-refusal - A person tried what is not allowed.
 *
 * @csspart tabs - The two tabs.
 * @csspart tab - Each of them.
 * @csspart actions - The buttons above a list.
 * @csspart mark - Each cell for a mark.
 * @csspart card - Each card in the dialog with one's own cards.
 * @csspart help - What the sheet notes by itself, and the hint.
 * @csspart why - Why a mark stands where it does.
 * @csspart hint - The best question.
 */
export class ClueSheet extends GamesElement<ClueSheetEvents> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    notes: { attribute: false },
    marks: { reflect: true },
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
  /** What the sheet notes by itself: nothing (`off`), all that is `certain`, or `chances` as well. It knows no more than the view. */
  declare marks: Marks;
  declare private tab: Tab;
  declare private chosen: Chosen;
  declare private wrong: string;
  declare private active: { readonly row: number; readonly column: number };
  declare private showing: boolean;
  #here: string | undefined;
  readonly #announcer = new Announcer(this);
  readonly #helper: Helper = new Helper({
    element: this,
    words: (table, tag) => this.words(table, tag),
    adopt: (sheet) => this.adopt(sheet),
  });

  constructor() {
    super();
    this.notes = NO_NOTES;
    this.marks = 'off';
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

  override disconnectedCallback(): void {
    this.#helper.close();
    super.disconnectedCallback();
  }

  get #marks(): Marks {
    return MARKS.find((each) => each === this.marks) ?? 'off';
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { view } = this;
    if (view && this.isConnected) this.#helper.follow(view, this.#marks);
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
    const words = this.words(english);
    const { view } = this;
    if (!view || view.me === null) return html`<p class="nobody">${words.noSeat}</p>`;
    const close = (): void => {
      this.showing = false;
    };
    return html`${tabBar(this.tab, words, this.#turn)}
      <div role="tabpanel" id="panel-detective" aria-labelledby="tab-detective" ?hidden=${this.tab !== 'detective'}>
        ${this.#list(view, words)}
      </div>
      <div role="tabpanel" id="panel-accuse" aria-labelledby="tab-accuse" ?hidden=${this.tab !== 'accuse'}>
        ${this.#accuse(view, words)}
      </div>
      <dialog aria-label=${words.hand} @close=${close}>${this.showing ? handDialog(view, words, close) : nothing}</dialog>
      ${this.#announcer.render()}`;
  }

  #list(view: ClueView, words: SheetWords): TemplateResult {
    const caseText = this.#helper.caseText(this.#marks, words);
    return html`<div class="actions" part="actions">
        ${actionButton(view, words.rollDie, { type: 'roll', seat: view.me ?? 0 }, this.#send)}
        ${actionButton(view, words.endTurn, { type: 'endTurn', seat: view.me ?? 0 }, this.#send)}
        <button type="button" class="cards" @click=${() => this.showCards()}>${words.showCards}</button>
      </div>
      ${helpBar({ marks: this.#marks, words, choose: this.#choose, hint: () => void this.#helper.hint(view) })}
      ${markGrid({
        view,
        words,
        notes: this.notes,
        automatic: this.#helper.automatic(this.#marks),
        active: this.active,
        tick: (card, ticked) => this.#note(withCleared(this.notes, card, ticked)),
        click: this.#click,
        keydown: this.#key,
      })}
      ${caseText ? html`<p class="state" role="status">${caseText}</p>` : nothing}
      <p class="legend">${this.#marks === 'off' ? words.legend : `${words.automaticLegend} ${words.legend}`}</p>
      ${this.#helper.dock(words)}`;
  }

  readonly #choose = (marks: Marks): void => {
    this.marks = marks;
    this.emit('games-marks', { marks });
  };

  #accuse(view: ClueView, words: SheetWords): TemplateResult {
    const automatic = this.#helper.automatic(this.#marks);
    const cleared = new Set(
      CARDS.filter(
        (card) =>
          holderOf(view, card) !== undefined ||
          this.notes.cleared.includes(card) ||
          automatic?.cell(card, 'envelope').mark === 'no',
      ),
    );
    return html`<div class="actions" part="actions">
        ${actionButton(view, words.suggest, murderAction('suggest', view, this.chosen), this.#send)}
        ${actionButton(view, words.accuse, murderAction('accuse', view, this.chosen), this.#send, 'danger')}
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

  readonly #send = (action: ClueAction): void => {
    const { view } = this;
    if (!view) return;
    const missing = missingIn(action);
    // Whether it is the time for it comes first: nobody chooses three cards in vain.
    const refusal = check(view, filled(action));
    this.wrong = !refusal && missing.length > 0 ? this.words(english).chooseAll(missing) : '';
    if (refusal) this.#refuse(refusal);
    else if (!this.wrong) this.emit('games-action', { action }, true);
  };

  #refuse(refusal: ClueRefusal): void {
    this.#announcer.say(this.words(english).refusal(refusal), 'assertive');
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
    const { view } = this;
    const cell = cellOf(event.target);
    if (!cell || !view) return;
    this.active = { row: CARDS.indexOf(cell.card), column: columnOf(view, cell.holder) };
    if (this.#helper.isThought(this.#marks, cell)) this.#helper.ask(cell);
    else if (cell.holder !== 'envelope') this.#mark(cell.card, cell.holder, nextMark);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { view } = this;
    const cell = cellOf(event.target);
    if (!cell || !view || event.altKey) return;
    const seats = view.players.length;
    const size = { rows: CARDS.length, columns: this.#helper.automatic(this.#marks) ? seats + 1 : seats };
    const place = stepInGrid(event, { row: CARDS.indexOf(cell.card), column: columnOf(view, cell.holder) }, size);
    const mark = KEYS[event.key];
    if (place) {
      this.active = place;
      const selector = `[data-card=${CARDS[place.row] ?? ''}][data-seat="${place.column < seats ? place.column : 'envelope'}"]`;
      this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
    } else if (event.key === 'Escape' && this.#helper.isAsked) {
      this.#helper.ask(undefined);
    } else if (mark !== undefined && !event.ctrlKey && !event.metaKey) {
      if (cell.holder !== 'envelope' && !this.#helper.isThought(this.#marks, cell))
        this.#mark(cell.card, cell.holder, () => mark);
    } else return;
    event.preventDefault();
  };

  readonly #turn = (tab: Tab, byKey: boolean): void => {
    this.open(tab);
    if (byKey) void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${tab}`)?.focus());
  };
}

export type { Marks } from '../clue-notebook/events.js';
export type { Mark, Notes } from './marks.js';

declare global {
  interface HTMLElementTagNameMap {
    'clue-sheet': ClueSheet;
  }
}
