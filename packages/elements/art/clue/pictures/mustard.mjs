import * as p from '../palette.mjs';
import { box, chevrons, disc, fill, line, oval, times } from '../parts.mjs';

const { hue, deep, light, dark } = p.hues.mustard;
const { skin, shade } = p.skins.rose;

const star = (cx, cy, r, color) =>
  fill(
    color,
    `M${Array.from({ length: 16 }, (_, i) => {
      const radius = i % 2 ? r * 0.5 : r;
      const turn = (i / 16) * Math.PI * 2 - Math.PI / 2;
      return `${(cx + radius * Math.cos(turn)).toFixed(1)} ${(cy + radius * Math.sin(turn)).toFixed(1)}`;
    }).join('L')}Z`,
  );

const epaulette = (x) =>
  times(8, (i) =>
    box(i % 2 ? p.brassDeep : p.brassLight, x - 28 + i * 7, 240, 6, 22 + (i === 0 || i === 7 ? -5 : 0), 'rx="3"'),
  ) +
  fill(
    p.brass,
    `M${x - 30} 243C${x - 28} 226 ${x + 20} 218 ${x + 30} 236Q${x + 30} 244 ${x} 245Q${x - 28} 248 ${x - 30} 243Z`,
  ) +
  line(p.brassDeep, 1.4, `M${x - 22} 238Q${x} 230 ${x + 22} 236`);

// Cap, monocle and a moustache to be seen from afar; a stick under the glove.
export const mustard = [
  box(light, 0, 0, 240, 310),
  chevrons(hue, 0, 240, -40, 310, 34, 40),
  fill(dark, 'M40 310V120A80 84 0 0 1 200 120V310Z'),
  fill('#80570f', 'M46 310V120A74 78 0 0 1 194 120V310Z'),
  // Coat and collar.
  fill(hue, 'M14 314C16 256 40 234 98 212H142C200 234 224 256 226 314Z'),
  fill(deep, 'M120 222L142 212C200 234 224 256 226 314H120Z'),
  fill(skin, 'M96 170H144V206L120 220L96 206Z'),
  fill(shade, 'M98 176Q120 196 144 172V206L120 220V200Q104 194 98 176Z'),
  fill(dark, 'M92 192L120 214L148 192L150 218L120 238L90 218Z'),
  line(p.brass, 2, 'M92 197L120 219L148 197M91 215L120 235L149 215'),
  // Sash, buttons, medals.
  fill(p.paper, 'M52 232L84 218L190 314H140Z'),
  line(p.oxblood, 3.5, 'M60 229L152 314M76 222L178 314'),
  times(3, (i) => disc(p.brassLight, 104 - i, 254 + i * 20, 4)),
  times(
    3,
    (i) =>
      fill(
        ['#7c2331', '#1d3b36', '#1f6591'][i],
        `M${146 + i * 15} 258H${157 + i * 15}V270L${151.5 + i * 15} 275L${146 + i * 15} 270Z`,
      ) +
      (i === 1
        ? star(151.5 + i * 15, 283, 7.5, p.brassLight)
        : disc(i ? p.steelLight : p.brassLight, 151.5 + i * 15, 282, 6)),
  ),
  epaulette(40),
  epaulette(204),
  // Ears and face.
  oval(skin, 80, 136, 7, 13),
  oval(shade, 160, 136, 7, 13),
  fill(skin, 'M82 98H158V142C158 164 146 180 134 186Q120 192 106 186C94 180 82 164 82 142Z'),
  fill(shade, 'M120 98H158V142C158 164 146 180 134 186Q127 189 120 189V160L128 156Q133 150 127 142L120 120Z'),
  fill(p.steelLight, 'M80 98H90V132L84 146Q79 134 80 98Z'),
  fill(p.steel, 'M160 98H150V132L156 146Q161 134 160 98Z'),
  disc('#d98d70', 96, 148, 6.5),
  disc('#b8705a', 146, 148, 6.5),
  // Eyes: one brow low, one raised over the glass.
  fill(p.paper, 'M94 131Q103 124 112 131Q103 137 94 131Z'),
  disc(p.ink, 104, 130.5, 3.2),
  line(p.ink, 2, 'M92 131Q103 122.500 113 130'),
  fill(p.steelLight, 'M88 117Q100 113 114 121L113 127Q100 120 89 124Z'),
  disc('#dfe9e4', 139, 131, 14),
  fill(p.paper, 'M129 132Q138 124 148 132Q138 138 129 132Z'),
  disc(p.ink, 138, 131.5, 3.4),
  line(p.ink, 2, 'M128 131Q138 122 149 131'),
  fill('#ffffff', 'M130 124L137 119L130 132Z', 'opacity="0.8"'),
  `<circle cx="139" cy="131" r="14" fill="none" stroke="${p.brass}" stroke-width="3"/>`,
  line(p.brass, 1.4, 'M152 137C168 160 172 190 160 216'),
  fill(p.steel, 'M127 113Q140 104 154 113L153 118Q140 111 127 119Z'),
  // Nose and moustache.
  fill('#dd9b7c', 'M112 146Q110 156 120 158Q130 156 128 146Q120 152 112 146Z'),
  fill(p.oxbloodDeep, 'M108 170Q120 166 132 170Q120 180 108 170Z'),
  fill(p.paper, 'M120 157C110 150 96 150 84 158C76 163 66 161 62 150C54 168 70 182 92 178C106 176 116 170 120 164Z'),
  fill(
    p.steel,
    'M120 157C130 150 144 150 156 158C164 163 174 161 178 150C186 168 170 182 148 178C134 176 124 170 120 164Z',
  ),
  line(p.paperShade, 1.4, 'M112 160C100 158 90 164 80 168M110 166C102 168 94 172 84 173'),
  line(p.steelDeep, 1.4, 'M128 160C140 158 150 164 160 168M130 166C138 168 146 172 156 173'),
  // Cap.
  fill(p.paper, 'M66 78C58 48 92 36 120 34C148 36 182 48 174 78L162 92H78Z'),
  fill(p.paperShade, 'M120 34C148 36 182 48 174 78L162 92H138C148 74 142 46 120 34Z'),
  fill(dark, 'M78 80Q120 68 162 80V100Q120 90 78 100Z'),
  line(p.brass, 2.2, 'M78 83Q120 71 162 83'),
  fill(p.ink, 'M74 100Q120 84 166 100C160 114 142 113 120 111C98 113 80 114 74 100Z'),
  line(p.inkSoft, 2, 'M84 104Q120 94 150 103'),
  star(120, 64, 14, p.brass),
  disc(p.oxblood, 120, 64, 4.5),
  // The stick and the glove upon it.
  line(p.woodDeep, 8, 'M20 312L106 276'),
  line(p.brass, 8, 'M101 278L112 273'),
  fill(p.paper, 'M22 316C24 302 34 292 46 290L64 280Q74 278 78 288Q80 296 72 302L60 314Z'),
  line(p.paperShade, 1.8, 'M58 285L66 297M50 289L58 302'),
].join('\n');
