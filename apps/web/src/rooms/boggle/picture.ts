import { type SVGTemplateResult, svg } from 'lit';

/** The frame of every card: a notched rule and the game's letter in two corners. */
const frame = (letter: string): SVGTemplateResult => svg`
  <path class="rule-brass" d="M26 12H294V26H308V422H294V436H26V422H12V26H26Z" />
  <text x="24" y="58" font-size="32">${letter}</text>
  <text x="24" y="58" font-size="32" transform="rotate(180 160 224)">${letter}</text>
`;

const letters = ['P', 'A', 'R', 'S', 'N', 'O', 'L', 'E', 'G', 'U', 'R', 'T', 'I', 'W', 'O', 'D'];
const word = [0, 1, 2, 6, 5, 9, 10];

const die = (letter: string, cell: number): SVGTemplateResult => {
  const [x, y] = [66 + (cell % 4) * 48, 132 + Math.floor(cell / 4) * 48];
  const lit = word.includes(cell);
  return svg`
    <rect class="ink-black" x=${x} y=${y + 3} width="44" height="44" rx="9" opacity="0.35" />
    <rect class=${lit ? 'ink-brass' : 'ink-paper'} x=${x} y=${y} width="44" height="44" rx="9" />
    <rect class=${lit ? 'ink-brass-deep' : 'ink-paper-shade'} x=${x} y=${y + 39} width="44" height="5" rx="2.5" opacity="0.7" />
    <text x=${x + 22} y=${y + 32} font-size="28" text-anchor="middle">${letter}</text>
  `;
};

/** The sand-glass above the tray: half of its three minutes gone. */
const glass = svg`
  <path class="ink-brass" d="M132 50H188V58H132ZM132 112H188V120H132Z" />
  <path class="ink-paper" d="M138 58H182C182 76 166 78 164 85C166 92 182 94 182 112H138C138 94 154 92 156 85C154 78 138 76 138 58Z" opacity="0.9" />
  <path class="ink-flame" d="M146 70H174C170 77 164 78 161 84H159C156 78 150 77 146 70ZM144 112C146 103 155 101 160 96C165 101 174 103 176 112Z" />
`;

/** The card of Boggle: a tray of dice under a sand-glass, a word traced through them. */
export const picture = (): SVGTemplateResult => svg`
  <rect class="ink-paper" width="320" height="448" />
  ${frame('B')}
  <path class="ink-night" d="M38 386V168A122 122 0 0 1 282 168V386Z" />
  <path class="ink-night-deep" d="M60 386V176L160 62L260 176V386Z" />
  ${glass}
  <rect class="ink-oxblood-deep" x="52" y="126" width="216" height="212" rx="22" />
  <rect class="ink-oxblood" x="52" y="120" width="216" height="212" rx="22" />
  <rect class="ink-felt" x="60" y="128" width="200" height="196" rx="14" />
  ${letters.map(die)}
  <polyline class="rule-trace" points=${word.map((cell) => `${88 + (cell % 4) * 48},${154 + Math.floor(cell / 4) * 48}`).join(' ')} />
  <path class="ink-paper-shade" d="M60 346H260V386H60Z" />
  <path class="rule-black" d="M76 360H214M76 372H176" />
  <path class="rule-brass" d="M38 386V168A122 122 0 0 1 282 168V386Z" />
`;
