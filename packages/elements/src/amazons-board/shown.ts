import { type AmazonsView, type Cell, cellAt, type Square, squareAt } from '@games/amazons-core';
import type { Interaction } from './interaction.js';

/** What the board draws on a square: the view with the choices of this turn laid over it. */
export function shownAt(view: AmazonsView, interaction: Interaction, square: Square): Cell {
  if (interaction.type === 'destination' || interaction.type === 'sent') {
    if (square === interaction.to) return view.turn === 0 ? 'white' : 'black';
    if (interaction.type === 'sent' && square === interaction.arrow) return 'arrow';
    if (square === interaction.from) return 'empty';
  }
  return cellAt(view, square);
}

/** The squares in the order they stand on the screen, row by row from the top. */
export function squaresInOrder({ width, height }: AmazonsView, flipped: boolean): Square[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      squareAt(flipped ? width - 1 - column : column, flipped ? row : height - 1 - row),
    ),
  );
}
