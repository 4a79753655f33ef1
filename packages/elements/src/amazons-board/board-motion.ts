import { type AmazonsView, type Cell, indexToSquare, type Square, squareToIndex } from '@games/amazons-core';
import type { LitElement } from 'lit';
import type { Interaction } from './interaction.js';
import { appear, fly, isStill, movementBetween, slide } from './motion.js';
import { shownAt } from './shown.js';

/** Shows a change of the board as movement along the path taken, after the board has been drawn as it is now. */
export class BoardMotion {
  readonly #host: LitElement;
  #drawn: readonly Cell[] = [];
  #running: Animation[] = [];
  #placed = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The amazon was put there by hand: its way was already seen. */
  readonly placed = (): void => {
    this.#placed = true;
  };

  /** Compares what is drawn now with what was drawn before, and moves what has moved. */
  show(view: AmazonsView, interaction: Interaction, flipped: boolean): void {
    const before = this.#drawn;
    const now = view.board.map((_, index) => shownAt(view, interaction, indexToSquare(view, index)));
    this.#drawn = now;
    const placed = this.#placed;
    this.#placed = false;
    this.#size(view);
    const shot = interaction.type === 'sent' ? interaction : view.last;
    const { amazon, arrow } = movementBetween(before, now, view, shot);
    if ((!amazon && !arrow) || isStill()) return;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    const at = (square: Square): readonly [number, number] => {
      const index = squareToIndex(view, square);
      const [x, y] = [index % view.width, Math.floor(index / view.width)];
      return flipped ? [view.width - 1 - x, y] : [x, view.height - 1 - y];
    };
    if (amazon && !placed) {
      const [from, to] = [at(amazon.from), at(amazon.to)];
      this.#run('.piece', amazon.to, (piece) => slide(piece, from[0] - to[0], from[1] - to[1]));
    }
    if (arrow) {
      const delay = amazon && !placed ? 200 : 0;
      const flight = this.flight;
      if (flight) this.#running.push(fly(flight, at(arrow.from), at(arrow.to), delay));
      this.#run('.hole', arrow.to, (hole) => appear(hole, delay + 160));
    }
  }

  /** The arrow that flies; also what follows the pointer when an arrow is dragged. */
  get flight(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.flight');
  }

  #run(selector: string, square: Square, animate: (element: Element) => Animation): void {
    const element = this.#host.renderRoot.querySelector(`[data-square=${square}] ${selector}`);
    if (element) this.#running.push(animate(element));
  }

  #size({ width, height }: AmazonsView): void {
    const style = this.flight?.style;
    style?.setProperty('inline-size', `${100 / width}%`);
    style?.setProperty('block-size', `${100 / height}%`);
  }
}
