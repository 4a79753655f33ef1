import { html, nothing, svg, type TemplateResult } from 'lit';
import { placeOf } from './layout.js';

/** The path as a line through the middles of its tiles: a ring where it begins, a head where it ends. */
export function pathArt(
  rows: readonly (readonly number[])[],
  path: readonly number[],
): TemplateResult | typeof nothing {
  if (path.length === 0) return nothing;
  const points = path.map((cell) => {
    const { row, column } = placeOf(rows, cell);
    return [column + 0.5, row + 0.5] as const;
  });
  const [first = [0, 0]] = points;
  const [x, y] = points.at(-1) ?? first;
  const [fromX, fromY] = points.at(-2) ?? first;
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return html`<svg class="path" part="path" viewBox="0 0 ${rows[0]?.length ?? 1} ${rows.length}" aria-hidden="true">
    ${svg`<circle class="start" cx=${first[0]} cy=${first[1]} r="0.36"/>`}
    ${
      path.length > 1
        ? svg`<polyline class="line" points=${points.map((point) => point.join(',')).join(' ')}/>
          <path class="head" d="M.12-.2L.42 0L.12 .2Z" transform="translate(${x} ${y}) rotate(${angle})"/>`
        : nothing
    }
  </svg>`;
}
