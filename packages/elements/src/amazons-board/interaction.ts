import {
  type AmazonsRefusal,
  type AmazonsView,
  actors,
  arrowTargets,
  checkArrow,
  checkFrom,
  checkTo,
  type MoveAction,
  queenTargets,
  type Side,
  type Square,
} from '@games/amazons-core';

/** How far the turn is chosen. Nothing counts until the action is sent (AMA-7), so every choice can be taken back (AMA-9). */
export type Interaction =
  | { readonly type: 'idle' }
  | { readonly type: 'amazon'; readonly from: Square }
  | { readonly type: 'destination'; readonly from: Square; readonly to: Square }
  | { readonly type: 'sent'; readonly from: Square; readonly to: Square; readonly arrow: Square };

/** What a choice leads to: a new state of choosing, a refusal that leaves it, or a whole turn. */
export type Choice =
  | { readonly type: 'chosen'; readonly interaction: Interaction }
  | { readonly type: 'refused'; readonly refusal: AmazonsRefusal }
  | { readonly type: 'turn'; readonly action: MoveAction };

/** Nothing chosen, or, in a position read in mid-turn, the amazon that has still to shoot. */
export function startOf(view: AmazonsView): Interaction {
  const { shooting } = view;
  return shooting ? { type: 'destination', from: shooting, to: shooting } : { type: 'idle' };
}

/**
 * What choosing a square does.
 *
 * @param view - the game shown
 * @param interaction - how far the turn is chosen
 * @param square - the square chosen now
 * @param seat - whose choice it is; `null` for whoever is to move
 */
export function chooseSquare(view: AmazonsView, interaction: Interaction, square: Square, seat: Side | null): Choice {
  if (seat !== null && seat !== view.turn && actors(view).length > 0) {
    return { type: 'refused', refusal: { code: 'not-your-turn', seat, turn: view.turn } };
  }
  switch (interaction.type) {
    case 'idle':
    case 'sent':
      return chooseAmazon(view, square);
    case 'amazon':
      return chooseDestination(view, interaction.from, square);
    case 'destination':
      return chooseArrow(view, interaction.from, interaction.to, square);
  }
}

function chooseAmazon(view: AmazonsView, from: Square): Choice {
  const refusal = checkFrom(view, from);
  return refusal ? { type: 'refused', refusal } : { type: 'chosen', interaction: { type: 'amazon', from } };
}

function chooseDestination(view: AmazonsView, from: Square, square: Square): Choice {
  if (square === from) return { type: 'chosen', interaction: { type: 'idle' } };
  // Another amazon of one's own is another choice, not a wrong destination.
  if (checkFrom(view, square) === undefined) return chooseAmazon(view, square);
  const refusal = checkTo(view, from, square);
  return refusal
    ? { type: 'refused', refusal }
    : { type: 'chosen', interaction: { type: 'destination', from, to: square } };
}

function chooseArrow(view: AmazonsView, from: Square, to: Square, square: Square): Choice {
  if (square === to && !view.shooting) return { type: 'chosen', interaction: { type: 'amazon', from } };
  const refusal = checkArrow(view, from, to, square);
  if (refusal) return { type: 'refused', refusal };
  return { type: 'turn', action: { type: 'move', seat: view.turn, from, to, arrow: square } };
}

/** One choice less: the destination, then the amazon (AMA-9). The same object when there is nothing to take back. */
export function takeBack(view: AmazonsView, interaction: Interaction): Interaction {
  if (interaction.type === 'destination' && !view.shooting) return { type: 'amazon', from: interaction.from };
  return interaction.type === 'amazon' || interaction.type === 'sent' ? startOf(view) : interaction;
}

/** The squares that may be chosen next. */
export function targetsOf(view: AmazonsView, interaction: Interaction): readonly Square[] {
  if (interaction.type === 'amazon') return queenTargets(view, interaction.from);
  return interaction.type === 'destination' ? arrowTargets(view, interaction.from, interaction.to) : [];
}
