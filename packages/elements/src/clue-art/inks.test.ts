import { SUSPECTS } from '@games/clue-core';
import { expect, test } from 'vitest';
import { suspectInks } from './inks.js';

/** WCAG 2.2: relative luminance. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: string, second: string): number => {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

test.each(SUSPECTS)('CLU-4: figure and edge of %s stand out from the ground (3 : 1)', (suspect) => {
  const { ground, edge, figure } = suspectInks[suspect];
  expect(contrast(figure, ground)).toBeGreaterThanOrEqual(3);
  expect(Math.max(contrast(edge, ground), contrast(edge, '#f5efe1'))).toBeGreaterThanOrEqual(3);
});
