import { html, svg } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';

const words = {
  en: { round: 'Round', you: 'you', computer: 'the computer', running: 'the clock is running' },
  de: { round: 'Runde', you: 'du', computer: 'der Computer', running: 'die Uhr läuft' },
} as const;

/** What the room keeps for the table: the columns, the tiles in a row, the round, both totals, and when its clock ends. */
export interface BoggleGlance {
  readonly width: number;
  readonly tiles: readonly string[];
  readonly round: number;
  readonly totals: readonly number[];
  /** Milliseconds since 1970; 0 where no clock runs. */
  readonly deadline: number;
}

/** The glance as text. */
export const writeGlance = ({ width, tiles, round, totals, deadline }: BoggleGlance): string =>
  [width, tiles.map((tile) => tile || '.').join(','), round, totals.join('-'), deadline].join(' ');

function readGlance(text: string): BoggleGlance | undefined {
  const found = text.match(/^(\d{1,2}) ([a-z.,]*) (\d{1,5}) ([\d-]{1,60}) (\d{1,15})$/);
  if (!found) return undefined;
  const [, width = '', tiles = '', round = '', totals = '', deadline = ''] = found;
  return {
    width: Number(width),
    tiles: tiles.split(','),
    round: Number(round),
    totals: totals.split('-').map(Number),
    deadline: Number(deadline),
  };
}

/** An unfinished game, pictured as its board. */
export function glance(text: string, language: Language): RoomGlance | undefined {
  const read = readGlance(text);
  if (!read || read.width === 0 || read.tiles.length > 400) return undefined;
  const { width, tiles, round, totals, deadline } = read;
  const table = words[language];
  const [yours = 0, computers] = totals;
  const score =
    computers === undefined ? `${table.you} ${yours}` : `${table.you} ${yours}, ${table.computer} ${computers}`;
  return {
    text: `${table.round} ${round} · ${deadline > Date.now() ? table.running : score}`,
    picture: html`
      <svg class="mini" viewBox="0 0 ${width} ${Math.ceil(tiles.length / width)}" aria-hidden="true">
        ${tiles.map((tile, cell) => {
          const [x, y] = [cell % width, Math.floor(cell / width)];
          return svg`
            <rect class=${tile === '.' ? 'mini-burnt' : 'mini-die'} x=${x + 0.05} y=${y + 0.05} width="0.9" height="0.9" rx="0.2" />
            ${tile === '.' ? '' : svg`<text class="mini-letter" x=${x + 0.5} y=${y + 0.72}>${tile.charAt(0).toUpperCase() + tile.slice(1, 2)}</text>`}
          `;
        })}
      </svg>
    `,
  };
}
