import type { Square } from '@games/amazons-core';
import type { ReactiveControllerHost } from 'lit';
import { amazonArt, arrowArt } from './pieces.js';

/** What can be drawn by the embedder: the slot of the same name holds one drawing, the board copies it to each tile. */
export const PIECES = ['white', 'black', 'arrow'] as const;
type Piece = (typeof PIECES)[number];

/** The drawings: the embedder's, copied, where a slot holds one; else the board's own. */
export class OwnPieces {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #drawings = new Map<string, Element>();
  readonly #copies = new Map<string, Node>();

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
  }

  /** A slot has another drawing, or has lost the one it had. */
  readonly changed = (event: Event): void => {
    if (!(event.target instanceof HTMLSlotElement)) return;
    const { name } = event.target;
    const [drawing] = event.target.assignedElements({ flatten: true });
    if (drawing) this.#drawings.set(name, drawing);
    else this.#drawings.delete(name);
    this.#copies.clear();
    this.#host.requestUpdate();
  };

  /** The drawing for a square; a square keeps its copy, so that Lit leaves it in place. */
  readonly art = (piece: Piece, square: Square): unknown => {
    const own = this.#drawings.get(piece);
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
