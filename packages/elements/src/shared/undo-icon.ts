import { type SVGTemplateResult, svg } from 'lit';

/** Back by one: apart from the other icons, since a board needs this one only. */
export const undoIcon: SVGTemplateResult = svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 7H5V3M5.5 7A8 8 0 1 1 4 14"/></svg>`;
