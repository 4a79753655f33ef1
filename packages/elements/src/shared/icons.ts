import { type SVGTemplateResult, svg } from 'lit';
import { undoIcon } from './undo-icon.js';

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
  | 'keyboard'
  | 'backspace'
  | 'check'
  | 'turn'
  | 'share'
  | 'options'
  | 'book'
  | 'chart'
  | 'restart'
  | 'quit'
  | 'hint'
  | 'evaluation'
  | 'save';

/** The icons of the controls, drawn as lines on a grid of 24. */
export const icons: Readonly<Record<IconName, SVGTemplateResult>> = {
  add: icon('M12 5v14M5 12h14'),
  undo: undoIcon,
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
  hint: icon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.1 1 1.8h5c0-.7.4-1.3 1-1.8A6 6 0 0 0 12 3'),
  save: icon('M12 4v11m0 0l-4-4m4 4l4-4M5 14v6h14v-6'),
  evaluation: icon('M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z'),
  backspace: icon('M9 6h11v12H9l-6-6zM12 9.5l5 5m0-5l-5 5'),
  check: icon('M5 12.5l4.5 4.5L19 7'),
  turn: icon('M20 4v5h-5M20 9a8.5 8.5 0 1 0 .5 4.5M9 9.5h5v5H9z'),
  share: icon('M12 15V4m0 0L8 8m4-4l4 4M6 12H4v8h16v-8h-2'),
  options: icon('M4 7h9m4 0h3M15 5v4M4 17h3m4 0h9M9 15v4'),
  book: icon('M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14'),
  chart: icon('M4 20h16M7 16v-5M12 16V5M17 16V9'),
  restart: icon('M4 4v5h5M4.5 9a8.5 8.5 0 1 1-.5 5'),
  quit: icon('M14 4H5v16h9M10 12h10m0 0l-3.5-3.5M20 12l-3.5 3.5'),
};
