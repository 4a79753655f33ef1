import * as p from '../palette.mjs';
import { blade, box, disc, fill, line, oval, times } from '../parts.mjs';

const { hue, deep, light, dark } = p.hues.plum;
const { skin, shade, lips } = p.skins.brown;

// Spectacles, bow tie and a quill: there is a footnote to this.
export const plum = [
  box(deep, 0, 0, 240, 310),
  times(5, (ring) =>
    times(12, (i) =>
      blade((i + ring) % 2 ? hue : deep, 120, 150, 70 + ring * 30, 100 + ring * 30, i / 12, (i + 1) / 12),
    ),
  ),
  fill(dark, 'M120 30L204 114V178L120 262L36 178V114Z'),
  fill(light, 'M120 38L198 117V176L120 254L42 176V117Z'),
  fill(p.hues.plum.hue, 'M120 52L187 120V172L120 240L53 172V120Z', 'opacity="0.55"'),
  // Tweed jacket in a check.
  fill(light, 'M18 316C20 258 42 238 96 216H144C198 238 220 258 222 316Z'),
  fill(hue, 'M120 228L144 216C198 238 220 258 222 316H120Z'),
  times(7, (i) => line(hue, 1.2, `M${28 + i * 13} ${262 - i * 6}V314`, 'opacity="0.55"')),
  times(4, (i) => line(hue, 1.2, `M${26 - i * 2} ${262 + i * 14}H${112}`, 'opacity="0.55"')),
  times(7, (i) => line(deep, 1.2, `M${212 - i * 13} ${262 - i * 6}V314`)),
  times(4, (i) => line(deep, 1.2, `M128 ${262 + i * 14}H${214 + i * 2}`)),
  // Waistcoat, shirt, lapels.
  fill(p.brassDeep, 'M92 244L120 300L148 244L156 314H84Z'),
  fill(p.paper, 'M92 208L120 226L148 208L146 250L120 292L94 250Z'),
  fill(p.paperShade, 'M120 226L148 208L146 250L120 292Z'),
  fill(dark, 'M90 214L66 238L78 252L70 260L108 316H122L92 250Z'),
  fill(p.ink, 'M150 214L174 238L162 252L170 260L132 316H118L148 250Z'),
  // Neck.
  fill(skin, 'M98 172H142V208L120 224L98 208Z'),
  fill(shade, 'M98 176Q120 202 142 174V208L120 224V206Q104 198 98 176Z'),
  fill(p.paper, 'M94 202L118 224L104 232L88 212Z'),
  fill(p.paperShade, 'M146 202L122 224L136 232L152 212Z'),
  // Bow tie.
  fill(p.oxblood, 'M120 228L92 216V242Z'),
  fill(p.oxbloodDeep, 'M120 228L148 216V242Z'),
  disc(p.oxblood, 120, 229, 6),
  disc(p.brassLight, 100, 225, 1.6),
  disc(p.brassLight, 99, 233, 1.6),
  disc(p.brassLight, 107, 229, 1.6),
  disc(p.brass, 140, 225, 1.6),
  disc(p.brass, 141, 233, 1.6),
  disc(p.brass, 133, 229, 1.6),
  // Hair: grey at the temples, unruly above.
  fill(
    p.ink,
    'M80 132C70 104 72 78 88 64C86 58 92 50 100 54C104 44 116 42 122 50C130 42 144 46 146 56C156 54 164 64 160 74C170 88 170 112 160 132Z',
  ),
  fill(p.steelDeep, 'M80 134C74 116 74 104 76 96Q84 104 86 132ZM160 134C166 116 166 104 164 96Q156 104 154 132Z'),
  oval(skin, 79, 134, 7, 12),
  oval(shade, 161, 134, 7, 12),
  // Face.
  fill(
    skin,
    'M84 112C84 92 98 82 120 82C142 82 156 92 156 112V138C156 158 148 172 136 182Q120 192 104 182C92 172 84 158 84 138Z',
  ),
  fill(
    shade,
    'M120 82C142 82 156 92 156 112V138C156 158 148 172 136 182Q128 187 120 188V166L124 162V156Q132 156 132 149L122 124Z',
  ),
  fill(
    p.ink,
    'M82 118C82 92 92 78 108 76C104 84 96 90 92 98C90 106 88 112 86 122ZM158 118C158 92 150 78 132 74C138 84 146 90 149 98C151 106 152 112 154 122Z',
  ),
  fill(p.ink, 'M100 84C96 72 106 62 118 66C130 60 146 70 144 86C136 78 124 78 118 82C112 78 106 80 100 84Z'),
  // Brows, eyes, spectacles.
  fill(p.ink, 'M88 114Q100 105 114 112L113 116Q100 110 90 118ZM127 110Q140 101 153 110L152 114Q140 106 128 115Z'),
  fill(p.paper, 'M93 131Q102 123 111 131Q102 138 93 131ZM129 131Q138 123 147 131Q138 138 129 131Z'),
  disc(p.ink, 103, 130, 3.5),
  disc(p.ink, 139, 130, 3.5),
  line(p.ink, 2, 'M92 131Q102 121.500 112 131M128 131Q138 121.500 148 131'),
  fill('#ffffff', 'M92 126L100 117L106 117L92 136ZM128 126L136 117L142 117L128 136Z', 'opacity="0.35"'),
  `<g fill="none" stroke="${p.brass}" stroke-width="3"><circle cx="102" cy="130" r="15.500"/><circle cx="138" cy="130" r="15.500"/><path d="M117.500 128Q120 124 122.500 128M86.500 128L79 125M153.500 128L161 125"/></g>`,
  // Goatee and mouth.
  fill(p.ink, 'M104 166C110 158 130 158 136 166C140 174 138 188 130 198Q120 208 110 198C102 188 100 174 104 166Z'),
  fill(p.inkSoft, 'M120 190Q128 190 132 194Q120 210 112 199Z'),
  fill(skin, 'M108 172Q120 165 132 172Q130 183 120 183Q110 183 108 172Z'),
  fill(lips, 'M109 172Q120 168 131 172Q126 179 120 179Q114 179 109 172Z'),
  line(p.oxbloodDeep, 1.4, 'M108 172Q120 174.500 132 172'),
  // The quill in his hand.
  fill(p.ink, 'M196 320C206 300 210 284 207 268H175C171 286 171 304 172 320Z'),
  fill(deep, 'M198 320C207 302 211 286 208 268H177C173 286 173 304 174 320Z'),
  fill(p.paper, 'M174 262H210V274H174Z'),
  fill(skin, 'M176 264C168 254 166 240 172 230Q182 220 196 224Q210 228 212 242C212 252 210 260 206 264Z'),
  fill(shade, 'M196 224Q210 228 212 242C212 252 210 260 206 264H196C204 250 204 234 196 224Z'),
  fill(p.paper, 'M186 232C180 204 186 172 208 142C222 168 218 206 194 232Z'),
  fill(p.paperShade, 'M190 232C196 204 202 172 208 142C222 168 218 206 194 232Z'),
  line(p.steelDeep, 1.6, 'M208 144C200 176 194 206 188 236'),
  line(deep, 1.4, 'M186 205L193 209M192 181L199 185M213 188L204 192M208 208L199 213'),
  fill(p.ink, 'M186 234L191 236L183 262L180 258Z'),
  fill(skin, 'M170 234Q184 228 198 236Q204 242 196 246Q184 240 172 246Z'),
  fill(skin, 'M172 246Q186 240 200 246Q205 252 198 256Q186 250 174 256Z'),
  line(shade, 1.6, 'M172 246Q184 240 196 246M174 256Q186 250 198 256'),
  // The book under his arm.
  fill(p.oxblood, 'M28 256L78 246L90 314H40Z'),
  fill(p.paper, 'M78 246L84 248L97 314H90Z'),
  line(p.brass, 1.8, 'M38 262L72 255L82 306M38 262L46 306'),
  fill(p.brass, 'M58 268L66 282L62 298L54 284Z'),
  fill(skin, 'M14 292Q26 280 44 284Q54 288 52 296Q56 304 48 308L44 318H14Z'),
  line(shade, 1.6, 'M34 291Q44 290 51 296M34 300Q42 299 49 304'),
].join('\n');
