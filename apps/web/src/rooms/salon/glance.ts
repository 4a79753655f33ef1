import { html, type SVGTemplateResult, svg } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';
import { RING, ringFloors } from './ring-diagram.js';

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

const isSuspect = (value: unknown): value is Suspect => suspects.some((suspect) => suspect === value);

/** A practice game under way, pictured small: the room keeps turn, player and places, which everybody at the table sees. */
export function glance(kept: string, language: Language): RoomGlance | undefined {
  const [turn = '', player, ...stand] = kept.split(' ');
  if (!/^\d{1,5}$/.test(turn) || !isSuspect(player) || stand.length !== suspects.length) return undefined;
  const tokens = stand.map((index, i): SVGTemplateResult | undefined => {
    const place = /^\d$/.test(index) ? RING[Number(index)] : undefined;
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
        ${ringFloors()}
        ${tokens}
      </svg>
    `,
  };
}
