import { cardUrl } from '@games/elements/clue-cards';
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** The pictures of the manual; each has a caption that says the same. */
export type ManualDiagram = 'cards' | 'walk' | 'passages' | 'asking' | 'notes';

const square = (x: number, y: number, ink: string): SVGTemplateResult =>
  svg`<rect class=${ink} x=${x + 0.04} y=${y + 0.04} width=".92" height=".92" rx=".1" />`;
const token = (x: number, y: number, ink: string): SVGTemplateResult =>
  svg`<circle class=${`token ${ink}`} cx=${x + 0.5} cy=${y + 0.5} r=".36" />`;

/** Six was rolled at column 2, row 4: every square that a path of exactly six ends on, no square twice. */
const ends = '0,0 0,2 0,4 1,1 1,3 1,5 2,0 2,2 3,1 3,3 3,5 4,0 4,2 4,4 5,3 5,5 6,4 7,3 7,5';

const isEnd = (x: number, y: number): boolean => ends.split(' ').includes(`${x},${y}`);

const walk = svg`
  ${Array.from({ length: 48 }, (_, i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([x, y]) => x < 5 || y > 2)
    .map(([x, y]) => square(x, y, isEnd(x, y) ? 'lit' : 'floor'))}
  <rect class="room lit" x="5.040" y=".04" width="2.920" height="2.920" rx=".1" />
  <path class="wall" d="M5 0V3H5.150M5.850 3H8" />
  <path class="way" d="M2.500 4.500V3.500H5.500V2.300" />
  <path class="head" d="M5.500 1.700L5.220 2.350H5.780Z" />
  ${token(2, 4, 'scarlet')}${token(3, 4, 'peacock')}
`;

const corner = (x: number, y: number, name: string): SVGTemplateResult => svg`
  <rect class="room" x=${x} y=${y} width="2.800" height="1.900" rx=".12" />
  <text x=${x + 1.4} y=${y + 1.1}>${name}</text>
`;

/** The four corners of the house, and the two ways beneath it. */
const passages = (names: readonly string[]): SVGTemplateResult => svg`
  <rect class="floor" x="0" y="0" width="8" height="6" rx=".15" />
  ${corner(0.1, 0.1, names[0] ?? '')}${corner(5.1, 0.1, names[1] ?? '')}
  ${corner(0.1, 4, names[2] ?? '')}${corner(5.1, 4, names[3] ?? '')}
  <path class="way" d="M2.400 1.700L5.600 4.300M5.600 1.700L2.400 4.300" />
  <path class="head" d="M5.900 4.540L5.250 4.380L5.580 3.960ZM2.100 1.460L2.750 1.620L2.420 2.040ZM5.900 1.460L5.580 2.040L5.250 1.620ZM2.100 4.540L2.420 3.960L2.750 4.380Z" />
`;

/** Four players in a row: the question goes on until somebody shows a card. */
const asking = svg`
  ${(['scarlet', 'mustard', 'white', 'green'] as const).map((ink, i) => token(i * 2.3 + 0.05, 2.6, ink))}
  <path class="way" d="M1.150 3.100H1.950M3.450 3.100H4.250" />
  <path class="head" d="M2.350 3.100L1.900 2.880V3.320ZM4.650 3.100L4.200 2.880V3.320Z" />
  <path class="no" d="M2.550 1.500L3.150 2.100M3.150 1.500L2.550 2.100" />
  <rect class="paper" x="4.720" y=".95" width=".86" height="1.290" rx=".1" /><path class="yes" d="M4.900 1.620L5.090 1.830L5.420 1.350" />
  <path class="way" d="M4.700 .9Q2.800 -.5 .8 2.050" /><path class="head" d="M.52 2.420L.6 1.850L1.030 2.150Z" />
`;

/** Three rows of notes: who has it (tick), who has it not (cross), who may have it (dot). */
const notes = (names: readonly string[]): SVGTemplateResult => {
  const rows = ['ynnn', 'nnn?', 'nnnn'];
  return svg`
    ${names.map((name, row) => svg`<text class="row" x="0" y=${row * 1.1 + 1.72}>${name}</text><path class="line" d=${`M0 ${row * 1.1 + 2.05}H8`} />`)}
    ${(['scarlet', 'mustard', 'white', 'green'] as const).map((ink, i) => token(i * 1.05 + 3.85, -0.1, ink))}
    ${rows.flatMap((marks, row) =>
      [...marks].map((mark, column) => {
        const [x, y] = [column * 1.05 + 4.35, row * 1.1 + 1.52];
        if (mark === 'y')
          return svg`<path class="yes" d=${`M${x - 0.25} ${y}L${x - 0.05} ${y + 0.22}L${x + 0.28} ${y - 0.24}`} />`;
        if (mark === '?') return svg`<circle class="maybe" cx=${x} cy=${y} r=".13" />`;
        return svg`<path class="no" d=${`M${x - 0.2} ${y - 0.2}L${x + 0.2} ${y + 0.2}M${x + 0.2} ${y - 0.2}L${x - 0.2} ${y + 0.2}`} />`;
      }),
    )}
  `;
};

const draw = (name: Exclude<ManualDiagram, 'cards'>, labels: readonly string[]): SVGTemplateResult => {
  if (name === 'passages') return passages(labels);
  if (name === 'notes') return notes(labels);
  return name === 'walk' ? walk : asking;
};

const heights = { walk: 6, passages: 6, asking: 4, notes: 4.6 } as const;

/** A diagram with its caption. The picture is hidden from screen readers: the caption tells it. */
export function manualDiagram(name: ManualDiagram, caption: string, labels: readonly string[] = []): TemplateResult {
  return html`
    <figure class="diagram diagram--manual">
      ${
        name === 'cards'
          ? html`<div class="diagram__cards" aria-hidden="true">
              ${(['plum', 'candlestick', 'library'] as const).map(
                (card) =>
                  html`<img src=${cardUrl(card)} alt="" width="480" height="720" loading="lazy" decoding="async" />`,
              )}
            </div>`
          : html`<svg viewBox="0 0 8 ${heights[name]}" aria-hidden="true">${draw(name, labels)}</svg>`
      }
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}
