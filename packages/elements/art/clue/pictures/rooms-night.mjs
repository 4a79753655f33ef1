// Four rooms in which people are alone: kitchen, conservatory, library, study.
import * as p from '../palette.mjs';
import { beads, box, disc, fill, group, line, n, oval, rays, times } from '../parts.mjs';
import { books, shell, tiles } from './interior.mjs';

const pan = (x, y, r, color, deep) =>
  group(
    `translate(${x} ${y})`,
    line(p.inkSoft, 3.4, `M0 0V${26}`),
    `<circle cx="0" cy="2" r="2.500" fill="none" stroke="${p.inkSoft}" stroke-width="2"/>`,
    disc(deep, 0, 26 + r, r),
    disc(color, -1, 25 + r, r - 2.5),
    fill(
      '#f3c9a4',
      `M${-r * 0.6} ${20 + r}Q${-r * 0.4} ${26 + r * 0.4} ${r * 0.1} ${25 + r * 0.36}Q${-r * 0.3} ${28 + r * 0.6} ${-r * 0.6} ${20 + r}Z`,
    ),
  );
export const kitchen = [
  ...shell(
    { ceiling: '#c9b98f', left: '#8fb5b3', right: '#76a09f', wall: '#f1ead6', floor: '#f7efdc' },
    [34, 34, 206, 214],
    140,
  ),
  // Tiled wall, tiled floor.
  times(10, (i) => line('#cfc4a6', 1.2, `M34 ${34 + i * 18}H206`)),
  times(10, (i) => line('#cfc4a6', 1.2, `M${34 + i * 19.1} 34V214`)),
  times(10, (i) =>
    i % 2 ? box('#2f6d7e', 34 + i * 19.1, 106, 19.1, 18) : box('#d8a429', 34 + i * 19.1, 106, 19.1, 18),
  ),
  tiles('#2f6d7e', { vp: [120, 140], top: 214, bottom: 308, rows: 4, across: 9, width: 390.5 }),
  // Copper pans from a rail.
  line(p.inkSoft, 4, 'M30 44H210'),
  disc(p.brass, 30, 44, 4),
  disc(p.brass, 210, 44, 4),
  pan(54, 46, 15, '#d9834a', '#a8552a'),
  pan(188, 46, 16, '#d9834a', '#a8552a'),
  pan(158, 46, 11, '#c26f3b', '#8f4720'),
  pan(84, 46, 11, '#c26f3b', '#8f4720'),
  // Hood.
  fill('#3a4a50', 'M100 16H140V58L176 112H64L100 58Z'),
  fill('#526a72', 'M100 16H116V58L96 112H64L100 58Z'),
  box(p.brass, 60, 110, 120, 8),
  box(p.brassDeep, 130, 110, 50, 8),
  // Range.
  fill(p.ink, 'M36 282H204L212 296H28Z', 'opacity="0.35"'),
  box('#2b3338', 44, 186, 152, 98),
  box('#3a464c', 44, 186, 60, 98),
  box(p.ink, 38, 178, 164, 11),
  box('#526a72', 38, 178, 164, 3.5),
  box(p.brass, 44, 276, 152, 5),
  box(p.ink, 50, 281, 12, 10),
  box(p.ink, 178, 281, 12, 10),
  times(5, (i) => disc(p.brass, 62 + i * 29, 198, 5) + line(p.ink, 1.8, `M${62 + i * 29} 194V199`)),
  box(p.ink, 62, 212, 116, 56, 'rx="5"'),
  box('#7a1f10', 68, 222, 104, 40, 'rx="3"'),
  fill(
    p.flame,
    'M72 262C76 248 84 252 86 242C92 252 96 250 98 244C104 252 108 240 112 234C118 244 122 250 126 242C132 252 138 250 140 244C146 252 152 246 154 252C162 250 166 256 168 262Z',
  ),
  fill(
    '#f6b63f',
    'M84 262C88 254 94 258 96 250C104 258 110 254 114 246C120 256 128 256 132 252C138 260 146 254 154 262Z',
  ),
  line(p.brass, 4.5, 'M66 216H174'),
  // Pots upon it, steam above.
  fill('#b3263a', 'M60 150H108V172Q108 180 98 180H70Q60 180 60 172Z'),
  fill('#7d1527', 'M92 150H108V172Q108 180 98 180H88Z'),
  fill('#cf3f4e', 'M56 144H112V152H56Z'),
  line(p.ink, 3, 'M60 158H52V164M108 158H116V164'),
  disc(p.ink, 84, 140, 4.5),
  fill('#7d1527', 'M62 144Q84 134 106 144Z'),
  fill(p.steelLight, 'M132 164H184Q184 180 170 180H146Q132 180 132 164Z'),
  fill(p.steelDeep, 'M164 164H184Q184 180 170 180H160Z'),
  line(p.ink, 5, 'M184 168L212 160'),
  oval('#f0c95c', 158, 164, 26, 5),
  disc('#fff8e0', 150, 163, 6),
  disc(p.flame, 150, 162.5, 2.6),
  line('#ffffff', 4, 'M74 130C66 120 82 114 74 102M92 132C84 122 100 116 92 106', 'opacity="0.9"'),
].join('\n');

const frond = (turn, length, color, deep) =>
  group(
    `rotate(${turn})`,
    fill(
      color,
      `M0 0C${length * 0.25} -24 ${length * 0.7} -24 ${length} 6C${length * 0.7} -10 ${length * 0.3} -6 0 0Z`,
    ),
    fill(deep, `M0 0C${length * 0.3} -6 ${length * 0.7} -10 ${length} 6C${length * 0.6} -2 ${length * 0.3} 2 0 0Z`),
    times(4, (i) =>
      fill(
        deep,
        `M${n(length * (0.18 + i * 0.2))} ${n(-8 + i * 0.9)}L${n(length * (0.14 + i * 0.2))} ${10 + i * 3}L${n(length * (0.34 + i * 0.2))} ${n(-6 + i * 2.4)}Z`,
      ),
    ),
  );
export const conservatory = [
  box('#1b4a5c', 0, 0, 240, 310),
  // Glass: a vault of panes on a dusk sky.
  fill('#8fc7bd', 'M24 250V120A96 100 0 0 1 216 120V250Z'),
  fill('#b5dccf', 'M24 250V120A96 100 0 0 1 120 20V250Z', 'opacity="0.5"'),
  fill('#f6d79a', 'M24 250V190Q120 150 216 190V250Z', 'opacity="0.75"'),
  disc('#fbf3d8', 160, 150, 20),
  fill('#4f9a86', 'M24 250V214Q50 196 74 212Q100 192 130 210Q160 190 186 208Q204 200 216 212V250Z'),
  line('#f7efdc', 5, 'M24 252V120A96 100 0 0 1 216 120V252'),
  line('#f7efdc', 3, 'M72 252V120A48 98 0 0 1 168 120V252M120 20V252M24 120H216M24 186H216'),
  line('#f7efdc', 2, 'M52 60C80 84 160 84 188 60'),
  rays('#f7efdc', 120, 120, 26, 9, 0.5, 1),
  disc('#8fc7bd', 120, 120, 7),
  // Floor.
  fill(p.paper, 'M0 250H240V310H0Z'),
  tiles('#2f7a6a', { vp: [120, 180], top: 250, bottom: 310, rows: 3, across: 9, width: 330 }),
  box('#c98a5a', 16, 236, 208, 14),
  box('#a86a40', 16, 244, 208, 6),
  times(9, (i) => line('#8a5230', 1.4, `M${30 + i * 23} 236V250`)),
  // Leaves at the sides.
  group(
    'translate(16 240)',
    frond(-70, 74, '#2f7a4d', '#1d5636'),
    frond(-40, 70, '#3d8f5c', '#26683f'),
    frond(-100, 56, '#26683f', '#164a2c'),
  ),
  group('translate(224 238) scale(-1 1)', frond(-76, 80, '#2f7a4d', '#1d5636'), frond(-44, 64, '#3d8f5c', '#26683f')),
  // The palm in its tub.
  fill(p.ink, 'M78 292H166L172 300H72Z', 'opacity="0.35"'),
  fill(p.woodLight, 'M112 250C118 210 118 170 112 122L126 120C132 170 132 210 130 250Z'),
  times(9, (i) => line(p.woodDeep, 2, `M${114.5 + (i % 2)} ${136 + i * 13}Q122 ${141 + i * 13} 131 ${135 + i * 13}`)),
  group(
    'translate(119 122)',
    frond(-170, 74, '#1d5636', '#113421'),
    frond(-10, 78, '#1d5636', '#113421'),
    frond(28, 84, '#2f7a4d', '#1d5636'),
    group(
      'scale(-1 1)',
      frond(28, 84, '#2f7a4d', '#1d5636'),
      frond(-42, 82, '#3d8f5c', '#26683f'),
      frond(62, 66, '#26683f', '#164a2c'),
    ),
    frond(-42, 82, '#3d8f5c', '#26683f'),
    frond(-84, 70, '#4fa56d', '#2f7a4d'),
    frond(62, 66, '#26683f', '#164a2c'),
  ),
  disc('#a86a40', 113, 128, 6),
  disc('#8a5230', 125, 130, 6),
  disc('#a86a40', 119, 134, 5.5),
  fill('#1f6591', 'M84 244H158L148 294H94Z'),
  fill('#134668', 'M128 244H158L148 294H122Z'),
  fill('#2c7bab', 'M80 238H162V250H80Z'),
  fill('#134668', 'M132 238H162V250H132Z'),
  times(5, (i) =>
    fill(p.paper, `M${98 + i * 11.5} 258L${103.5 + i * 11.5} 270L${98 + i * 11.5} 282L${92.5 + i * 11.5} 270Z`),
  ),
].join('\n');

const spines = ['#7c2331', '#1d3b36', '#1f6591', '#a8741f', '#4d2659', '#2f7a4d', '#b3563a', '#e2d3b0', '#39414d'];
export const library = [
  ...shell(
    { ceiling: '#4e2d1a', left: p.wood, right: '#633a20', wall: p.woodDeep, floor: '#8a5a34' },
    [28, 28, 212, 232],
  ),
  // Cases from floor to cornice.
  box('#3a2114', 16, 28, 208, 206),
  times(4, (row) =>
    [18, 90, 162]
      .map(
        (x, column) =>
          box('#2a170d', x, 46 + row * 46.5, 60, 41) +
          books(x + 1, 46 + row * 46.5, 59, 41, spines, 11 + row * 31 + column * 77),
      )
      .join(''),
  ),
  times(5, (row) => box(p.wood, 16, 41 + row * 46.5, 208, 6) + box(p.woodLight, 16, 41 + row * 46.5, 208, 2)),
  ...[80, 152].map(
    (x) =>
      box(p.wood, x - 2, 34, 11, 198) +
      box(p.woodLight, x - 2, 34, 3, 198) +
      fill(p.brass, `M${x - 4} 34H${x + 11}V42H${x - 4}Z`),
  ),
  fill(p.woodDeep, 'M10 16H230V34H10Z'),
  fill(p.wood, 'M10 16H230V28H10Z'),
  times(12, (i) => fill(p.brass, `M${22 + i * 18} 18L${27 + i * 18} 23L${22 + i * 18} 28L${17 + i * 18} 23Z`)),
  // A rail, and the ladder upon it.
  line(p.brass, 3.6, 'M16 62H224'),
  `<g opacity="0.35">${line(p.ink, 7, 'M160 64L120 272M196 64L172 272')}</g>`,
  line(p.brassDeep, 7, 'M152 56L108 272'),
  line(p.brassDeep, 7, 'M190 56L162 272'),
  line('#e4b45c', 3, 'M151 56L107 272M189 56L161 272'),
  times(
    8,
    (i) =>
      line('#e4b45c', 5, `M${147.5 - i * 5} ${78 + i * 24.6}L${187 - i * 3.3} ${78 + i * 24.6}`) +
      line(p.brassDeep, 1.4, `M${147.5 - i * 5} ${80.5 + i * 24.6}L${187 - i * 3.3} ${80.5 + i * 24.6}`),
  ),
  line(p.brass, 3, 'M152 56Q150 48 156 50M190 56Q188 48 194 50'),
  // Floor and rug.
  times(9, (i) => line('#6d4327', 1.4, `M${-40 + i * 40} 308L${56 + i * 16} 232`)),
  box(p.woodDeep, 16, 230, 208, 5),
  oval('#1d3b36', 112, 284, 96, 22),
  oval(p.brass, 112, 284, 90, 19),
  oval('#2d6a4e', 112, 284, 85, 17),
  // An armchair and a lamp.
  fill(p.ink, 'M24 288H100L106 296H20Z', 'opacity="0.35"'),
  fill('#7d1527', 'M30 286V218C30 192 94 192 94 218V286Z'),
  fill('#b3263a', 'M37 262V220C37 200 87 200 87 220V262Z'),
  beads(
    '#7d1527',
    [
      [50, 220],
      [62, 216],
      [74, 220],
      [56, 234],
      [68, 234],
    ],
    2,
  ),
  fill('#cf3f4e', 'M38 252H86V268H38Z'),
  fill('#9c1f32', 'M38 268H86V280H38Z'),
  fill('#9c1f32', 'M20 244C20 232 40 232 40 244V288H24V258Q20 252 20 244Z'),
  fill('#7d1527', 'M104 244C104 232 84 232 84 244V288H100V258Q104 252 104 244Z'),
  box(p.brass, 26, 288, 8, 7),
  box(p.brass, 90, 288, 8, 7),
  group(
    'translate(62 250) rotate(-8)',
    fill(p.paper, 'M-18 -3Q-8 -8 0 -2Q8 -8 18 -3V5Q8 0 0 6Q-8 0 -18 5Z'),
    line(p.ink, 1, 'M0 -2V6M-14 -1Q-8 -4 -3 -1M14 -1Q8 -4 3 -1'),
  ),
].join('\n');

export const study = [
  ...shell(
    { ceiling: '#3f1119', left: '#6b1c2a', right: '#551722', wall: p.oxblood, floor: '#6d4327' },
    [30, 30, 210, 206],
  ),
  times(8, (i) => line('#8f2f3d', 3, `M${42 + i * 22.5} 32V204`)),
  times(9, (i) => line('#573420', 1.4, `M${-40 + i * 40} 308L${56 + i * 16} 206`)),
  // A window on the moon; curtains.
  box(p.woodDeep, 82, 40, 76, 106),
  box('#16233f', 87, 45, 66, 96),
  disc('#fbf3d8', 134, 68, 13),
  disc('#16233f', 129, 65, 11.5),
  beads(
    '#fbf3d8',
    [
      [98, 60],
      [106, 84],
      [142, 98],
      [118, 112],
      [96, 122],
    ],
    1.3,
  ),
  line(p.woodDeep, 3.4, 'M120 45V141M87 92H153'),
  fill('#1d5636', 'M72 36H98C98 80 90 110 84 150H72Z'),
  fill('#2f7a4d', 'M72 36H84C86 80 80 110 76 150H72Z'),
  fill('#1d5636', 'M168 36H142C142 80 150 110 156 150H168Z'),
  fill('#164a2c', 'M168 36H156C154 80 160 110 164 150H168Z'),
  box(p.brass, 66, 34, 108, 5),
  disc(p.brass, 66, 36, 5),
  disc(p.brass, 174, 36, 5),
  // Bookcases on either side.
  ...[
    [20, 5],
    [180, 9],
  ].map(
    ([x, seed]) =>
      box('#3a2114', x, 56, 40, 160) +
      times(
        4,
        (row) => books(x + 3, 62 + row * 38, 34, 30, spines, seed + row * 17) + box(p.wood, x, 92 + row * 38, 40, 4),
      ) +
      box(p.wood, x - 2, 52, 44, 6),
  ),
  // Chair behind the desk.
  fill(p.ink, 'M92 206V152Q92 134 120 134Q148 134 148 152V206Z'),
  fill('#2f7a4d', 'M97 206V154Q97 140 120 140Q143 140 143 154V206Z'),
  beads(
    '#1d5636',
    [
      [108, 156],
      [120, 152],
      [132, 156],
      [114, 170],
      [126, 170],
    ],
    2.2,
  ),
  // The desk.
  fill(p.ink, 'M22 292H218L226 304H14Z', 'opacity="0.4"'),
  fill(p.wood, 'M44 200H196L218 224H22Z'),
  fill('#1d5636', 'M76 204H164L176 219H64Z'),
  line(p.brass, 1.4, 'M76 204H164L176 219H64Z'),
  box(p.woodLight, 18, 222, 204, 8),
  box(p.woodDeep, 24, 230, 192, 64),
  box(p.wood, 28, 232, 58, 60),
  box(p.wood, 154, 232, 58, 60),
  box('#2a170d', 88, 232, 64, 62),
  times(3, (i) =>
    [32, 158]
      .map(
        (x) =>
          box(p.woodLight, x, 236 + i * 18.5, 50, 15) +
          box(p.wood, x + 2, 238 + i * 18.5, 46, 11) +
          disc(p.brass, x + 25, 243.5 + i * 18.5, 2.8),
      )
      .join(''),
  ),
  // Lamp, papers, pen.
  fill('#fff0b0', 'M36 166H92L104 212H24Z', 'opacity="0.3"'),
  fill(p.brass, 'M50 208H78L74 202H54Z'),
  line(p.brass, 4, 'M64 204V162'),
  fill('#2f7a4d', 'M36 166Q38 144 64 144Q90 144 92 166Z'),
  fill('#4fa56d', 'M40 163Q42 148 60 147Q50 152 48 163Z'),
  fill('#fff0b0', 'M38 166H90L86 170H42Z'),
  disc(p.brass, 64, 142, 3.5),
  fill(p.paper, 'M100 206H134L138 216H98Z'),
  line(p.inkSoft, 1, 'M104 209H130M103 212H134'),
  fill(p.ink, 'M146 212V204H154V212Z'),
  line(p.paper, 2.6, 'M150 204C152 190 158 182 164 178'),
  // The globe.
  fill(p.brass, 'M162 212H198L192 206H168Z'),
  line(p.brass, 4, 'M180 208V200'),
  `<path d="M158 146A34 34 0 1 0 206 190" fill="none" stroke="${p.brass}" stroke-width="5"/>`,
  disc('#1f6591', 180, 168, 27),
  fill('#4f9dbd', 'M180 141A27 27 0 0 0 180 195A40 40 0 0 1 180 141Z', 'opacity="0.8"'),
  fill(
    '#d8b26a',
    'M164 150Q176 144 184 150Q182 158 174 160Q172 170 164 172Q156 164 164 150ZM186 160Q198 156 204 164Q206 176 196 184Q188 182 188 174Q182 168 186 160ZM168 178Q178 176 180 184Q176 192 170 190Q166 184 168 178Z',
  ),
  line('#f7efdc', 0.9, 'M153 168H207M180 141V195M160 150Q180 158 200 150M160 186Q180 178 200 186', 'opacity="0.5"'),
  disc(p.brass, 157, 147, 3.5),
  disc(p.brass, 206, 190, 3.5),
].join('\n');
