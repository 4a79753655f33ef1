import { html } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';
import { readSuspects } from '../suspects.js';
import { RING, ringFloors } from './ring-diagram.js';

/** Where a token stands in the small ring; `place` is an index of it. */
function spotOf(place: string, index: number): readonly [number, number] | undefined {
  const area = /^\d$/.test(place) ? RING[Number(place)] : undefined;
  return area && [area[0] + 1.8 + (index % 3) * 2, area[1] + 2 + Math.floor(index / 3) * 2.2];
}

/** A practice game under way, pictured small. */
export function glance(kept: string, language: Language): RoomGlance | undefined {
  const read = readSuspects(kept, language, spotOf);
  return (
    read && {
      text: read.text,
      picture: html`
        <svg class="mini" viewBox="0 0 24 27" aria-hidden="true">
          ${ringFloors()}
          ${read.tokens}
        </svg>
      `,
    }
  );
}
