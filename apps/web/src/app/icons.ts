import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const icon = (size: number, drawing: SVGTemplateResult): TemplateResult => html`
  <svg class="icon" viewBox="0 0 ${size} ${size}" aria-hidden="true">${drawing}</svg>
`;

/** The app's mark: a lamp over a table. */
export const mark = (): TemplateResult =>
  icon(
    32,
    svg`
      <path class="mark-light" d="M16 8 30 24H2Z" />
      <path class="mark-lamp" d="M16 2v3M9 12a7 7 0 0 1 14 0Z" />
      <path class="mark-table" d="M2 24h28v3H2Z" />
    `,
  );

/** Settings. */
export const gear = (): TemplateResult =>
  icon(
    24,
    svg`<path class="line" d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle class="line" cx="16" cy="7" r="3" /><circle class="line" cx="8" cy="17" r="3" />`,
  );

/** Close. */
export const cross = (): TemplateResult => icon(24, svg`<path class="line" d="m6 6 12 12M18 6 6 18" />`);
