import { type ClueView, isRoom, type Place, SUSPECTS, type Suspect } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';
import { tokenArt } from '../clue-shared/suspects.js';
import { type BoardLayout, centreOf, type Spot } from './board-layout.js';

/** Where a token is drawn: on its square, at its place in a room, or in a row in the middle. */
export function spotOf(layout: BoardLayout, suspect: Suspect, place: Place): Spot {
  const room = isRoom(place) && layout.rooms.find((each) => each.room === place);
  if (room) return room.slots[suspect];
  if (place !== 'middle' && !isRoom(place)) return centreOf(place);
  const { x, y, width } = layout.middle ?? { x: 0, y: 0, width: 6 };
  return { x: x + 0.5 + ((width - 1) * SUSPECTS.indexOf(suspect)) / 5, y: y + 0.7 };
}

/** All six tokens, those of nobody a little paler; the one that is to act has a ring. */
export function pieces(layout: BoardLayout, view: ClueView): readonly SVGTemplateResult[] {
  const now = view.awaiting === null ? undefined : view.players[view.awaiting]?.suspect;
  return SUSPECTS.map((suspect) => {
    const { x, y } = spotOf(layout, suspect, view.places[suspect]);
    const isPlayed = view.players.some((player) => player.suspect === suspect);
    return svg`<g transform=${`translate(${x} ${y})`}>
      <g class=${`token ${isPlayed ? '' : 'extra'} ${now === suspect ? 'now' : ''}`} data-token=${suspect}>
        <circle class="turn-ring" r="0.85" />
        ${tokenArt(suspect)}
      </g>
    </g>`;
  });
}
