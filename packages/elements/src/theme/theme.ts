import { type CSSResult, unsafeCSS } from 'lit';
import { forcedColors, tokens } from './tokens.js';

const names = Object.keys(tokens);

/**
 * The tokens for an element's `:host`. A declaration on `:host` would hide what the page set, so each public `--games-felt` is
 * read into a private `--_felt` that carries the default: the page's value is inherited, and set once for all elements.
 * Under forced colours the private one is the system's colour, whatever the page had set.
 */
export const theme: CSSResult = unsafeCSS(`:host{${names
  .map((name) => `--_${name}:var(--games-${name},${tokens[name]})`)
  .join(';')}}
@media (forced-colors:active){:host{${Object.entries(forcedColors)
  .map(([name, value]) => `--_${name}:${value}`)
  .join(';')}}}`);
