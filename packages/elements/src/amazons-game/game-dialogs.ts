import type { AmazonsConfig, SetupName, Side } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Menu } from './menu.js';
import type { GameWords } from './words.js';

type Dialogs = typeof import('./dialogs.js');

/** What the dialogs know of the game, and what they tell it. */
export interface DialogHost {
  readonly words: <Table extends object>(english: Table) => Table;
  readonly adopt: (part: Dialogs) => void;
  /** What the menu shows at first. */
  readonly asked: () => { readonly setup: SetupName; readonly first: Side; readonly pie: boolean };
  readonly start: (config: Partial<AmazonsConfig>) => void;
  readonly closed: () => void;
  readonly resign: () => void;
}

/** The menu and the question before giving up: fetched when one of them is first opened. */
export class GameDialogs {
  readonly #element: GamesElement<object>;
  readonly #host: DialogHost;
  readonly #part: Part<Dialogs>;
  #menu: Menu | undefined;
  #resigning = false;

  constructor(element: GamesElement<object>, host: DialogHost) {
    this.#element = element;
    this.#host = host;
    this.#part = new Part(element, () => import('./dialogs.js'));
  }

  /** The menu is to be made anew: the attributes ask for something else. */
  forget(): void {
    this.#menu = undefined;
  }

  /** Asks before the game is given up. */
  askResign(): void {
    this.#resigning = true;
    this.#element.requestUpdate();
  }

  /** Opens and closes what the last rendering drew. */
  show(menu: boolean): void {
    const part = this.#part;
    this.#toggle('menu-dialog', menu && part.here);
    this.#toggle('resign-dialog', this.#resigning && part.here);
  }

  /** The dialogs, empty while they are closed. */
  render(words: GameWords, menu: boolean, turn: Side): TemplateResult {
    return html`<dialog id="menu-dialog" aria-label=${words.newGame} @close=${this.#host.closed}>
        ${menu ? this.#withPart((part, own) => this.#menuOf(part).render({ ...words, ...own })) : nothing}
      </dialog>
      <dialog id="resign-dialog" aria-label=${words.resign} @close=${() => this.#answer(false)}>
        ${
          this.#resigning
            ? this.#withPart((part, own) => part.resignDialog(turn, { ...words, ...own }, (yes) => this.#answer(yes)))
            : nothing
        }
      </dialog>`;
  }

  #withPart<Result>(render: (part: Dialogs, words: Dialogs['dialogEnglish']) => Result): Result | undefined {
    const part = this.#part.now;
    if (!part) return undefined;
    this.#host.adopt(part);
    return render(part, this.#host.words(part.dialogEnglish));
  }

  #menuOf(part: Dialogs): Menu {
    this.#menu ??= new part.Menu(this.#host.asked(), {
      start: this.#host.start,
      cancel: this.#host.closed,
      changed: () => this.#element.requestUpdate(),
    });
    return this.#menu;
  }

  #toggle(id: string, open: boolean): void {
    const dialog = this.#element.renderRoot.querySelector<HTMLDialogElement>(`#${id}`);
    if (open && !dialog?.open) dialog?.showModal();
    else if (!open) dialog?.close();
  }

  #answer(resign: boolean): void {
    if (!this.#resigning) return;
    this.#resigning = false;
    this.#element.requestUpdate();
    if (resign) this.#host.resign();
  }
}
