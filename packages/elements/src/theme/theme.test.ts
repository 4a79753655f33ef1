import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forcedColors, pageTheme, theme, tokens } from './index.js';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2, contrast ratio. */
const contrast = (first: string, second: string): number => {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const shades = (name: string): readonly string[] => tokens[name]?.match(/#[0-9a-f]{6}\b/g) ?? [];

const themes = ['daylight', 'lamplight'] as const;

describe.each(themes)('%s', (name) => {
  const colour = (token: string): string => {
    const value = shades(token)[themes.indexOf(name)];
    if (!value) throw new TypeError(`no colour: ${token}`);
    return value;
  };

  test.each(['ink', 'ink-soft', 'brass-ink', 'oxblood-ink'])('%s is readable on every ground (4.5 : 1)', (ink) => {
    for (const ground of ['paper', 'surface', 'sunken']) {
      expect(contrast(colour(ink), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['outline', 'focus'])('%s shows on every ground (3 : 1)', (line) => {
    for (const ground of ['paper', 'surface', 'sunken']) {
      expect(contrast(colour(line), colour(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    ['on-felt', 'felt', 4.5],
    ['on-felt', 'felt-deep', 4.5],
    ['on-oxblood', 'oxblood', 4.5],
    ['on-frame', 'frame', 4.5],
    ['burnt-edge', 'tile', 3],
    ['burnt-edge', 'tile-alt', 3],
    ['target', 'tile', 3],
    ['target', 'tile-alt', 3],
    ['shot', 'tile', 3],
    ['shot', 'tile-alt', 3],
    ['ebony', 'tile', 3],
    ['ebony', 'tile-alt', 3],
    ['ivory-edge', 'tile', 3],
    ['ivory-edge', 'tile-alt', 3],
    ['ivory', 'ivory-edge', 3],
    ['ivory', 'ebony', 3],
  ])('%s on %s: %f : 1', (over, under, least) => {
    expect(contrast(colour(over), colour(under))).toBeGreaterThanOrEqual(least);
  });
});

test.each(['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'])(
  'the token of %s bears a readable letter',
  (name) => {
    const [hue = ''] = shades(`suspect-${name}`);
    const letter = name === 'mustard' || name === 'white' ? '#17110d' : '#fffaf0';
    expect(contrast(hue, letter)).toBeGreaterThanOrEqual(4.5);
  },
);

test('theme.css is what the tokens say (scripts/theme-css.mjs writes it)', () => {
  // The formatter has its own mind about blanks and quotation marks.
  const bare = (css: string): string => css.replace(/\s+/g, '').replaceAll('"', "'");
  expect(bare(readFileSync(new URL('theme.css', import.meta.url), 'utf8'))).toBe(bare(pageTheme));
});

test('an element reads the page token and falls back to the default', () => {
  expect(theme.cssText).toContain(`--_felt:var(--games-felt,${tokens.felt})`);
  for (const name of Object.keys(forcedColors)) expect(tokens).toHaveProperty([name]);
});
