import { type SVGTemplateResult, svg } from 'lit';

const arch = 'M38 386V168A122 122 0 0 1 282 168V386Z';

/** The frame of every card: a notched rule and the game's letter in two corners. */
const frame = (letter: string): SVGTemplateResult => svg`
  <path class="rule-brass" d="M26 12H294V26H308V422H294V436H26V422H12V26H26Z" />
  <text x="24" y="58" font-size="32">${letter}</text>
  <text x="24" y="58" font-size="32" transform="rotate(180 160 224)">${letter}</text>
`;

/** A letter on the desk, sealed. */
const letter = (x: number, y: number, turn: number): SVGTemplateResult => svg`
  <g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <path class="ink-black" d="M-46-26H46V34H-46Z" opacity=".3" />
    <path class="ink-paper" d="M-46-30H46V30H-46Z" />
    <path class="ink-paper-shade" d="M-46-30L0 8L46-30Z" />
    <path class="rule-black" d="M-46-30L0 8L46-30M-46 30L-12-2M46 30L12-2" />
    <circle class="ink-oxblood" cx="0" cy="4" r="9" />
    <circle class="ink-oxblood-deep" cx="0" cy="4" r="4.500" />
  </g>
`;

/** The card of the salon: the host's desk at night, with a lamp, a pen and letters that wait for an answer. */
export const picture = (): SVGTemplateResult => svg`
  <defs>
    <clipPath id="salon-arch"><path d=${arch} /></clipPath>
  </defs>
  <rect class="ink-paper" width="320" height="448" />
  ${frame('S')}
  <g clip-path="url(#salon-arch)">
    <rect class="ink-night-deep" x="30" y="40" width="260" height="350" />
    <!-- the window, and the moon -->
    <path class="ink-night" d="M60 262V158A44 44 0 0 1 148 158V262Z" />
    <circle class="ink-paper" cx="112" cy="150" r="15" />
    <circle class="ink-night" cx="120" cy="145" r="13" />
    <path class="ink-black" d="M101 114H107V262H101ZM60 186H148V192H60Z" />
    <!-- the light of the lamp -->
    <path class="ink-brass-deep" d="M186 176H254L318 300H122Z" opacity=".5" />
    <path class="ink-brass" d="M194 176H246L288 300H152Z" opacity=".55" />
    <!-- the lamp -->
    <path class="ink-felt" d="M196 128H244L262 178H178Z" />
    <path class="ink-flame" d="M178 178H262V184H178Z" />
    <path class="ink-brass-deep" d="M217 184H223V284H217ZM196 284H244V292H196Z" />
    <path class="ink-brass" d="M216 118H224V128H216Z" />
    <!-- the desk -->
    <path class="ink-oxblood" d="M30 292H290V304H30Z" />
    <path class="ink-oxblood-deep" d="M30 304H290V390H30Z" />
    <path class="ink-felt" d="M52 300H268L282 390H38Z" />
    ${letter(112, 338, -9)} ${letter(212, 350, 8)}
    <!-- inkwell and pen -->
    <path class="ink-black" d="M140 262H172V292H140ZM146 254H166V262H146Z" />
    <path class="ink-paper" d="M154 258C150 232 158 204 178 190C178 214 172 240 160 258Z" />
    <path class="rule-black" d="M156 258C160 236 166 214 176 194" />
  </g>
  <path class="rule-brass" d=${arch} />
`;
