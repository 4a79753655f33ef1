import { html, type SVGTemplateResult, svg } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';

// The home page loads no game, so the few facts it needs of this one stand here.
const suspects = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'] as const;
type Suspect = (typeof suspects)[number];

const hues: Readonly<Record<Suspect, string>> = {
  scarlet: '#b3202c',
  mustard: '#d3a13a',
  white: '#f4eee2',
  green: '#2a7449',
  peacock: '#1f5fa8',
  plum: '#6d3b8f',
};

const names: Readonly<Record<Language, Readonly<Record<Suspect, string>>>> = {
  en: {
    scarlet: 'Miss Scarlet',
    mustard: 'Col. Mustard',
    white: 'Mrs. White',
    green: 'Mr. Green',
    peacock: 'Mrs. Peacock',
    plum: 'Prof. Plum',
  },
  de: {
    scarlet: 'Fräulein Scarlet',
    mustard: 'Oberst Mustard',
    white: 'Frau White',
    green: 'Herr Green',
    peacock: 'Frau Peacock',
    plum: 'Professor Plum',
  },
};

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

const isSuspect = (value: unknown): value is Suspect => suspects.some((suspect) => suspect === value);

/** A game under way, pictured small: the room keeps turn, player and places, which everybody at the table sees. */
export function glance(kept: string, language: Language): RoomGlance | undefined {
  const [turn = '', player, ...places] = kept.split(' ');
  if (!/^\d{1,5}$/.test(turn) || !isSuspect(player) || places.length !== suspects.length) return undefined;
  const tokens = places.map((place, i): SVGTemplateResult | undefined => {
    const spot = spotOf(place, i);
    const suspect = suspects[i];
    return spot && suspect
      ? svg`<circle cx=${spot[0]} cy=${spot[1]} r="1" fill=${hues[suspect]} stroke="#17110d" stroke-width=".3" />`
      : undefined;
  });
  if (tokens.includes(undefined)) return undefined;
  const text =
    language === 'de' ? `Zug ${turn} · ${names.de[player]} ist dran` : `Turn ${turn} · ${names.en[player]} to play`;
  return {
    text,
    picture: html`
      <svg class="mini" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" fill="#f1e5cb" />
        ${Object.values(rooms).map(
          ([x, y, width, height, floor]) =>
            svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${floor} stroke="#2b1d13" stroke-width=".35" />`,
        )}
        ${tokens}
      </svg>
    `,
  };
}
