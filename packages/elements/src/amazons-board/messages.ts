import { type AmazonsView, actors, type Side } from '@games/amazons-core';
import { type Interaction, targetsOf } from './interaction.js';
import type { BoardWords } from './words.js';

/** What the line below the board says when nothing is wrong: what to do now. */
export function promptFor(
  view: AmazonsView,
  interaction: Interaction,
  { seat, readonly }: { readonly seat: Side | null; readonly readonly: boolean },
  words: BoardWords,
): string {
  if (actors(view).length === 0) return words.over;
  if (readonly || (seat !== null && seat !== view.turn)) return words.waiting(view.turn);
  switch (interaction.type) {
    case 'idle':
      return words.chooseAmazon(view.turn);
    case 'amazon':
      return words.chooseDestination(interaction.from);
    case 'destination':
      return words.chooseArrow(interaction.to);
    case 'sent':
      return words.played(view.turn, interaction);
  }
}

/** What a screen reader hears after a choice. */
export function choiceSpoken(view: AmazonsView, interaction: Interaction, words: BoardWords): string {
  const count = targetsOf(view, interaction).length;
  if (interaction.type === 'amazon') return words.chosen(interaction.from, count);
  return interaction.type === 'destination' ? words.moved(interaction.to, count) : words.tookBack;
}

/** What a screen reader hears when another position is shown: the turn just played, and who is to move. */
export function changeSpoken(before: AmazonsView, view: AmazonsView, words: BoardWords): string {
  const said = [];
  if (view.last && view.ply === before.ply + 1) {
    // A burnt tile is never burnt again, so the same arrow means that the ply was no move: the sides were swapped.
    said.push(view.last.arrow === before.last?.arrow ? words.swapped : words.played(before.turn, view.last));
  }
  said.push(actors(view).length === 0 ? words.over : words.toMove(view.turn));
  return said.join(' ');
}
