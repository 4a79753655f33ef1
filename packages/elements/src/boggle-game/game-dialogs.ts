import type { BoggleConfig, BoggleRefusal, DictionaryFileProblem } from '@games/boggle-core';
import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { DictionaryDialog } from './dictionary-dialog.js';
import type { OptionsDialog } from './options-dialog.js';
import type { Play } from './play.js';
import type { Question } from './words.js';

type Dialogs = typeof import('./dialogs.js');

/** What can be open. */
type Open =
  | { readonly type: 'ask'; readonly question: Question; readonly go: () => void }
  | { readonly type: 'options' | 'dictionary' | 'statistics' | 'share' };

/** What the dialogs know of the game, and what they tell it. */
export interface DialogHost {
  readonly words: <Table extends object>(english: Table) => Table;
  readonly adopt: (styles: CSSResult) => void;
  readonly play: Play;
  /** The address of the board that lies on the table. */
  readonly link: () => string;
  readonly explain: (problem: BoggleRefusal | DictionaryFileProblem) => string | undefined;
  /** A dialog was closed, and nothing else took the focus. */
  readonly closed: () => void;
}

/** One dialog at a time: fetched when one of them is first opened. */
export class GameDialogs {
  readonly #element: GamesElement<object>;
  readonly #host: DialogHost;
  readonly #part: Part<Dialogs>;
  #open: Open | undefined;
  #options: OptionsDialog | undefined;
  #dictionary: DictionaryDialog | undefined;
  #copied = false;

  constructor(element: GamesElement<object>, host: DialogHost) {
    this.#element = element;
    this.#host = host;
    this.#part = new Part(element, () => import('./dialogs.js'));
  }

  /** Opens a dialog. */
  open(what: Exclude<Open['type'], 'ask'>): void {
    this.#options = undefined;
    this.#dictionary = undefined;
    this.#copied = false;
    this.#become({ type: what });
  }

  /** Asks first, then does it. */
  ask(question: Question, go: () => void): void {
    this.#become({ type: 'ask', question, go });
  }

  /** Closes what is open. */
  readonly close = (): void => {
    if (this.#open) this.#become(undefined);
  };

  /** Opens and closes what the last rendering drew. */
  show(): void {
    const dialog = this.#element.renderRoot.querySelector<HTMLDialogElement>('#dialog');
    const open = this.#open !== undefined && this.#part.here;
    if (open && !dialog?.open) dialog?.showModal();
    else if (!open && dialog?.open) dialog.close();
  }

  /** The dialog, empty while it is closed. */
  render(): TemplateResult {
    const part = this.#open && this.#part.now;
    if (part) this.#host.adopt(part.dialogStyles);
    const label = part && this.#open ? this.#label(part) : '';
    return html`<dialog id="dialog" part="dialog" aria-label=${label || nothing} @close=${this.#closed}>
      ${part && this.#open ? this.#content(part, this.#open) : nothing}
    </dialog>`;
  }

  #label(part: Dialogs): string {
    const words = this.#host.words(part.dialogEnglish);
    const open = this.#open;
    if (!open) return '';
    return open.type === 'ask' ? words.answer[open.question] : words.title[open.type];
  }

  #content(part: Dialogs, open: Open): TemplateResult {
    const host = this.#host;
    const { play } = host;
    const words = host.words(part.dialogEnglish);
    const changed = (): void => this.#element.requestUpdate();
    const { close } = this;
    switch (open.type) {
      case 'ask':
        return part.askDialog(open.question, words, (yes) => {
          close();
          if (yes) open.go();
        });
      case 'options':
        this.#options ??= new part.OptionsDialog(play.table.state.config, {
          begin: (config) => this.#begin(config),
          close,
          changed,
        });
        return this.#options.render(words);
      case 'dictionary': {
        this.#dictionary ??= new part.DictionaryDialog({
          known: () => play.table.known.length,
          file: () => play.dictionaryText,
          add: (words) => play.add(words),
          forget: () => play.forget(),
          explain: host.explain,
          close,
          changed,
        });
        return this.#dictionary.render(words);
      }
      case 'statistics':
        return part.statisticsDialog(play.statistics, words, close);
      case 'share':
        return part.shareDialog({
          link: host.link(),
          words,
          copied: this.#copied,
          copy: () => void this.#copy(),
          close,
        });
    }
  }

  async #begin(config: Partial<BoggleConfig>): Promise<boolean> {
    const begun = await this.#host.play.begin(config);
    if (begun) this.close();
    return begun;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#host.link());
      this.#copied = true;
    } catch {
      // Not allowed: the link stands selected, to be copied by hand.
      this.#element.renderRoot.querySelector<HTMLInputElement>('#link')?.focus();
    }
    this.#element.requestUpdate();
  }

  #become(open: Open | undefined): void {
    this.#open = open;
    this.#element.requestUpdate();
  }

  readonly #closed = (): void => {
    this.#open = undefined;
    this.#element.requestUpdate();
    this.#host.closed();
  };
}
