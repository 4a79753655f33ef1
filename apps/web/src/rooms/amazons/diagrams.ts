import '@games/elements/amazons-board/define.js';
import {
  type AmazonsView,
  arrowTargets,
  parsePosition,
  queenTargets,
  type Square,
  squareToIndex,
} from '@games/amazons-core';
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { type Diagram, type DiagramName, diagrams } from './diagram-positions.js';

function read(position: string): AmazonsView {
  const result = parsePosition(position);
  if (!result.ok) throw new TypeError(`diagram: ${position} is no position (${result.error.code})`);
  return result.value;
}

/** The middle of a square, counted in squares from the top left. */
function middle(view: AmazonsView, square: Square): readonly [number, number] {
  const index = squareToIndex(view, square);
  return [(index % view.width) + 0.5, view.height - Math.floor(index / view.width) - 0.5];
}

const dot = ([x, y]: readonly [number, number]): SVGTemplateResult =>
  svg`<circle class="go" cx=${x} cy=${y} r="0.13" />`;
const lozenge = ([x, y]: readonly [number, number]): SVGTemplateResult =>
  svg`<path class="shoot" d=${`M${x} ${y - 0.17}l.17 .17l-.17 .17l-.17-.17Z`} />`;

/** A line from square to square, with a point at its end. */
function line([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], kind: string) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ex, ey] = [x2 - dx * 0.4, y2 - dy * 0.4];
  const head = `M${ex} ${ey}L${ex - dx * 0.3 - dy * 0.17} ${ey - dy * 0.3 + dx * 0.17}L${ex - dx * 0.3 + dy * 0.17} ${ey - dy * 0.3 - dx * 0.17}Z`;
  return svg`
    <path class=${`line ${kind}`} d=${`M${x1 + dx * 0.2} ${y1 + dy * 0.2}L${ex - dx * 0.25} ${ey - dy * 0.25}`} />
    <path class=${`head ${kind}`} d=${head} />
  `;
}

/** A diagram with the words that tell the same: the picture itself is hidden from screen readers. */
export function diagram(name: DiagramName, caption: string): TemplateResult {
  const { position, before, queen, shooter, lines = [] }: Diagram = diagrams[name];
  const view = read(position);
  const goes = queen ? queenTargets(view, queen) : [];
  const shots = before && shooter ? arrowTargets(read(before), ...shooter) : [];
  return html`
    <figure class="diagram" data-size=${view.width}>
      <div class="diagram__board" aria-hidden="true">
        <amazons-board readonly no-coordinates no-message .view=${view}></amazons-board>
        <svg viewBox="0 0 ${view.width} ${view.height}">
          ${goes.map((square) => dot(middle(view, square)))} ${shots.map((square) => lozenge(middle(view, square)))}
          ${lines.map(([from, to, kind]) => line(middle(view, from), middle(view, to), kind))}
        </svg>
      </div>
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}
