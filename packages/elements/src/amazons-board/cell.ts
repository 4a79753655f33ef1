import {
  type AmazonsView,
  type Move,
  type Side,
  type Square,
  STAGES,
  type Stage,
  squareToIndex,
} from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { Interaction } from './interaction.js';
import { shownAt } from './shown.js';
import type { BoardWords } from './words.js';

/** What a cell needs to be drawn; the same for all cells of a rendering. */
export interface CellContext {
  readonly view: AmazonsView;
  readonly interaction: Interaction;
  readonly targets: ReadonlySet<Square>;
  readonly movable: ReadonlySet<Square>;
  readonly territory: ReadonlyMap<Square, Side> | undefined;
  readonly hint: Move | undefined;
  readonly active: Square;
  readonly readonly: boolean;
  readonly words: BoardWords;
  readonly art: (what: 'white' | 'black' | 'arrow', square: Square) => unknown;
}

/** One tile with what stands on it. */
export function cellTemplate(context: CellContext, square: Square, column: number): TemplateResult {
  const { view, interaction, targets, movable, readonly, active, territory } = context;
  const shown = shownAt(view, interaction, square);
  const target = targets.has(square);
  const chosen = isChosen(interaction, square);
  const tone = toneOf(view, square);
  const states = [
    'cell',
    tone,
    target && 'target',
    target && interaction.type === 'destination' && 'shoot',
    chosen && 'chosen',
    movable.has(square) && 'movable',
    ...lastTurn(view, interaction, square),
    ...hinted(context, square).map((stage) => `hint-${stage}`),
    territory?.has(square) && (territory.get(square) === 0 ? 'owned-white' : 'owned-black'),
  ].filter(Boolean);
  const part = ['square', `square-${tone}`, target && 'square-target', chosen && 'square-chosen'];
  return html`<div
    class=${states.join(' ')}
    part=${part.filter(Boolean).join(' ')}
    role=${readonly ? 'cell' : 'gridcell'}
    aria-colindex=${column + 1}
    aria-label=${cellLabel(context, square)}
    aria-selected=${chosen && !readonly ? 'true' : nothing}
    tabindex=${readonly ? nothing : square === active ? 0 : -1}
    data-square=${square}
  >${content(context, shown, square)}${target ? html`<span class="mark" part="target"></span>` : nothing}</div>`;
}

function content({ art }: CellContext, shown: string, square: Square): TemplateResult | typeof nothing {
  if (shown === 'white' || shown === 'black') {
    return html`<span class="piece" part=${`amazon amazon-${shown}`}>${art(shown, square)}</span>`;
  }
  return shown === 'arrow' ? html`<span class="hole" part="arrow">${art('arrow', square)}</span>` : nothing;
}

/** As on a chessboard, `a1` is dark. */
function toneOf(view: AmazonsView, square: Square): 'dark' | 'light' {
  const index = squareToIndex(view, square);
  return ((index % view.width) + Math.floor(index / view.width)) % 2 === 0 ? 'dark' : 'light';
}

function isChosen(interaction: Interaction, square: Square): boolean {
  if (interaction.type === 'amazon') return square === interaction.from;
  return interaction.type === 'destination' && square === interaction.to;
}

/** The marks of the last turn, while no new one is being chosen. */
function lastTurn({ last }: AmazonsView, interaction: Interaction, square: Square): readonly string[] {
  if (!last || interaction.type === 'destination' || interaction.type === 'sent') return [];
  const marks = [];
  if (square === last.from && last.arrow !== last.from) marks.push('left');
  if (square === last.to) marks.push('came');
  if (square === last.arrow) marks.push('shot');
  return marks;
}

function hinted({ hint }: CellContext, square: Square): readonly Stage[] {
  return hint ? STAGES.filter((stage) => hint[stage] === square) : [];
}

/** What a screen reader says of a tile: where it is, what stands there, what can be done. */
export function cellLabel(context: CellContext, square: Square): string {
  const { view, interaction, targets, territory, words } = context;
  const shown = shownAt(view, interaction, square);
  const owner = territory?.get(square);
  return [
    square,
    shown === 'empty' ? words.empty : shown === 'arrow' ? words.arrow : words.amazon(shown === 'white' ? 0 : 1),
    ...(owner === undefined ? [] : [words.ownedBy(owner)]),
    ...hinted(context, square).map((stage) => words.hinted(stage)),
    ...(targets.has(square) ? [interaction.type === 'destination' ? words.canShoot : words.canGo] : []),
  ].join(', ');
}
