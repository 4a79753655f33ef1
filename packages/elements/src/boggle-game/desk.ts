import { type BoggleEvent, type BoggleRefusal, formatBoard } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { BoggleBoardEvents } from '../boggle-board/boggle-board.js';
import { RoundTimer } from './clock.js';
import { GameDialogs } from './game-dialogs.js';
import type { GameHost } from './game-host.js';
import { gameTable } from './game-table.js';
import { Play } from './play.js';
import { Results } from './results.js';
import { SettingForms } from './setting-forms.js';
import type { Tool } from './tools.js';
import { Voice } from './voice.js';
import { english } from './words.en.js';

/** Brings the parts of a game together: what is played, what is said, what is drawn, and what a person does with it. */
export class Desk {
  readonly play: Play;
  readonly #host: GameHost;
  readonly #voice: Voice;
  readonly #results: Results;
  readonly #settings: SettingForms;
  readonly #dialogs: GameDialogs;

  constructor(host: GameHost) {
    const { element } = host;
    const words = <Table extends object>(table: Table): Table => host.words(table);
    this.#host = host;
    this.#voice = new Voice(element, { words: () => words(english), muted: () => element.muted });
    this.play = new Play({
      now: () => element.clock.now(),
      words: () => words(english),
      mayAct: (action) => host.emit('games-action', { action }, true),
      refused: (refusal) => this.#refused(refusal),
      changed: (events) => this.#changed(events),
      counted: (statistics) => host.emit('games-statistics', { statistics }),
      ask: (question, go) => this.#dialogs.ask(question, go),
      listed: async () => (await this.#results.english.load())?.listedRules(),
    });
    this.#results = new Results(element, {
      words,
      adopt: (sheet) => host.adopt(sheet),
      say: (text) => this.#voice.say(text),
      note: (text) => this.#voice.write(text),
      reject: (word, back) => this.play.act({ type: back ? 'restore' : 'reject', seat: this.play.table.seat, word }),
    });
    this.#settings = new SettingForms(element, {
      set: (name, value) => this.play.set(name, value),
      explained: (refusal) => this.#voice.explained(refusal),
      say: (text, urgency) => this.#voice.say(text, urgency),
    });
    this.#dialogs = new GameDialogs(element, {
      words,
      adopt: (sheet) => host.adopt(sheet),
      play: this.play,
      link: () => {
        const { board } = this.play.table.state;
        return (board && element.link?.(formatBoard(board))) ?? '';
      },
      explain: (problem) => this.#voice.explain(problem),
      closed: () => this.#settings.reset(this.play.table.view),
    });
    new RoundTimer(element, {
      clock: () => element.clock,
      now: () => this.play.now,
      deadline: () => this.play.table.state.deadline,
      warn: (seconds) => this.#voice.say(words(english).secondsLeft(seconds)),
      due: () => this.play.timeout(),
    });
  }

  /** Another game, or another person: what was chosen in the lists no longer is. */
  readonly reset = (): void => {
    this.#results.reset();
    this.#host.element.requestUpdate();
  };

  /** Everything, as it looks now. */
  render(): TemplateResult {
    const { turn, muted, link } = this.#host.element;
    return html`${gameTable({
      play: this.play,
      results: this.#results,
      settings: this.#settings,
      voice: this.#voice,
      words: this.#host.words(english),
      now: this.play.now,
      turn,
      muted,
      links: link !== undefined,
      typed: this.#typed,
      traced: this.#traced,
      sit: this.#sit,
      run: this.#run,
    })}
    ${this.#dialogs.render()} ${this.#voice.regions()}`;
  }

  /** What the drawing itself cannot do. */
  drawn(): void {
    this.#dialogs.show();
    // What was not taken, because the time was up, does not stay in the editor.
    const editor = this.#host.element.renderRoot.querySelector('textarea');
    const { text } = this.play.table;
    if (editor && editor.value !== text) editor.value = text;
  }

  readonly #typed = (text: string, caret: number): void => {
    if (!this.play.type(text, caret)) this.#host.element.requestUpdate();
  };

  readonly #traced = (event: BoggleBoardEvents['games-word']): void => {
    event.stopPropagation();
    const { word } = event.detail;
    const taken = this.play.trace(word);
    this.#voice.sound(taken ? 'place' : 'refuse');
    if (taken) {
      void this.#showLast();
      return;
    }
    event.preventDefault();
    if (this.play.table.state.phase === 'round') this.#voice.warn(this.#host.words(english).haveAlready(word));
  };

  /** The word that was traced last stands at the end of the list, which scrolls. */
  async #showLast(): Promise<void> {
    const { element } = this.#host;
    await element.updateComplete;
    const editor = element.renderRoot.querySelector('textarea');
    editor?.scrollTo({ top: editor.scrollHeight });
  }

  readonly #sit = (seat: number): void => {
    this.play.table.seat = seat;
    this.play.hint = undefined;
    this.reset();
  };

  readonly #run = (tool: Tool): void => {
    const { element } = this.#host;
    if (tool === 'turn') element.turn = (element.turn + 1) % 4;
    else if (tool === 'sound') element.muted = !element.muted;
    else if (tool === 'restart') this.play.restart();
    else if (tool === 'quit') this.play.quit();
    else this.#dialogs.open(tool);
  };

  /** Tells what has happened, to those who play and to those who listen. */
  #changed(events: readonly BoggleEvent[]): void {
    const { state } = this.play.table;
    this.#host.element.requestUpdate();
    if (events.some(({ type }) => type === 'roundStarted' || type === 'gameStarted')) {
      this.#results.reset();
      this.#settings.reset(this.play.table.view);
    }
    this.#voice.tell(events, state);
    this.#host.emit('games-change', { state });
    for (const event of events) {
      if (event.type === 'gameEnded' && event.outcome.reason === 'target') {
        this.#host.emit('games-end', { outcome: event.outcome });
      }
      if (event.type === 'quit') this.#host.emit('games-quit', { dictionary: this.play.dictionaryText });
    }
  }

  #refused(refusal: BoggleRefusal): void {
    void this.#voice.refuse(refusal);
    this.#host.emit('games-refusal', { refusal });
  }
}
