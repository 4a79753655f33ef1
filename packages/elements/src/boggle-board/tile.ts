import { html, nothing, type TemplateResult } from 'lit';
import type { BoggleBoardWords } from './words.js';

/** What a tile needs to be drawn; the same for all tiles of a rendering. */
export interface TileContext {
  readonly tiles: readonly string[];
  /** The path that is traced or shown, in order. */
  readonly path: readonly number[];
  /** A path that is shown carries numbers. */
  readonly numbered: boolean;
  readonly active: number;
  readonly readonly: boolean;
  readonly words: BoggleBoardWords;
}

/** One tile. */
export function tileTemplate(context: TileContext, cell: number, column: number): TemplateResult {
  const { tiles, path, numbered, active, readonly, words } = context;
  const letters = tiles[cell];
  const place = path.indexOf(cell) + 1;
  const hole = letters === '';
  const chosen = place > 0;
  const states = ['cell', hole && 'hole', chosen && 'chosen', place === path.length && chosen && 'last'];
  const part = ['tile', chosen && 'tile-chosen', hole && 'tile-hole'];
  const label = [
    letters ? words.tile(letters) : letters === undefined ? words.blank : words.hole,
    ...(chosen ? [words.onPath(place)] : []),
  ];
  return html`<div
    class=${states.filter(Boolean).join(' ')}
    part=${part.filter(Boolean).join(' ')}
    role=${readonly ? 'cell' : 'gridcell'}
    aria-colindex=${column + 1}
    aria-label=${label.join(', ')}
    aria-selected=${readonly || hole ? nothing : chosen ? 'true' : 'false'}
    tabindex=${readonly ? nothing : cell === active ? 0 : -1}
    data-cell=${cell}
  >
    <span class="letter ${(letters ?? '').length > 1 ? 'long' : ''} ${(letters ?? '').length > 3 ? 'longer' : ''}" aria-hidden="true"
      >${letters ? words.tile(letters) : nothing}</span
    >${chosen && numbered ? html`<span class="place" aria-hidden="true">${place}</span>` : nothing}
  </div>`;
}

/** The cell that a node lies in. */
export function cellOf(node: EventTarget | null): number | undefined {
  const cell = node instanceof Element ? node.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  return cell === undefined ? undefined : Number(cell);
}
