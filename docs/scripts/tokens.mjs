// The design tokens, as the built theme of the elements has them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { code } from './markdown.mjs';
import { docs, root } from './paths.mjs';

/** Writes reference/tokens.md. */
export async function writeTokens() {
  const { tokens, forcedColors } = await import(
    pathToFileURL(join(root, 'packages/elements/dist/theme/index.js')).href
  );
  const rows = Object.entries(tokens).map(([name, value]) => {
    const [, day = value, lamp = ''] = value.match(/^light-dark\((#\w+),(#\w+)\)$/) ?? [];
    const isColour = /^#\w+$/.test(day);
    const show = (colour) =>
      isColour && colour ? `<i class="swatch" style="background:${colour}"></i>${code(colour)}` : code(colour);
    return `| ${code(`--games-${name}`)} | ${show(day)} | ${show(lamp)} | ${code(forcedColors[name] ?? '')} |`;
  });
  mkdirSync(join(docs, 'reference'), { recursive: true });
  writeFileSync(
    join(docs, 'reference/tokens.md'),
    `---
title: Tokens
editLink: false
aside: false
---

# Tokens

All elements take their colours, spaces, type and motion from custom properties, and have a default for each. Set one anywhere above
an element; it is inherited.

\`\`\`css
:root {
  --games-felt: #24557a;
  --games-font-body: 'Atkinson Hyperlegible', sans-serif;
}
\`\`\`

\`@games/elements/theme.css\` sets all of them on \`:root\`, for a page that wants to match. Both themes follow \`color-scheme\`; with that style
sheet \`data-theme="light"\` or \`data-theme="dark"\` on any element chooses one. Under forced colours the system's palette wins.

| token | daylight | lamplight | forced colours |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
}
