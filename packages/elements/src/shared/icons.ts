import { type SVGTemplateResult, svg } from 'lit';

const icon = (path: string): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}/></svg>`;

/** The names of the icons. */
export type IconName =
  | 'add'
  | 'undo'
  | 'redo'
  | 'flip'
  | 'flag'
  | 'sound'
  | 'silence'
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'territory'
  | 'keyboard';

/** The icons of the controls, drawn as lines on a grid of 24. */
export const icons: Readonly<Record<IconName, SVGTemplateResult>> = {
  add: icon('M12 5v14M5 12h14'),
  undo: icon('M9 7H5V3M5.5 7A8 8 0 1 1 4 14'),
  redo: icon('M15 7h4V3M18.5 7A8 8 0 1 0 20 14'),
  flip: icon('M8 4v16m0 0l-4-4m4 4l4-4M16 20V4m0 0l-4 4m4-4l4 4'),
  flag: icon('M6 21V4h11l-2.5 4L17 12H6'),
  sound: icon('M4 10v4h3l4 4V6L7 10zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11'),
  silence: icon('M4 10v4h3l4 4V6L7 10zM15 9.5l5 5m0-5l-5 5'),
  first: icon('M18 6l-7 6 7 6M7 6v12'),
  back: icon('M15 6l-7 6 7 6'),
  forward: icon('M9 6l7 6-7 6'),
  last: icon('M6 6l7 6-7 6M17 6v12'),
  territory: icon('M4 4h16v16H4zM12 4v16M4 12h8M8 8h.01M16 16h.01'),
  keyboard: icon('M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8'),
};
