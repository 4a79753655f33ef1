import type { Square } from '@games/amazons-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { amazonArt, arrowArt } from './pieces.js';

/** What can be drawn by the embedder: the slot of the same name holds one drawing, the board copies it to each tile. */
export const PIECES = ['white', 'black', 'arrow'] as const;
type Piece = (typeof PIECES)[number];

/** The drawings: the embedder's, copied, where a slot holds one; else the board's own. */
export class OwnPieces implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #copies = new Map<string, Node>();

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.changed();
  }

  /** A slot has another drawing. */
  readonly changed = (): void => {
    this.#copies.clear();
    this.#host.requestUpdate();
  };

  /** The drawing for a square; a square keeps its copy, so that Lit leaves it in place. */
  readonly art = (piece: Piece, square: Square): unknown => {
    const own = Array.from(this.#host.children).find((child) => child.slot === piece);
    if (!own) return piece === 'arrow' ? arrowArt : amazonArt(piece);
    const key = `${piece} ${square}`;
    const copy = this.#copies.get(key) ?? own.cloneNode(true);
    if (copy instanceof Element) {
      copy.removeAttribute('slot');
      copy.removeAttribute('id');
      copy.classList.add('art');
    }
    this.#copies.set(key, copy);
    return copy;
  };
}
