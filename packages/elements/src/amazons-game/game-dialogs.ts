import type { AmazonsConfig } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import { Part } from '../shared/part.js';
import { askedOf } from './asked.js';
import { deskEnglish } from './desk-words.en.js';
import type { FilesDialog } from './files-dialog.js';
import { focusBoard } from './focus-board.js';
import type { GameHost } from './game-host.js';
import type { Menu } from './menu.js';
import { onlyPerson, type Players } from './player.js';
import type { OpenRefusal } from './read-game.js';
import { resigningSide } from './steps.js';
import { english } from './words.en.js';
import type { DeskWords } from './words.js';

type Dialogs = typeof import('./dialogs.js');
type Files = typeof import('./files.js');

/** What the dialogs tell the desk. */
export interface DialogAnswers {
  /** Another game stands on the table; `spoken` says so. */
  readonly started: (spoken: string) => void;
  readonly resign: () => void;
}

/** The menu, the files, and the question before giving up: fetched when one of them is first opened. */
export class GameDialogs {
  readonly #host: GameHost;
  readonly #answers: DialogAnswers;
  readonly #part: Part<Dialogs>;
  readonly #filesPart: Part<Files>;
  #menu: Menu | undefined;
  /** Who played when the menu was made: when others play, it is made anew, with them chosen. */
  #seated = '';
  #files: FilesDialog | undefined;
  #open: 'resign' | 'files' | undefined;

  constructor(host: GameHost, answers: DialogAnswers) {
    this.#host = host;
    this.#answers = answers;
    this.#part = new Part(host.element, () => import('./dialogs.js'));
    this.#filesPart = new Part(host.element, () => import('./files.js'));
  }

  /** The menu is to be made anew: the attributes ask for something else. */
  forget(): void {
    this.#menu = undefined;
  }

  /** Asks before the game is given up. */
  askResign(): void {
    this.#become('resign');
  }

  /** Opens the dialog with files, positions and links. */
  askFiles(): void {
    this.#files?.clear();
    this.#become('files');
  }

  /** Opens a text that a program has; gives why it cannot be opened. */
  async open(text: string): Promise<OpenRefusal | undefined> {
    const part = await this.#filesPart.load();
    if (!part) return { code: 'not-loaded' };
    const players = part.openText(this.#host.table, text);
    if (!players.ok) return players.error;
    this.#host.seat(players.value);
    return undefined;
  }

  /** Opens and closes what the last rendering drew. */
  show(): void {
    const { here } = this.#part;
    this.#toggle('menu-dialog', this.#host.element.menu && here);
    this.#toggle('resign-dialog', this.#open === 'resign' && here);
    this.#toggle('files-dialog', this.#open === 'files' && here && this.#filesPart.here);
  }

  /** The dialogs, empty while they are closed. */
  render(words: DeskWords): TemplateResult {
    const { element, players, table } = this.#host;
    const close = (): void => this.#become(undefined);
    const menu = element.menu ? this.#dialogs : undefined;
    const resign = this.#open === 'resign' ? this.#dialogs : undefined;
    const files = this.#open === 'files' && this.#dialogs ? this.#filesNow : undefined;
    return html`<dialog id="menu-dialog" aria-label=${words.newGame} @close=${this.#closeMenu}>
        ${menu ? this.#menuOf(menu).render({ ...words, ...this.#host.words({ ...english, ...menu.dialogEnglish }) }) : nothing}
      </dialog>
      <dialog id="resign-dialog" aria-label=${words.resign} @close=${close}>
        ${resign?.resignDialog(
          resigningSide(table, players),
          { ...words, ...this.#host.words(resign.dialogEnglish) },
          (yes) => {
            close();
            if (yes) this.#answers.resign();
          },
        )}
      </dialog>
      <dialog id="files-dialog" aria-label=${words.files} @close=${close}>
        ${files?.dialog.render({ ...words, ...this.#host.words(files.part.fileEnglish) }, close)}
      </dialog>`;
  }

  get #dialogs(): Dialogs | undefined {
    const part = this.#part.now;
    if (part) this.#host.adopt(part.menuStyles);
    return part;
  }

  get #filesNow(): { readonly part: Files; readonly dialog: FilesDialog } | undefined {
    const part = this.#filesPart.now;
    if (!part) return undefined;
    this.#host.adopt(part.fileStyles);
    this.#files ??= new part.FilesDialog(this.#host, (spoken) => {
      this.#become(undefined);
      this.#answers.started(spoken);
      void focusBoard(this.#host.element);
    });
    return { part, dialog: this.#files };
  }

  #menuOf(part: Dialogs): Menu {
    const { element, players } = this.#host;
    if (this.#seated !== players.join()) this.forget();
    this.#seated = players.join();
    this.#menu ??= new part.Menu(askedOf(element), players, {
      start: (config, who) => this.#start(config, who),
      cancel: this.#closeMenu,
      changed: () => element.requestUpdate(),
    });
    return this.#menu;
  }

  #start(config: Partial<AmazonsConfig>, players: Players): void {
    const { element, table, seat } = this.#host;
    table.start(config);
    seat(players);
    this.#seated = players.join();
    // A person who plays Black alone sits on that side.
    element.flipped = onlyPerson(players) === 1;
    element.menu = false;
    this.#answers.started(this.#host.words(deskEnglish).started);
    void focusBoard(element);
  }

  readonly #closeMenu = (): void => {
    this.#host.element.menu = false;
  };

  #become(open: 'resign' | 'files' | undefined): void {
    if (this.#open === open) return;
    this.#open = open;
    this.#host.element.requestUpdate();
  }

  #toggle(id: string, open: boolean): void {
    const dialog = this.#host.element.renderRoot.querySelector<HTMLDialogElement>(`#${id}`);
    if (open && !dialog?.open) dialog?.showModal();
    else if (!open && dialog?.open) dialog.close();
  }
}
