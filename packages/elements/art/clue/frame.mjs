// What every card shares: paper, a notched double rule, a window with stepped shoulders, the name below, an emblem in the corner.
import { emblem } from './emblems.mjs';
import { lettering } from './lettering.mjs';
import * as p from './palette.mjs';
import { disc, fill, line } from './parts.mjs';

/** The window of the picture: x 16 to 224, y 16 to 300. */
export const window = 'M34 16H206V25H215V34H224V300H16V34H25V25H34Z';

/** A whole card of 240 x 360. */
export function card({ id, name, dark, picture }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360" width="480" height="720">
<title>${name}</title>
<defs><clipPath id="window"><path d="${window}"/></clipPath></defs>
${fill(p.paper, 'M0 0H240V360H0Z')}
${line(dark, 1.6, 'M22 7H218V22H233V338H218V353H22V338H7V22H22Z')}
<g clip-path="url(#window)">
${picture}
</g>
${line(dark, 2.4, window)}
${line(p.brassDeep, 1, 'M30 312H92M148 312H210M30 345H98M142 345H210')}
${fill(p.brassDeep, 'M120 307L125 312L120 317L115 312ZM104 309.500L106.500 312L104 314.500L101.500 312ZM136 309.500L138.500 312L136 314.500L133.500 312ZM120 341L124 345L120 349L116 345ZM108 343L110 345L108 347L106 345ZM132 343L134 345L132 347L130 345Z')}
${lettering(name.toUpperCase(), { cx: 120, baseline: 336.4, width: 178, size: 20.5, fill: p.ink })}
${disc(p.paper, 30, 30, 20)}${disc(dark, 30, 30, 17.5)}
<clipPath id="emblem"><circle cx="30" cy="30" r="17.5"/></clipPath>
<g clip-path="url(#emblem)"><g transform="translate(17 17) scale(1.083)">${emblem(id, p.paper, dark)}</g></g>
</svg>
`;
}
