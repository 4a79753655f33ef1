import { type SVGTemplateResult, svg } from 'lit';

/** Where the pips of 1 to 6 lie, on a grid of three by three: left to right, top to bottom. */
const pips: readonly string[] = ['', '4', '08', '048', '0268', '02468', '035268'];

/**
 * The face of a die on a grid of 24, without its `<svg>`. Anything but 1 to 6 gives a face without pips.
 *
 * @param value - 1 to 6
 * @param face - the ink of the die
 * @param ink - the ink of pips and edge
 */
export function dieFace(value: number, face = '#fffbf3', ink = '#1b1316'): SVGTemplateResult {
  return svg`<rect x="1" y="1" width="22" height="22" rx="4.500" fill=${face} stroke=${ink} stroke-width="1.200"/>
    ${[...(pips[value] ?? '')].map((place) => {
      const at = Number(place);
      return svg`<circle cx=${6 + (at % 3) * 6} cy=${6 + Math.floor(at / 3) * 6} r="2.100" fill=${ink}/>`;
    })}`;
}
