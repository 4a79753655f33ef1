import { type SVGTemplateResult, svg } from 'lit';

const arch = 'M38 386V168A122 122 0 0 1 282 168V386Z';

/** The frame of every card: a notched rule and the game's letter in two corners. */
const frame = (letter: string): SVGTemplateResult => svg`
  <path class="rule-brass" d="M26 12H294V26H308V422H294V436H26V422H12V26H26Z" />
  <text x="24" y="58" font-size="32">${letter}</text>
  <text x="24" y="58" font-size="32" transform="rotate(180 160 224)">${letter}</text>
`;

/** The floor of the hall: flags that run to a point behind the door. */
function floor(): SVGTemplateResult[] {
  const edges = [322, 332, 346, 364, 388];
  const at = (file: number, y: number): string => `${(160 + (file - 4) * (y - 262) * 0.52).toFixed(1)} ${y}`;
  return edges.slice(0, -1).flatMap((top, rank) => {
    const bottom = edges[rank + 1] ?? top;
    return Array.from({ length: 8 }, (_, file) => {
      const ink = (file + rank) % 2 ? 'ink-night' : 'ink-night-deep';
      return svg`<path class=${ink} d="M${at(file, top)}L${at(file + 1, top)}L${at(file + 1, bottom)}L${at(file, bottom)}Z" />`;
    });
  });
}

/** The card of Clue: a door stands open at night, and somebody with a candlestick is in it. */
export const picture = (): SVGTemplateResult => svg`
  <defs>
    <clipPath id="clue-arch"><path d=${arch} /></clipPath>
  </defs>
  <rect class="ink-paper" width="320" height="448" />
  ${frame('C')}
  <g clip-path="url(#clue-arch)">
    <rect class="ink-oxblood-deep" x="30" y="40" width="260" height="380" />
    <!-- wallpaper -->
    ${Array.from({ length: 9 }, (_, i) => svg`<path class="ink-oxblood" d="M${44 + i * 28} 40h10v300h-10Z" />`)}
    ${floor()}
    <!-- the light that falls out -->
    <path class="ink-brass-deep" d="M112 322H208L262 388H58Z" />
    <path class="ink-brass" d="M120 322H200L240 388H80Z" />
    <!-- door frame and what is behind -->
    <path class="ink-black" d="M92 324V130Q160 84 228 130V324H214V140Q160 102 106 140V324Z" />
    <path class="ink-brass" d="M106 324V140Q160 102 214 140V324Z" />
    <path class="ink-paper" d="M122 324V150Q160 122 198 150V324Z" />
    <!-- the door, half open -->
    <path class="ink-felt" d="M214 140L262 118V346L214 324Z" />
    <path class="ink-night" d="M222 152L254 138V222L222 228ZM222 242L254 238V324L222 312Z" />
    <circle class="ink-brass" cx="224" cy="236" r="4" />
    <!-- somebody -->
    <path class="ink-black" d="M126 324C126 296 130 272 134 256C128 246 128 236 136 226C142 219 148 217 151 214C147 209 145 203 146 196L138 194Q136 190 140 188H146C146 176 150 170 160 170S174 176 174 188H181Q185 190 182 194L175 196C176 203 174 209 170 214C176 217 184 220 188 228L196 216L202 221L194 244Q190 250 184 248C188 270 192 296 192 324Z" />
    <!-- the candlestick -->
    <path class="ink-brass-deep" d="M194 214H206L204 206H202V182H206V176H194V182H198V206H196Z" />
    <path class="ink-paper-shade" d="M197 154H203V176H197Z" />
    <path class="ink-flame" d="M200 134Q209 146 200 154Q191 146 200 134Z" />
    <path class="ink-oxblood" d="M146 187H174V182H146Z" />
    <!-- the shadow -->
    <path class="ink-black" d="M128 324H192L224 388H96Z" opacity=".55" />
  </g>
  <path class="rule-brass" d=${arch} />
`;
