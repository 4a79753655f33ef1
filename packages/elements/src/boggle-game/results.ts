import { type BoggleView, findPath } from '@games/boggle-core';
import { type CSSResult, nothing, type TemplateResult } from 'lit';
import { warmed } from '../boggle-solver/warmed.js';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { ChosenWord } from './word-lists.js';

type Lists = typeof import('./lists.js');
type EnglishList = typeof import('./english-list.js');

/** What the results need of their game. */
export interface ResultsHost {
  readonly words: <Table extends object>(english: Table) => Table;
  readonly adopt: (styles: CSSResult) => void;
  readonly say: (text: string) => void;
  /** A word is rejected, or comes back; false when the rules would not have it. */
  readonly reject: (word: string, back: boolean) => boolean;
  /** A word without a path was chosen, or none at all: what to say on the screen. */
  readonly note: (text: string) => void;
}

/** The lists after a round: which word is chosen, and what the whole English list holds beside. */
export class Results {
  /** The English list, for what needs it: fetched when it is first asked for. */
  readonly english: Part<EnglishList>;
  readonly #element: GamesElement<object>;
  readonly #host: ResultsHost;
  readonly #lists: Part<Lists>;
  #chosen: ChosenWord | undefined;
  #asked = false;
  #failed = false;
  #all: readonly [BoggleView['board'], readonly string[]] | undefined;

  constructor(element: GamesElement<object>, host: ResultsHost) {
    this.#element = element;
    this.#host = host;
    this.#lists = new Part(element, () => import('./lists.js'));
    this.english = new Part(element, () => warmed(import('./english-list.js')));
  }

  /** Another round: nothing is chosen. */
  reset(): void {
    this.#chosen = undefined;
    this.#asked = false;
  }

  /** The path of the chosen word, if it has one. */
  path({ board }: BoggleView): readonly number[] | undefined {
    return board && this.#chosen ? findPath(board, this.#chosen.word) : undefined;
  }

  /** The lists as they look now; nothing until they have been fetched. */
  render(view: BoggleView): TemplateResult | typeof nothing {
    const part = this.#lists.now;
    if (!part) return nothing;
    this.#host.adopt(part.listStyles);
    const words = this.#host.words(part.listEnglish);
    const choose = (word: ChosenWord): void => this.#choose(word, view);
    const done = view.phase === 'between' || view.phase === 'over';
    return part.wordLists({
      view,
      words,
      chosen: this.#chosen,
      choose,
      reject: () => this.#reject(part),
      missed: done
        ? part.missed({
            view,
            words,
            all: this.#allWords(view),
            state: this.#state,
            chosen: this.#chosen,
            choose,
            ask: () => void this.#ask(),
          })
        : nothing,
    });
  }

  get #state(): 'closed' | 'coming' | 'failed' | 'open' {
    if (this.#failed) return 'failed';
    return this.#asked ? (this.english.here ? 'open' : 'coming') : 'closed';
  }

  #allWords(view: BoggleView): readonly string[] | undefined {
    const part = this.#asked ? this.english.now : undefined;
    if (!part) return undefined;
    if (this.#all?.[0] !== view.board) this.#all = [view.board, part.wordsOnBoard(view)];
    return this.#all[1];
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    this.#failed = false;
    this.#element.requestUpdate();
    this.#failed = (await this.english.load()) === undefined;
    if (this.#failed) this.#asked = false;
    this.#element.requestUpdate();
  }

  #choose(word: ChosenWord, view: BoggleView): void {
    const again = this.#chosen?.word === word.word && this.#chosen.own === word.own;
    this.#chosen = again ? undefined : word;
    this.#element.requestUpdate();
    const part = this.#lists.now;
    if (again || !part) return;
    const words = this.#host.words(part.listEnglish);
    const found = this.path(view) !== undefined;
    const own = view.players[view.seat ?? 0]?.words.find((each) => word.own && each.word === word.word);
    const wrong = own?.status === 'not-in-list' ? words.notInList : found ? undefined : words.noPath;
    this.#host.note(wrong?.(word.word) ?? '');
    this.#host.say((wrong ?? words.pathShown)(word.word));
  }

  #reject(part: Lists): void {
    const words = this.#host.words(part.listEnglish);
    const chosen = this.#chosen;
    if (!chosen?.own) {
      this.#host.note(words.chooseFirst);
      this.#host.say(words.chooseFirst);
      return;
    }
    const { word, rejected } = chosen;
    if (!this.#host.reject(word, rejected)) return;
    this.#chosen = { ...chosen, rejected: !rejected };
    this.#host.note('');
    this.#host.say(rejected ? words.restored(word) : words.rejected(word));
  }
}
