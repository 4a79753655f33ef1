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

/** The nine areas of the ring in small, clockwise, and the corridor in their midst. */
const places: readonly (readonly [x: number, y: number, width: number, height: number, floor: string])[] = [
  [0, 0, 8, 7, '#d8bd94'],
  [8, 0, 8, 7, '#e8dcc4'],
  [16, 0, 8, 7, '#e0a694'],
  [17, 7, 7, 13, '#d9a777'],
  [16, 20, 8, 7, '#dfe0cf'],
  [8, 20, 8, 7, '#e7cf92'],
  [0, 20, 8, 7, '#b8d0a1'],
  [0, 13.5, 7, 6.5, '#9cc3a8'],
  [0, 7, 7, 6.5, '#c6b3cf'],
  [7, 7, 10, 13, '#f1e5cb'],
];

const isSuspect = (value: unknown): value is Suspect => suspects.some((suspect) => suspect === value);

/** A practice game under way, pictured small: the room keeps turn, player and places, which everybody at the table sees. */
export function glance(kept: string, language: Language): RoomGlance | undefined {
  const [turn = '', player, ...stand] = kept.split(' ');
  if (!/^\d{1,5}$/.test(turn) || !isSuspect(player) || stand.length !== suspects.length) return undefined;
  const tokens = stand.map((index, i): SVGTemplateResult | undefined => {
    const place = /^\d$/.test(index) ? places[Number(index)] : undefined;
    const suspect = suspects[i];
    if (!place || !suspect) return undefined;
    const [x, y] = [place[0] + 1.8 + (i % 3) * 2, place[1] + 2 + Math.floor(i / 3) * 2.2];
    return svg`<circle cx=${x} cy=${y} r="1" fill=${hues[suspect]} stroke="#17110d" stroke-width=".3" />`;
  });
  if (tokens.includes(undefined)) return undefined;
  const text =
    language === 'de' ? `Zug ${turn} · ${names.de[player]} ist dran` : `Turn ${turn} · ${names.en[player]} to play`;
  return {
    text,
    picture: html`
      <svg class="mini" viewBox="0 0 24 27" aria-hidden="true">
        ${places.map(
          ([x, y, width, height, floor]) =>
            svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${floor} stroke="#2b1d13" stroke-width=".35" />`,
        )}
        ${tokens}
      </svg>
    `,
  };
}
