import { type ClueEvent, type ClueView, eventFor } from '@games/clue-core';
import type { Seat } from '@games/kit';
import type { GameWords } from './words.js';

/** What a screen reader is told of events: as much as the one at the screen may know. */
export function spoken(
  events: readonly ClueEvent[],
  viewer: Seat | null,
  players: ClueView['players'],
  words: GameWords,
): string {
  return events
    .filter((event) => eventFor(event, viewer))
    .map((event) => words.event(event, { players, me: viewer, theme: words.cards }))
    .join(' ');
}
