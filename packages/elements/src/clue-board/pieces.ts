import { type ClueView, isRoom, SUSPECTS, type Suspect } from '@games/clue-core';
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tokenArt } from '../clue-shared/suspects.js';
import { type BoardLayout, centreOf, type Spot, slotIn } from './board-layout.js';
import { standingIn, weaponsIn } from './in-room.js';

/** Where a token is drawn: on its square, beside the others in a room, or in a row in the middle. */
export function spotOf(layout: BoardLayout, { places, log }: Pick<ClueView, 'places' | 'log'>, suspect: Suspect): Spot {
  const place = places[suspect];
  if (place !== 'middle' && !isRoom(place)) return centreOf(place);
  const here = standingIn(places, place);
  const weapons = isRoom(place) ? weaponsIn(log, place).length : 0;
  const room = layout.rooms.find((each) => each.room === place);
  const middle = layout.middle ?? { x: 0, y: 0, width: 6, height: 1 };
  return slotIn(room?.box ?? { ...middle, height: 1.6 }, here.indexOf(suspect), here.length, weapons);
}

/** All six tokens, those of nobody a little paler; the one that is to act has a ring, and lies on top. */
export function pieces(layout: BoardLayout, view: ClueView): unknown {
  const now = view.awaiting === null ? undefined : view.players[view.awaiting]?.suspect;
  const piece = (suspect: Suspect): SVGTemplateResult => {
    const { x, y } = spotOf(layout, view, suspect);
    const isPlayed = view.players.some((player) => player.suspect === suspect);
    return svg`<g transform=${`translate(${x} ${y})`}>
      <g class=${`token ${isPlayed ? '' : 'extra'}`} data-token=${suspect}>
        ${now === suspect ? svg`<circle class="turn-ring" r="0.85" />` : nothing}
        ${tokenArt(suspect)}
      </g>
    </g>`;
  };
  const order = [...SUSPECTS].sort((a, b) => Number(a === now) - Number(b === now));
  return repeat(order, (suspect) => suspect, piece);
}
