import { type SVGTemplateResult, svg } from 'lit';

/**
 * A staircase seen from above on a grid of 24, without its `<svg>`: the secret passage, or the middle of the board.
 *
 * @param ink - of the lines
 */
export function staircase(ink = 'currentColor'): SVGTemplateResult {
  return svg`<path fill="none" stroke=${ink} stroke-width="1.500" stroke-linejoin="round" d="M2.500 21.500H6.500V17.500H10.500V13.500H14.500V9.500H18.500V5.500H21.500V21.500Z"/>
    <path fill="none" stroke=${ink} stroke-width="1" d="M6.500 17.500V21.500M10.500 13.500V21.500M14.500 9.500V21.500M18.500 5.500V21.500"/>`;
}

/**
 * An arched door with two leaves on a grid of 24, without its `<svg>`, opening to the bottom; turn it for the other walls.
 *
 * @param wood - of the leaves
 * @param ink - of frame and handles
 */
export function door(wood = '#7a4a28', ink = 'currentColor'): SVGTemplateResult {
  return svg`<path fill=${wood} stroke=${ink} stroke-width="1.500" stroke-linejoin="round" d="M4 23V11A8 8 0 0 1 20 11V23Z"/>
    <path fill="none" stroke=${ink} stroke-width="1" d="M12 3V23M6.500 20.500V11.500A5.500 5.500 0 0 1 10 7V20.500ZM17.500 20.500V11.500A5.500 5.500 0 0 0 14 7V20.500Z"/>
    <circle cx="10.900" cy="14" r=".9" fill=${ink}/><circle cx="13.100" cy="14" r=".9" fill=${ink}/>`;
}

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
