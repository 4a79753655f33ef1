import { type SVGTemplateResult, svg } from 'lit';
import type { Language } from '../stores/settings.js';

// The home page loads no game, so the few facts that it needs of Clue, in either room, stand here.
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

/**
 * A game under way: whose turn it is, in words, and a token for every suspect.
 *
 * @param kept - what the room keeps of it: turn, player, and the places of the six suspects, which everybody at the table sees
 * @param spotOf - where in the room's picture the suspect of this index (0 to 5) stands; undefined when there is no such place
 * @returns undefined when `kept` cannot be understood
 */
export function readSuspects(
  kept: string,
  language: Language,
  spotOf: (place: string, index: number) => readonly [x: number, y: number] | undefined,
): { readonly text: string; readonly tokens: readonly SVGTemplateResult[] } | undefined {
  const [turn = '', player, ...places] = kept.split(' ');
  if (!/^\d{1,5}$/.test(turn) || !isSuspect(player) || places.length !== suspects.length) return undefined;
  const tokens = suspects.flatMap((suspect, i) => {
    const spot = spotOf(places[i] ?? '', i);
    return spot
      ? svg`<circle cx=${spot[0]} cy=${spot[1]} r="1" fill=${hues[suspect]} stroke="#17110d" stroke-width=".3" />`
      : [];
  });
  if (tokens.length < suspects.length) return undefined;
  const name = names[language][player];
  return { text: language === 'de' ? `Zug ${turn} · ${name} ist dran` : `Turn ${turn} · ${name} to play`, tokens };
}
