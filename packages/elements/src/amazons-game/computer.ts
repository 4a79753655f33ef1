import { computerStyles } from './computer.styles.js';
import { Evaluation } from './evaluation.js';
import type { GameHost } from './game-host.js';
import { Hints } from './hints.js';
import { Judge } from './judge.js';
import { Opponent } from './opponent.js';
import { Thinker } from './thinker.js';

/** The computer at the table: it plays, gives hints and says who is ahead. */
export class Computer {
  readonly thinker: Thinker;
  readonly judge: Judge;
  readonly opponent: Opponent;
  readonly hints: Hints;
  readonly evaluation: Evaluation;

  constructor(host: GameHost) {
    this.thinker = new Thinker(host.element);
    this.judge = new Judge(this.thinker);
    this.opponent = new Opponent(host, this.thinker);
    this.hints = new Hints(host, this.thinker);
    this.evaluation = new Evaluation(host, this.judge);
    host.adopt(computerStyles);
  }

  /** After each drawing: what is on the table now is thought about. The bar first: it takes a moment only. */
  update(paused: boolean): void {
    this.evaluation.update();
    this.opponent.update(paused);
  }

  /** Gives up whatever is being thought. */
  close(): void {
    this.evaluation.stop();
    this.opponent.stop();
    this.hints.stop();
    this.thinker.close();
  }
}
