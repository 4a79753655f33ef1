import { type SVGTemplateResult, svg } from 'lit';

/**
 * A fan of deco rays on a grid of 24, without its `<svg>`: an ornament for the middle of the board or an empty pile.
 *
 * @param ink - of the rays
 */
export function sunburst(ink = 'currentColor'): SVGTemplateResult {
  const ray = (turn: number): string => {
    const at = (radius: number, angle: number): string =>
      `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(20 - radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(4.5, turn)}L${at(16, turn + 0.07)}L${at(16, turn - 0.07)}Z`;
  };
  const turns = Array.from({ length: 9 }, (_, index) => (index / 8) * Math.PI);
  return svg`<path fill=${ink} d=${turns.map(ray).join('')}/><path fill=${ink} d="M8.500 20a3.500 3.500 0 0 1 7 0Z"/>
    <path fill="none" stroke=${ink} stroke-width="1.200" d="M.5 22H23.500"/>`;
}
