import * as p from '../palette.mjs';
import { box, disc, fill, line, oval, times } from '../parts.mjs';

const { hue, deep, dark } = p.hues.white;
const { skin, shade, lips } = p.skins.pale;
const slate = '#4a5462';
const mist = '#5d6979';

// Cap, apron and a silver dish she has not uncovered yet.
export const white = [
  box(dark, 0, 0, 240, 310),
  times(12, (i) => line(slate, 1.6, `M${-140 + i * 40} 310L${170 + i * 40} 0M${-140 + i * 40} 0L${170 + i * 40} 310`)),
  disc(p.ink, 112, 128, 82),
  disc(mist, 112, 128, 77),
  disc(slate, 112, 128, 66),
  // Black dress.
  fill(p.ink, 'M22 314C22 256 44 236 92 214H136C184 234 204 258 206 314Z'),
  // Apron and its frills.
  fill(hue, 'M66 314L74 258H150L160 314Z'),
  fill(deep, 'M122 258H150L160 314H122Z'),
  fill(hue, 'M56 238C62 228 74 224 84 222L86 262L74 264C64 256 58 248 56 238Z'),
  fill(deep, 'M172 238C166 228 152 224 142 222L140 262L152 264C162 256 168 248 172 238Z'),
  times(4, (i) => disc(hue, 58 + i * 5, 236 + i * 8, 6)),
  times(4, (i) => disc(deep, 169 - i * 5, 236 + i * 8, 6)),
  // Neck, collar, brooch.
  fill(skin, 'M96 168H130V214L113 224L96 214Z'),
  fill(shade, 'M97 176Q114 194 130 170V214L113 224V204Q100 194 97 176Z'),
  fill(hue, 'M90 204L113 222L82 236Q80 216 90 204Z'),
  fill(deep, 'M136 204L113 222L144 236Q146 216 136 204Z'),
  oval(p.brass, 113, 226, 7, 9),
  oval(p.oxblood, 113, 226, 4.5, 6.5),
  // Grey hair, face.
  fill(p.steel, 'M70 118C64 92 84 70 112 70C142 70 162 92 156 118C160 132 156 146 148 152H78C70 146 66 132 70 118Z'),
  fill(p.steelDeep, 'M112 70C142 70 162 92 156 118C160 132 156 146 148 152H128Z'),
  fill(
    skin,
    'M80 116C80 92 94 82 113 82C132 82 146 92 146 116C148 140 140 158 130 168Q113 182 96 168C86 158 78 140 80 116Z',
  ),
  fill(
    shade,
    'M113 82C132 82 146 92 146 116C148 140 140 158 130 168Q122 175 113 175.500V162L117 160V150Q125 149 124 143L116 122Z',
  ),
  disc('#e8ab90', 92, 146, 8),
  disc('#c98a6e', 136, 146, 7),
  // She looks aside, at the dish.
  fill(p.paper, 'M89 126Q98 119 108 126Q98 132 89 126ZM120 126Q129 119 139 126Q129 132 120 126Z'),
  disc(p.ink, 102.5, 126, 3.3),
  disc(p.ink, 133.5, 126, 3.3),
  line(p.ink, 2.2, 'M88 126Q97 116.500 109 125M119 125Q130 116.500 140 126'),
  line(p.steelDeep, 2.6, 'M88 116Q98 110 109 117M119 115Q130 106 141 112'),
  line(shade, 1.4, 'M88 134Q96 138 104 134M148 130'),
  line('#a9724f', 1.3, 'M122 134Q130 138 138 134M100 152L96 160M130 152L134 160'),
  fill(lips, 'M103 160Q109 156.500 113 158Q118 156.500 124 158Q120 163.500 113 163Q107 163.500 103 160Z'),
  line('#7c2f33', 1.2, 'M103 160Q113 161.500 124 158'),
  // Curls before the ears.
  disc(p.steelLight, 80, 126, 7),
  disc(p.steel, 79, 139, 6.5),
  disc(p.steelDeep, 148, 126, 7),
  disc('#566062', 149, 139, 6.5),
  line(p.steelDeep, 1.2, 'M77 126A3.500 3.500 0 1 1 81 129M76 139A3 3 0 1 1 80 142'),
  // Cap: a crown in folds, a band and a frill.
  fill(hue, 'M74 92C60 60 84 38 113 38C142 38 166 60 152 92Z'),
  fill(deep, 'M113 38C142 38 166 60 152 92H130C138 74 134 50 113 38Z'),
  line(deep, 1.8, 'M92 86C86 70 92 54 104 46M112 84C110 70 111 58 114 46'),
  line('#a39c92', 1.8, 'M134 86C142 72 138 56 128 47'),
  fill(p.ink, 'M72 86Q113 66 154 86L152 96Q113 77 74 96Z'),
  times(9, (i) => disc(i < 5 ? hue : deep, 71 + i * 10.5, 101 - 14 * Math.sin((i / 8) * Math.PI), 8)),
  times(8, (i) => disc(dark, 76.5 + i * 10.5, 104.5 - 14 * Math.sin(((i + 0.5) / 8) * Math.PI), 1.3)),
  // The dish on her hand.
  fill(p.ink, 'M206 314C212 292 206 272 200 262L178 258C168 274 170 296 176 314Z'),
  fill(hue, 'M172 262H206L204 274H174Z'),
  fill(skin, 'M176 264C166 256 160 246 162 238L176 240H196L212 234Q216 244 204 256L200 264Z'),
  line(shade, 1.6, 'M178 246L182 256M188 246L189 257M198 246L196 256'),
  fill(p.steelDeep, 'M128 230H238Q228 243 183 243Q138 243 128 230Z'),
  fill(p.steelLight, 'M126 226H240V231H126Z'),
  fill(p.steel, 'M138 226A45 46 0 0 1 228 226Z'),
  fill(p.steelDeep, 'M183 180A45 46 0 0 1 228 226H196C206 208 200 190 183 180Z'),
  fill('#ffffff', 'M148 218C150 204 158 194 168 189C162 198 158 208 157 218Z'),
  disc(p.steelLight, 183, 175, 7),
  disc(p.steelDeep, 185, 177, 4.5),
].join('\n');
