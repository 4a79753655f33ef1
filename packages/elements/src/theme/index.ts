export { pageTheme } from './page.js';
export { theme } from './theme.js';
export { forcedColors, tokens } from './tokens.js';
