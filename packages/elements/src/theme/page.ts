import { forcedColors, tokens } from './tokens.js';

const declare = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, value]) => `  --games-${name}: ${value};`)
    .join('\n');

/**
 * The tokens as a style sheet for a page: `@games/elements/theme.css` holds the same text. It sets the tokens on `:root`,
 * follows the system's theme, and lets a page choose one by `data-theme="light"` or `data-theme="dark"` on any element.
 *
 * @example
 * ```ts
 * import { pageTheme } from '@games/elements/theme';
 * pageTheme.includes('--games-felt:'); // => true
 * ```
 */
export const pageTheme: string = `:root {
  color-scheme: light dark;
${declare(tokens)}
}
[data-theme='light'] { color-scheme: light; }
[data-theme='dark'] { color-scheme: dark; }
@media (forced-colors: active) {
  :root {
${declare(forcedColors).replaceAll('  --', '    --')}
  }
}
`;
