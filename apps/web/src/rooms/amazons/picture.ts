import { type SVGTemplateResult, svg } from 'lit';

const arch = 'M38 386V168A122 122 0 0 1 282 168V386Z';

/** The rays behind the sun: wedges from its centre, cut off by the arch. */
function rays(count: number, x: number, y: number, radius: number): SVGTemplateResult[] {
  const point = (turn: number): string =>
    `${(x + radius * Math.cos(turn * Math.PI * 2)).toFixed(1)} ${(y + radius * Math.sin(turn * Math.PI * 2)).toFixed(1)}`;
  return Array.from(
    { length: count },
    (_, ray) =>
      svg`<path class="ink-night-deep" d="M${x} ${y}L${point(ray / count)}L${point((ray + 0.5) / count)}Z" />`,
  );
}

/** The board before her, running away to one point behind her; four tiles are burnt. */
function floor(): SVGTemplateResult[] {
  const edges = [328, 338, 351, 367, 388];
  const at = (file: number, y: number): string => `${(160 + (file - 5) * (y - 250) * 0.42).toFixed(1)} ${y}`;
  const burnt = new Set(['3/1', '7/0', '6/2', '2/3']);
  return edges.slice(0, -1).flatMap((top, rank) => {
    const bottom = edges[rank + 1] ?? top;
    return Array.from({ length: 10 }, (_, file) => {
      const ink = burnt.has(`${file}/${rank}`) ? 'ink-felt' : (file + rank) % 2 ? 'ink-paper-shade' : 'ink-paper';
      return svg`<path class=${ink} d="M${at(file, top)}L${at(file + 1, top)}L${at(file + 1, bottom)}L${at(file, bottom)}Z" />`;
    });
  });
}

/** The frame of every card: a notched rule and the game's letter in two corners. */
const frame = (letter: string): SVGTemplateResult => svg`
  <path class="rule-brass" d="M26 12H294V26H308V422H294V436H26V422H12V26H26Z" />
  <text x="24" y="58" font-size="32">${letter}</text>
  <text x="24" y="58" font-size="32" transform="rotate(180 160 224)">${letter}</text>
`;

/** The card of the Amazons: an archer behind the board, the sun at her back, her arrow alight. */
export const picture = (): SVGTemplateResult => svg`
  <defs>
    <clipPath id="amazons-arch"><path d=${arch} /></clipPath>
  </defs>
  <rect class="ink-paper" width="320" height="448" />
  ${frame('A')}
  <g clip-path="url(#amazons-arch)">
    <rect class="ink-night" x="30" y="40" width="260" height="380" />
    ${rays(20, 142, 204, 260)}
    <circle class="ink-brass-deep" cx="142" cy="204" r="104" />
    <circle class="ink-brass" cx="142" cy="204" r="92" />
    <!-- crest -->
    <path class="ink-oxblood" d="M180 120C172 70 96 66 68 112C46 150 56 208 36 274C70 260 96 232 100 192L104 150Z" />
    <path class="ink-oxblood-deep" d="M172 118C156 92 112 90 90 122C72 152 78 206 58 256C84 240 100 214 102 186Z" />
    <!-- bow arm, behind her -->
    <path class="ink-skin-shade" d="M166 278L254 243Q266 241 268 250Q269 258 260 262L184 308Z" />
    <!-- neck and face -->
    <path class="ink-skin" d="M116 300V216L156 214V176H182L196 205L187 210L190 216L185 220L189 226L182 232Q184 247 170 249L159 250Q155 262 162 276L168 300Z" />
    <path class="ink-skin-shade" d="M116 300V244L132 238Q144 255 163 250Q156 256 158 268Q140 278 130 300Z" />
    <path class="ink-black" d="M168 192Q174 186 182 190Q175 196 168 192Z" />
    <!-- tunic -->
    <path class="ink-paper" d="M78 340C84 314 96 296 122 284Q142 296 164 280C186 286 198 304 208 340Z" />
    <path class="ink-paper-shade" d="M152 340Q152 312 160 284L172 283Q170 312 176 340ZM190 340Q186 316 180 292L188 298Q198 312 203 340Z" />
    <path class="ink-brass" d="M122 284Q142 296 164 280L170 285Q142 305 114 288Z" />
    <!-- helmet -->
    <path class="ink-black" d="M184 172C184 132 160 112 132 114C104 116 92 146 96 186C98 212 104 232 112 242L133 229L152 246Q165 220 158 192Z" />
    <path class="ink-brass" d="M187 169L189 181L158 200L95 190L94 178L156 187Z" />
    <path class="ink-brass" d="M152 247Q167 220 159 196L150 196Q156 218 145 240Z" />
    <circle class="ink-brass" cx="124" cy="208" r="7" />
    <!-- bow and string -->
    <path class="rule-string" d="M226 108L178 250L226 392" />
    <path class="rule-bow" d="M220 103Q230 104 236 118C256 158 265 204 265 250C265 298 256 342 236 382" />
    <path class="rule-grip" d="M265 238V264" />
    <!-- drawing arm, before her -->
    <path class="limb-upper" d="M126 298L74 262" />
    <path class="ink-paper" d="M84 340C88 318 100 300 108 318Q128 322 143 300L164 340Z" />
    <path class="ink-brass" d="M106 313Q126 318 141 296L145 301Q130 325 105 320Z" />
    <path class="limb-shade" d="M92 266L128 270" />
    <path class="limb-fore" d="M70 256L160 251" />
    <path class="ink-skin" d="M150 242L172 240Q184 242 183 252Q182 262 168 262L150 261Z" />
    <path class="ink-brass" d="M128 242L142 241.500V262.500L128 263.500Z" />
  </g>
  <g clip-path="url(#amazons-arch)">${floor()}</g>
  <path class="rule-brass" d=${arch} />
  <!-- the arrow -->
  <path class="rule-arrow" d="M174 250H288" />
  <path class="ink-flame" transform="translate(2 -4)" d="M276 254C280 240 292 242 290 228C302 238 310 250 304 262C300 272 282 272 276 254Z" />
  <path class="ink-brass" transform="translate(2 -4)" d="M283 256C286 249 293 250 294 242C300 249 302 256 299 261C295 267 286 266 283 256Z" />
`;
