import { html, type SVGTemplateResult, svg } from 'lit';
import type { Language } from '../../stores/settings.js';
import type { RoomGlance } from '../room.js';

type Tile = 'empty' | 'burnt' | 'ivory' | 'ebony';

const letters: Readonly<Record<string, Tile>> = { '*': 'burnt', Q: 'ivory', q: 'ebony' };

/** One rank of a FEN, such as `3q2*3`, tile by tile. */
const tilesOf = (rank: string): readonly Tile[] =>
  [...rank.matchAll(/\d+|[Qq*]/g)].flatMap(([mark]): readonly Tile[] => {
    const tile = letters[mark];
    return tile ? [tile] : Array.from({ length: Math.min(Number(mark), 16) }, () => 'empty' as const);
  });

const words = {
  en: { move: 'Turn', white: 'White to play', black: 'Black to play' },
  de: { move: 'Zug', white: 'Weiß ist am Zug', black: 'Schwarz ist am Zug' },
} as const;

const drawTile = (tile: Tile, x: number, y: number): SVGTemplateResult => svg`
  <rect class="mini-tile" x=${x} y=${y} width="1" height="1" data-alt=${(x + y) % 2} />
  ${tile === 'burnt' ? svg`<rect class="mini-burnt" x=${x + 0.08} y=${y + 0.08} width="0.84" height="0.84" rx="0.16" />` : ''}
  ${tile === 'ivory' ? svg`<circle class="mini-ivory" cx=${x + 0.5} cy=${y + 0.5} r="0.34" />` : ''}
  ${tile === 'ebony' ? svg`<path class="mini-ebony" d=${`M${x + 0.5} ${y + 0.08}l.42 .42l-.42 .42l-.42-.42Z`} />` : ''}
`;

/** A saved position, pictured small. The room keeps it as a FEN, whose second field is the side to move and last the turn. */
export function glance(fen: string, language: Language): RoomGlance | undefined {
  const [board = '', side, ...rest] = fen.split(' ');
  const ranks = board.split('/').map(tilesOf);
  const width = ranks[0]?.length ?? 0;
  const turn = Number(rest.at(-1));
  if (width === 0 || ranks.length > 16 || (side !== 'w' && side !== 'b') || !Number.isInteger(turn)) return undefined;
  const { move, white, black } = words[language];
  return {
    text: `${move} ${turn} · ${side === 'w' ? white : black}`,
    picture: html`
      <svg class="mini" viewBox="0 0 ${width} ${ranks.length}" aria-hidden="true">
        ${ranks.map((rank, y) => rank.map((tile, x) => drawTile(tile, x, y)))}
      </svg>
    `,
  };
}
