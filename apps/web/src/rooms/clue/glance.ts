import { html, svg } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';
import { readSuspects } from '../suspects.js';

/** The house in small: each room with its rectangle on the board of 24 by 24. */
const rooms: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number, floor: string]>> = {
  study: [0, 0, 7, 4, '#d8bd94'],
  hall: [9, 0, 6, 7, '#e8dcc4'],
  lounge: [17, 0, 7, 6, '#e0a694'],
  library: [0, 6, 7, 5, '#c6b3cf'],
  'dining-room': [16, 9, 8, 7, '#d9a777'],
  'billiard-room': [0, 12, 6, 5, '#9cc3a8'],
  ballroom: [8, 17, 8, 6, '#e7cf92'],
  conservatory: [0, 19, 6, 5, '#b8d0a1'],
  kitchen: [18, 18, 6, 6, '#dfe0cf'],
  middle: [9, 8, 5, 7, '#2d6a4e'],
};

/** Where a token stands in the small house. */
function spotOf(place: string, index: number): readonly [number, number] | undefined {
  const room = rooms[place];
  if (room) return [room[0] + 1.5 + (index % 3) * 1.8, room[1] + 1.5 + Math.floor(index / 3) * 1.8];
  const [, row = '', column = ''] = /^([A-X])([1-9]\d?)$/.exec(place) ?? [];
  return row && Number(column) <= 24 ? [Number(column) - 0.5, row.charCodeAt(0) - 64.5] : undefined;
}

/** A game under way, pictured small. */
export function glance(kept: string, language: Language): RoomGlance | undefined {
  const read = readSuspects(kept, language, spotOf);
  return (
    read && {
      text: read.text,
      picture: html`
        <svg class="mini" viewBox="0 0 24 24" aria-hidden="true">
          <rect width="24" height="24" fill="#f1e5cb" />
          ${Object.values(rooms).map(
            ([x, y, width, height, floor]) =>
              svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${floor} stroke="#2b1d13" stroke-width=".35" />`,
          )}
          ${read.tokens}
        </svg>
      `,
    }
  );
}
