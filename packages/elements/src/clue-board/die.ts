import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The face of a die; 0 is one that has not been rolled. */
export function dieFace(pips: number): SVGTemplateResult {
  return svg`<svg class="die-face" viewBox="-10 -10 20 20" aria-hidden="true">
    <rect x="-8.500" y="-8.500" width="17" height="17" rx="3.500" />
    ${(PIPS[pips] ?? []).map(([x, y]) => svg`<circle cx=${x * 4.6} cy=${y * 4.6} r="1.7" />`)}
    ${pips === 0 ? svg`<path class="unrolled" d="M-3-1.500A3 3 0 1 1 1.500 1.800Q0 2.500 0 4M0 6.800V6.900" />` : ''}
  </svg>`;
}

/** What the dice need to be drawn. */
export interface DieOptions {
  readonly roll: readonly number[];
  readonly dice: 1 | 2;
  readonly canRoll: boolean;
  readonly label: string;
  readonly text: string;
  readonly press: () => void;
}

/** The dice of the turn: a button while they can be rolled, else a picture. */
export function dieTemplate({ roll, dice, canRoll, label, text, press }: DieOptions): TemplateResult {
  const faces = Array.from({ length: dice }, (_, i) => dieFace(roll[i] ?? 0));
  return canRoll
    ? html`<button type="button" class="die ready" part="die" aria-label=${label} @click=${press}>
        <span class="faces">${faces}</span><span class="die-word" aria-hidden="true">${text}</span>
      </button>`
    : html`<div class="die" part="die" role="img" aria-label=${label}><span class="faces">${faces}</span></div>`;
}
