import type { AmazonsOutcome, AmazonsState, Move } from '@games/amazons-core';
import type { nothing, TemplateResult } from 'lit';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { Assistance } from './assistance.js';
import { deskEnglish } from './desk-words.en.js';
import { focusBoard } from './focus-board.js';
import { GameDialogs } from './game-dialogs.js';
import type { GameHost } from './game-host.js';
import { moveEnglish, moveList, moveListStyles, scrollToTurn } from './move-list.js';
import { notice } from './notice.js';
import type { OpenRefusal } from './read-game.js';
import { redo, resigningSide, undoCount } from './steps.js';
import { type Tool, toolbar } from './toolbar.js';
import type { DeskWords } from './words.js';

type Drawn = TemplateResult | typeof nothing | readonly unknown[] | undefined;

/** What stands around the board, drawn. */
export interface Look {
  readonly times: readonly (string | TemplateResult)[] | undefined;
  /** Two computers wait until they are told to go on. */
  readonly paused: boolean;
  readonly hint: Move | undefined;
  readonly evaluation: Drawn;
  readonly notice: Drawn;
  readonly tools: Drawn;
  readonly aside: Drawn;
  readonly dialogs: Drawn;
}

/** Buttons, notices, list of turns, dialogs, and whoever helps or plays: all that a game is besides its board. */
export class Desk {
  readonly #host: GameHost;
  readonly #dialogs: GameDialogs;
  readonly #assistance: Assistance;
  readonly #sounds;
  readonly #margin;
  #listed: AmazonsState | undefined;

  constructor(host: GameHost) {
    this.#host = host;
    this.#sounds = new Part(host.element, () => import('../shared/sounds.js'));
    this.#margin = new Part(host.element, () => import('./margin.js'));
    this.#assistance = new Assistance(host);
    this.#dialogs = new GameDialogs(host, {
      started: (spoken) => {
        this.#assistance.begin();
        this.#step(true, spoken);
      },
      resign: () => host.act({ type: 'resign', seat: resigningSide(host.table, host.players) }),
    });
    host.adopt(moveListStyles);
  }

  /** Everything, as it looks now. */
  look(): Look {
    const { table } = this.#host;
    const words = this.#words;
    const { actions, first, outcome: over, shown, turns } = table;
    const assistance = this.#assistance;
    const list = moveList({
      actions,
      first,
      shown,
      words: this.#host.words(moveEnglish),
      show: (to) => table.show(to),
    });
    return {
      ...assistance.look(),
      paused: assistance.watching === 'paused',
      notice: notice({
        words,
        shown,
        turns,
        outcome: over ? this.#outcomeText(over) : '',
        watching: assistance.watching,
        back: () => {
          table.show(turns);
          void focusBoard(this.#host.element);
        },
        playOn: () => this.#playFrom(shown),
        analyse: () => assistance.analyse(),
        again: () => this.#run('new'),
        pause: () => assistance.pause(),
        step: () => assistance.step(),
      }),
      tools: toolbar({ words, ...this.#tools(), run: (tool) => this.#run(tool) }),
      aside: assistance.aside(list),
      dialogs: this.#dialogs.render(words),
    };
  }

  /** After the drawing: what was drawn is opened, scrolled to, thought about. */
  drawn(): void {
    const { element, table } = this.#host;
    if (this.#listed !== table.shownState) scrollToTurn(element.renderRoot);
    this.#listed = table.shownState;
    this.#dialogs.show();
    this.#assistance.update();
  }

  /** An action was played. */
  acted(over: AmazonsOutcome | undefined): void {
    this.play(over ? 'end' : 'arrow');
    if (over) void this.#margin.load().then(() => this.#host.say(this.#outcomeText(over), 'assertive'));
  }

  /** Plays a sound, if the game may be heard. */
  play(sound: Sound): void {
    if (!this.#host.element.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }

  /** Opens a text that may be anything; gives why it cannot be opened. */
  open(text: string): Promise<OpenRefusal | undefined> {
    return this.#dialogs.open(text);
  }

  /** The attributes ask for another game: the menu is made anew. */
  forget(): void {
    this.#dialogs.forget();
  }

  /** The game leaves the page. */
  leave(): void {
    this.#assistance.leave();
  }

  get #words(): DeskWords {
    return this.#host.words(deskEnglish);
  }

  #tools(): { readonly can: ReadonlySet<Tool>; readonly on: ReadonlySet<Tool>; readonly canSwap: boolean } {
    const { element, players, table } = this.#host;
    const { outcome: over, state } = table;
    const persons = players[state.turn] === 'person' && !over;
    const can: Tool[] = ['new', 'flipped', 'territory', 'evaluation', 'command', 'muted', 'files'];
    if (undoCount(table, players) > 0) can.push('undo');
    if (table.canRedo) can.push('redo');
    if (persons) can.push('hint');
    if (table.turns > 0) can.push('analysis');
    if (!over && players.includes('person')) can.push('resign');
    const on = (['flipped', 'territory', 'evaluation', 'command', 'muted'] as const).filter((name) => element[name]);
    return {
      can: new Set(can),
      on: new Set([...on, ...this.#assistance.on]),
      canSwap: state.pie === 'open' && persons,
    };
  }

  #outcomeText(over: AmazonsOutcome): string {
    return this.#words.outcome(over, this.#margin.now?.marginOf(this.#host.table.state) ?? null);
  }

  #run(tool: Tool): void {
    const { element, players, table, act, emit } = this.#host;
    switch (tool) {
      case 'new':
        element.menu = true;
        break;
      case 'undo':
        this.#assistance.halt();
        this.#step(table.undo(undoCount(table, players)), this.#words.undone);
        break;
      case 'redo':
        this.#assistance.halt();
        this.#step(redo(table, players), this.#words.redone);
        break;
      case 'hint':
        this.#assistance.hint();
        break;
      case 'files':
        this.#dialogs.askFiles();
        break;
      case 'analysis':
        this.#assistance.analyse();
        break;
      case 'resign':
        this.#dialogs.askResign();
        break;
      case 'swap':
        if (act({ type: 'swap', seat: table.state.turn })) void focusBoard(element);
        break;
      default:
        element[tool] = !element[tool];
        emit('games-setting', { name: tool, value: element[tool] });
    }
  }

  /** What came after is undone: it can still be played again. */
  #playFrom(turn: number): void {
    const { element, table } = this.#host;
    this.#assistance.halt();
    this.#step(table.undo(table.actions.length - turn), this.#words.fromHere(turn));
    void focusBoard(element);
  }

  /** Tells that the game is another one, to those who listen and to those who watch. */
  #step(stepped: boolean, spoken: string): void {
    if (!stepped) return;
    this.#host.say(spoken);
    this.#host.emit('games-change', { state: this.#host.table.state });
  }
}
