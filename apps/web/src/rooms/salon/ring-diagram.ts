import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** The nine areas of the ring, clockwise from the top left, and the corridor in their midst. */
export const RING: readonly (readonly [x: number, y: number, width: number, height: number, floor: string])[] = [
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
const CORRIDOR = 9;

/** The ring in small: one floor an area. */
export const ringFloors = (): SVGTemplateResult[] =>
  RING.map(
    ([x, y, width, height, floor]) =>
      svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${floor} stroke="#2b1d13" stroke-width=".35" />`,
  );

/** Where in the ring the ways from a corner lead: to its neighbours, through the passage, to the corridor. */
const waysFrom = (from: number): readonly number[] => [(from + 1) % 9, (from + 8) % 9, (from + 4) % 8, CORRIDOR];

/** The middle of a place, in the thirds that the drawing of the ways counts in. */
const middleOf = (index: number): readonly [number, number] => {
  const [x, y, width, height] = RING[index] ?? [0, 0, 0, 0];
  return [(x + width / 2) / 3, (y + height / 2) / 3];
};

/** The ways from a corner of the ring; what they show stands in the caption. */
export function ringDiagram(from: number, caption: string): TemplateResult {
  const [x, y] = middleOf(from);
  return html`
    <figure class="diagram">
      <svg viewBox="-.2 -.2 8.4 9.4" aria-hidden="true">
        <g transform="scale(.33333)">${ringFloors()}</g>
        ${waysFrom(from).map((to, i) => {
          const [toX, toY] = middleOf(to);
          const way = i === 2 ? 'flight' : 'way';
          return svg`<path class=${`line ${way}`} d=${`M${x} ${y}L${toX} ${toY}`} />
            <circle class=${`head ${way}`} cx=${toX} cy=${toY} r=".24" />`;
        })}
        <path d=${`M${x} ${y - 0.55}l.55 .55-.55 .55-.55-.55Z`} fill="#b3202c" stroke="#17110d" stroke-width=".08" />
      </svg>
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}
