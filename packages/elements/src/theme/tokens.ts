/**
 * The look of all games in one table: paper, ink, baize green, brass and oxblood by daylight, the same hues on a warm
 * near-black by lamplight. `light-dark()` follows `color-scheme`, so a page chooses a theme with one declaration.
 * Every text colour has AA contrast on `paper`, `surface` and `sunken`; every border of a control has 3 : 1.
 */
const light = (day: string, lamp: string): string => `light-dark(${day},${lamp})`;

/** The design tokens: each name is the custom property `--games-<name>`, each value its default. */
export const tokens: Readonly<Record<string, string>> = {
  // Grounds and text.
  paper: light('#f5efe1', '#17120e'),
  surface: light('#fffbf3', '#221b15'),
  sunken: light('#eae1cc', '#0f0c09'),
  ink: light('#241c15', '#f2e8d5'),
  'ink-soft': light('#615545', '#b9aa92'),
  line: light('#d9ccb1', '#3b3127'),
  outline: light('#8a7b62', '#8a7b64'),
  // The hues of the parlour; `on-*` is text that stands on them.
  felt: light('#2d6a4e', '#2b6349'),
  'felt-deep': light('#1e4a37', '#16382a'),
  'on-felt': light('#fbf6ea', '#f6efdf'),
  brass: light('#b4862c', '#d9ab4f'),
  'brass-ink': light('#77550f', '#e0b65f'),
  oxblood: light('#7c2331', '#8f2f3d'),
  'oxblood-ink': light('#7c2331', '#eaa0a3'),
  'on-oxblood': light('#fff6ec', '#fff1e6'),
  focus: light('#7c2331', '#f0c66e'),
  // Boards and pieces. `burnt` is a tile that is gone: the felt of the table shows through.
  tile: light('#f2e7ce', '#a68d68'),
  'tile-alt': light('#e4d5b4', '#8f7654'),
  target: light('#1e4a37', '#12301f'),
  shot: light('#7c2331', '#561420'),
  frame: light('#4a3427', '#30241a'),
  'on-frame': light('#f3e6cb', '#d8c5a2'),
  burnt: light('#2d6a4e', '#1b4030'),
  'burnt-edge': light('#1c4533', '#0d2219'),
  ivory: light('#fffaf0', '#fbf3e2'),
  'ivory-edge': light('#4a3b2c', '#2b2017'),
  ebony: light('#2a2024', '#1b1316'),
  'ebony-edge': light('#120c0e', '#0c0809'),
  // The suspects of Clue: the same by day and by lamp, since a token is known by its hue, its letter and its shape.
  'suspect-scarlet': '#b3202c',
  'suspect-mustard': '#d3a13a',
  'suspect-white': '#f4eee2',
  'suspect-green': '#2a7449',
  'suspect-peacock': '#1f5fa8',
  'suspect-plum': '#6d3b8f',
  // Space, shape, depth.
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2.5rem',
  'radius-small': '0.375rem',
  radius: '0.75rem',
  'radius-round': '999px',
  shadow: light('0 1px 2px #241c1526,0 6px 20px #241c1514', '0 1px 2px #0009,0 8px 24px #0006'),
  // Type. The app loads the first names; the rest are what systems have.
  'font-display':
    "'Kalnia Variable',Kalnia,'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
  'font-body': "'Source Sans 3 Variable','Source Sans 3','Gill Sans Nova',Candara,'Noto Sans',system-ui,sans-serif",
  'text-small': '0.875rem',
  text: '1rem',
  'text-large': '1.25rem',
  'text-title': '1.75rem',
  // Motion explains; elements still it under prefers-reduced-motion.
  'motion-quick': '150ms',
  motion: '200ms',
  'motion-slow': '250ms',
  ease: 'cubic-bezier(0.2,0.7,0.3,1)',
};

/** What forced colours make of the tokens: the system's palette, whatever a page had set. */
export const forcedColors: Readonly<Record<string, string>> = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  line: 'CanvasText',
  outline: 'ButtonBorder',
  felt: 'ButtonText',
  'felt-deep': 'ButtonText',
  'on-felt': 'ButtonFace',
  brass: 'CanvasText',
  'brass-ink': 'CanvasText',
  oxblood: 'CanvasText',
  'oxblood-ink': 'CanvasText',
  'on-oxblood': 'Canvas',
  focus: 'Highlight',
  tile: 'Canvas',
  'tile-alt': 'Canvas',
  frame: 'Canvas',
  'on-frame': 'CanvasText',
  burnt: 'GrayText',
  'burnt-edge': 'GrayText',
  target: 'CanvasText',
  shot: 'CanvasText',
  // White stays white and black stays black, each with an edge that shows on either ground.
  ivory: 'white',
  'ivory-edge': 'black',
  ebony: 'black',
  'ebony-edge': 'white',
  shadow: 'none',
};
