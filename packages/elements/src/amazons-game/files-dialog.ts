import { formatPosition } from '@games/amazons-core';
import { createSgf, formatSgf } from '@games/amazons-core/sgf';
import { html, nothing, type TemplateResult } from 'lit';
import { explainOpen } from './explain-open.js';
import type { GameHost } from './game-host.js';
import { MOST_TEXT, openText } from './read-game.js';
import { linkTo } from './share-link.js';
import type { DeskWords, FileWords } from './words.js';

/** Larger files are not even read. */
const MOST_BYTES = 4_000_000;

/** Files, positions and links: a game is taken away, or brought. */
export class FilesDialog {
  readonly #host: GameHost;
  readonly #opened: (spoken: string) => void;
  /** What was done or what was wrong, until the dialog is opened again. */
  #told: { readonly text: string; readonly wrong: boolean } | undefined;
  /** What could not be copied by itself. */
  #byHand: { readonly label: string; readonly text: string } | undefined;

  /** `opened` is called when another game has been opened. */
  constructor(host: GameHost, opened: (spoken: string) => void) {
    this.#host = host;
    this.#opened = opened;
  }

  /** Forgets what it said. */
  clear(): void {
    this.#told = this.#byHand = undefined;
  }

  /** The dialog's content. */
  render(words: FileWords & DeskWords, close: () => void): TemplateResult {
    const button = (label: string, click: () => void): TemplateResult =>
      html`<button type="button" @click=${click}>${label}</button>`;
    return html`<h2>${words.files}</h2>
      <div class="files">
        <section>
          <h3>${words.keep}</h3>
          <div class="pair">
            ${button(words.saveGame, () => this.#saveGame())} ${button(words.saveSgf, () => this.#saveSgf(words))}
          </div>
        </section>
        <section>
          <h3>${words.share}</h3>
          <div class="pair">
            ${button(words.copyLink, () => void this.#share(words))}
            ${button(words.copyPosition, () => void this.#copy(words, words.position, this.#position))}
          </div>
          ${this.#byHand ? byHandField(this.#byHand) : nothing}
        </section>
        <section>
          <h3>${words.openTitle}</h3>
          ${button(words.openFile, () => this.#chooser()?.click())}
          <input type="file" id="file" hidden accept=".json,.sgf,.txt,.fen,application/json,text/plain" @change=${(event: Event) => void this.#read(event, words)} />
          <label for="pasted">${words.paste} <small>${words.pasteHelp}</small></label>
          <textarea id="pasted" rows="3" autocomplete="off" autocapitalize="off" spellcheck="false" @beforeinput=${(event: InputEvent) => this.#arrives(event, words)}></textarea>
          ${button(words.open, () => this.#openPasted(words))}
          <p class="told ${this.#told?.wrong ? 'wrong' : ''}" role="alert">${this.#told?.text}</p>
        </section>
      </div>
      <div class="answers"><button type="button" @click=${close}>${words.close}</button></div>`;
  }

  get #position(): string {
    return formatPosition(this.#host.table.shownState);
  }

  #chooser(): HTMLInputElement | null {
    return this.#host.element.renderRoot.querySelector<HTMLInputElement>('#file');
  }

  #saveGame(): void {
    download('json', 'application/json', this.#host.element.save());
  }

  #saveSgf(words: FileWords & DeskWords): void {
    const { actions, first } = this.#host.table;
    const game = createSgf(first, actions, { DT: [new Date().toISOString().slice(0, 10)] });
    if (game.ok) download('sgf', 'application/x-go-sgf', formatSgf(game.value));
    else this.#tell(explainOpen(game.error, words), true);
  }

  async #share(words: FileWords): Promise<void> {
    const { element, table, players, emit } = this.#host;
    const url = linkTo(element.ownerDocument.location.href, table.first, table.actions, players);
    if (!emit('games-share', { url }, true)) return;
    // On a phone the system knows where links go.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url }).catch(() => undefined);
    } else await this.#copy(words, words.link, url);
  }

  async #copy(words: FileWords, label: string, text: string): Promise<void> {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    this.#byHand = copied ? undefined : { label, text };
    this.#tell(copied ? words.copied : words.copyByHand, !copied);
  }

  async #read(event: Event, words: FileWords & DeskWords): Promise<void> {
    if (!(event.target instanceof HTMLInputElement)) return;
    const [file] = event.target.files ?? [];
    if (!file) return;
    event.target.value = '';
    if (file.size > MOST_BYTES) return this.#tell(words.tooLarge, true);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) this.#tell(words.unreadable, true);
    else this.#open(text, words);
  }

  /** What is far too long never gets into the field: a browser takes seconds to lay out megabytes of text. */
  #arrives(event: InputEvent, words: FileWords): void {
    if ((event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length <= MOST_TEXT) return;
    event.preventDefault();
    this.#tell(words.tooLarge, true);
  }

  #openPasted(words: FileWords & DeskWords): void {
    const field = this.#host.element.renderRoot.querySelector<HTMLTextAreaElement>('#pasted');
    if (!field) return;
    const { value } = field;
    // Megabytes make a page slow as long as they stand there.
    const opened = this.#open(value, words);
    if (opened || value.length > MOST_TEXT) field.value = '';
    if (!opened) field.focus();
  }

  #open(text: string, words: FileWords & DeskWords): boolean {
    const players = openText(this.#host.table, text);
    if (!players.ok) this.#tell(explainOpen(players.error, words), true);
    else {
      this.#host.seat(players.value);
      this.#opened(words.opened);
    }
    return players.ok;
  }

  #tell(text: string, wrong: boolean): void {
    this.#told = { text, wrong };
    this.#host.element.requestUpdate();
  }
}

function byHandField({ label, text }: { readonly label: string; readonly text: string }): TemplateResult {
  const select = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) event.target.select();
  };
  return html`<label for="by-hand">${label}</label><input id="by-hand" readonly .value=${text} @focus=${select} />`;
}

/** Hands a text over as a file, named by the day. */
function download(ending: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `amazons-${new Date().toISOString().slice(0, 10)}.${ending}`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
