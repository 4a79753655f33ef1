// Five rooms in which people meet: hall, lounge, dining room, ballroom, billiard room.
import * as p from '../palette.mjs';
import { beads, box, disc, fill, group, line, oval, rays, times } from '../parts.mjs';
import { shell, tiles } from './interior.mjs';

const flameAt = (x, y, k = 1) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill('#ffe08a', 'M0 -13C5 -7 6 -3 4 1Q0 4 -4 1C-6 -3 -5 -7 0 -13Z'),
    fill(p.flame, 'M0 -7C2.500 -4 3 -1 2 1Q0 2.500 -2 1C-3 -1 -2.500 -4 0 -7Z'),
  );

export const hall = [
  ...shell(
    { ceiling: '#5a2b22', left: '#b0563a', right: '#8e402c', wall: '#c8704c', floor: p.paper },
    [44, 40, 196, 214],
    130,
  ),
  tiles(p.ink, { vp: [120, 130], top: 214, bottom: 308, rows: 4, across: 9, width: 322 }),
  // Panelling of the back wall, and a round window above the stairs.
  fill('#d98a62', 'M52 50H188V206H52Z'),
  fill('#c8704c', 'M56 54H184V206H56Z'),
  disc(p.woodDeep, 130, 80, 27),
  disc('#fbe9bd', 130, 80, 23),
  rays('#f0c95c', 130, 80, 23, 12),
  disc(p.flame, 130, 80, 8),
  // The flight: twelve steps narrowing upwards, with a runner.
  times(11, (i) => {
    const y = 226 - i * 11.5;
    const half = 62 - i * 2.6;
    const cx = 140;
    return [
      box(p.woodDeep, cx - half, y - 11.5, half * 2, 11.5),
      box(p.woodLight, cx - half, y - 11.5, half * 2, 3.4),
      box(p.oxblood, cx - half * 0.62, y - 11.5, half * 1.24, 11.5),
      box('#a53846', cx - half * 0.62, y - 11.5, half * 1.24, 3.4),
      box(p.brass, cx - half * 0.62, y - 1.6, half * 1.24, 1.6),
    ].join('');
  }),
  fill('#a53846', 'M102 226H178L196 306H84Z'),
  line(p.brass, 2.4, 'M106 226L90 306M174 226L190 306'),
  // Banisters.
  times(
    11,
    (i) =>
      line(p.woodDeep, 2.4, `M${79.5 + i * 2.6} ${214.5 - i * 11.5}V${198 - i * 11.4}`) +
      line(p.woodDeep, 2.4, `M${200.5 - i * 2.6} ${214.5 - i * 11.5}V${198 - i * 11.4}`),
  ),
  line(p.wood, 5.5, 'M77 201L107 80'),
  line(p.wood, 5.5, 'M203 201L173 80'),
  line(p.woodLight, 1.8, 'M76 200L106 79M202 200L172 79'),
  disc(p.brass, 107, 78, 4.5),
  disc(p.brass, 173, 78, 4.5),
  ...[73, 207].map(
    (x) =>
      box(p.woodDeep, x - 7, 192, 14, 46) +
      box(p.wood, x - 7, 192, 6, 46) +
      disc(p.brass, x, 186, 9) +
      disc(p.brassLight, x - 3, 183, 3),
  ),
  // The grandfather clock.
  fill(p.ink, 'M22 286H66V294H22Z', 'opacity="0.35"'),
  fill(p.woodDeep, 'M20 110L44 90L68 110V150H62V248H68V290H20V248H26V150H20Z'),
  fill(p.wood, 'M20 110L44 90V290H20V248H26V150H20Z'),
  disc(p.brass, 44, 128, 18),
  disc(p.paper, 44, 128, 15),
  times(12, (i) =>
    disc(p.ink, 44 + 12 * Math.cos((i * Math.PI) / 6), 128 + 12 * Math.sin((i * Math.PI) / 6), i % 3 ? 0.8 : 1.6),
  ),
  line(p.ink, 2.2, 'M44 128V118M44 128L52 132'),
  box(p.ink, 33, 156, 22, 84),
  line(p.brass, 2.4, 'M44 156V214'),
  disc(p.brass, 44, 218, 9),
  disc(p.brassLight, 42, 216, 4),
  box(p.woodLight, 27, 256, 34, 26),
  box(p.wood, 30, 259, 28, 20),
  fill(p.brass, 'M44 82L49 92H39Z'),
].join('\n');

export const lounge = [
  ...shell(
    { ceiling: '#2a2f3a', left: '#394d5e', right: '#2b3c4a', wall: '#486275', floor: '#6d4327' },
    [36, 30, 204, 206],
  ),
  times(9, (i) => line('#54728a', 3, `M${46 + i * 18.5} 34V202`)),
  // Chimney breast, painting, mantel.
  box('#ece0c4', 66, 30, 108, 176),
  box('#d5c59f', 128, 30, 46, 176),
  box(p.brassDeep, 84, 40, 72, 54),
  box(p.brass, 86, 42, 68, 50),
  box('#8fb5b3', 91, 47, 58, 40),
  fill('#35605a', 'M91 78L108 60L122 74L132 64L149 80V87H91Z'),
  disc('#fbe9bd', 134, 57, 6),
  fill(p.ink, 'M58 112H182V118H58Z'),
  fill(p.woodDeep, 'M56 104H184V114H56Z'),
  fill(p.woodLight, 'M56 104H184V107H56Z'),
  fill('#b9a678', 'M66 118H174V206H66Z'),
  fill('#9d8a5d', 'M150 118H174V206H150Z'),
  times(5, (i) => line('#8a7850', 1.4, `M66 ${134 + i * 16}H174`)),
  // Fire.
  fill(p.ink, 'M82 206V152A38 30 0 0 1 158 152V206Z'),
  fill('#7a1f10', 'M88 206V154A32 26 0 0 1 152 154V206Z'),
  fill(
    p.flame,
    'M94 204C86 180 104 172 102 150C114 160 116 168 114 176C122 168 122 152 118 140C134 152 140 166 134 180C140 178 142 172 142 166C152 180 150 196 146 204Z',
  ),
  fill(
    '#f6b63f',
    'M102 204C98 190 108 184 108 172C116 180 118 186 118 190C124 184 124 172 122 162C134 174 138 190 136 204Z',
  ),
  fill('#fff0b0', 'M112 204C110 196 116 192 116 184C124 190 128 198 126 204Z'),
  line(p.woodDeep, 8, 'M96 202L142 196'),
  line(p.wood, 7, 'M98 195L144 203'),
  // Vases.
  fill(p.felt, 'M66 104C58 94 62 84 70 82V78H76V82C84 84 88 94 80 104Z'),
  fill(p.brass, 'M164 104V92H160V88H180V92H176V104Z'),
  flameAt(170, 86, 0.9),
  // Floor, rug, glow.
  times(8, (i) => line('#573420', 1.5, `M${-20 + i * 40} 308L${64 + i * 16} 206`)),
  oval('#8f5a35', 120, 222, 76, 14, 'opacity="0.9"'),
  fill(p.oxblood, 'M48 226H192L224 308H16Z'),
  fill(p.brass, 'M54 230H186L212 308H206L182 233H58L34 308H28Z'),
  // The sofa, seen from the front, in crimson velvet with buttons.
  fill(p.ink, 'M30 292H210L206 302H34Z', 'opacity="0.4"'),
  fill('#7d1527', 'M38 286V236C38 218 52 214 74 220Q120 206 166 220C188 214 202 218 202 236V286Z'),
  fill('#b3263a', 'M46 276V238C46 226 58 222 78 226Q120 214 162 226C182 222 194 226 194 238V276Z'),
  times(6, (i) => disc('#7d1527', 66 + i * 21.6, 236 - (i === 2 || i === 3 ? 3 : 0), 2.4)),
  times(5, (i) => disc('#7d1527', 77 + i * 21.6, 250, 2.4)),
  fill('#cf3f4e', 'M52 260Q120 252 188 260V278H52Z'),
  line('#7d1527', 2, 'M120 257V278M52 279H188'),
  fill('#9c1f32', 'M24 252C24 240 48 238 50 252V292H28V268Q22 262 24 252Z'),
  fill('#7d1527', 'M216 252C216 240 192 238 190 252V292H212V268Q218 262 216 252Z'),
  disc('#cf3f4e', 37, 253, 7),
  disc('#9c1f32', 203, 253, 7),
  line(p.brass, 1.6, 'M46 238C46 226 58 222 78 226Q120 214 162 226C182 222 194 226 194 238'),
  fill(p.brass, 'M34 292H44L41 302H36ZM196 292H206L204 302H199Z'),
  group(
    'translate(72 254) rotate(-12)',
    fill(p.brass, 'M-14 -12Q0 -8 14 -12Q10 0 14 12Q0 8 -14 12Q-10 0 -14 -12Z'),
    fill(p.brassDeep, 'M0 -6L6 0L0 6L-6 0Z'),
  ),
].join('\n');

const chair = (x, y, k, flip) =>
  group(
    `translate(${x} ${y}) scale(${flip ? -k : k} ${k})`,
    fill(p.woodDeep, 'M-5 -64Q0 -74 10 -70L16 -64V8H12V52H7V4L-2 0V52H-7V-2Z'),
    fill('#2d6a4e', 'M-3 -58Q2 -66 9 -63L12 -58V-8L-2 -12Z'),
    fill(p.wood, 'M-7 -2H26L30 6H-3Z'),
    line(p.woodDeep, 4, 'M26 6V48'),
  );
export const diningRoom = [
  ...shell(
    { ceiling: '#1e4a37', left: '#2d6a4e', right: '#235740', wall: '#3a7d5e', floor: '#7a4a28' },
    [54, 56, 186, 186],
  ),
  times(7, (i) => line('#53967a', 2.4, `M${64 + i * 18.7} 60V182`)),
  times(3, (i) => line('#235740', 1.6, `M${12 + i * 15} ${16 + i * 12}V${292 - i * 30}`)),
  times(9, (i) => line(p.woodDeep, 1.4, `M${-40 + i * 40} 308L${66 + i * 13.5} 186`)),
  // A mirror over a sideboard.
  oval(p.brass, 120, 98, 32, 32),
  oval(p.glass, 120, 98, 27, 27),
  fill('#cfe6e2', 'M104 112L130 74L138 80L112 120Z'),
  fill(p.brass, 'M120 58L126 68H114Z'),
  box(p.woodDeep, 72, 142, 96, 44),
  box(p.wood, 72, 142, 96, 6),
  times(3, (i) => box(p.wood, 77 + i * 31, 152, 26, 28) + disc(p.brass, 90 + i * 31, 166, 2)),
  fill(p.steelLight, 'M78 142Q79 126 90 126Q101 126 102 142Z'),
  disc(p.steel, 90, 124, 3),
  fill('#a8323a', 'M142 142Q138 130 146 128Q150 122 154 128Q162 130 158 142Z'),
  // Lamp.
  line(p.brass, 2, 'M120 6V28'),
  fill(p.brass, 'M94 50Q96 28 120 28Q144 28 146 50Z'),
  fill('#ffe9a8', 'M94 50H146L140 55H100Z'),
  fill('#ffe9a8', 'M98 55H142L196 186H44Z', 'opacity="0.16"'),
  // Chairs behind, the table, chairs before.
  chair(66, 196, 0.86),
  chair(174, 196, 0.86, true),
  fill(p.ink, 'M36 292H204L210 306H30Z', 'opacity="0.3"'),
  fill(p.paper, 'M84 188H156L214 268V304H26V268Z'),
  fill(p.paperShade, 'M26 268H214V304H26Z'),
  fill('#fffaf0', 'M84 188H156L214 268H26Z'),
  times(8, (i) => fill(p.paper, `M${26 + i * 23.5} 268Q${38 + i * 23.5} 292 ${49.5 + i * 23.5} 268Z`)),
  // Places laid.
  ...[
    [94, 206, 0.55],
    [146, 206, 0.55],
    [78, 228, 0.78],
    [162, 228, 0.78],
    [60, 254, 1],
    [180, 254, 1],
  ].map(([x, y, k]) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      oval(p.steel, 1, 2, 21, 9),
      oval('#ffffff', 0, 0, 20, 8),
      `<ellipse cx="0" cy="0" rx="14" ry="5.200" fill="none" stroke="${p.felt}" stroke-width="1.600"/>`,
      line(p.steelDeep, 2, x < 120 ? 'M-26 3L-23 -6' : 'M26 3L23 -6'),
      oval(p.oxblood, 0, 0, 5, 2),
    ),
  ),
  // Candelabrum and a dish of fruit.
  oval(p.brassDeep, 120, 236, 17, 6),
  fill(p.brass, 'M116 234L118 190H122L124 234Z'),
  line(p.brass, 4, 'M96 184Q98 204 120 204Q142 204 144 184'),
  ...[96, 120, 144].map(
    (x) =>
      box(p.paper, x - 3.5, 160, 7, 24) +
      box(p.paperShade, x + 0.5, 160, 3, 24) +
      fill(p.brass, `M${x - 7} 184H${x + 7}L${x + 4} 189H${x - 4}Z`) +
      flameAt(x, 158, 1.1),
  ),
  oval(p.brassDeep, 120, 262, 24, 7),
  disc('#c8495a', 110, 255, 7),
  disc('#8a9c3a', 124, 253, 8),
  disc(p.flame, 134, 258, 6),
  disc('#6f3c7c', 118, 259, 6),
  fill(p.brass, 'M94 260Q120 276 146 260Q140 274 120 274Q100 274 94 260Z'),
].join('\n');

const crystal = (x, y, length) =>
  fill('#e8f4f2', `M${x} ${y}L${x + 2.4} ${y + length * 0.6}L${x} ${y + length}L${x - 2.4} ${y + length * 0.6}Z`);
export const ballroom = [
  ...shell(
    { ceiling: '#3b2552', left: '#5a3b78', right: '#4a2f66', wall: '#6d4a8c', floor: '#c58d4e' },
    [30, 36, 210, 204],
    150,
  ),
  // Three tall windows on the night.
  ...[66, 120, 174].map(
    (x) =>
      fill(p.brass, `M${x - 21} 196V110A21 24 0 0 1 ${x + 21} 110V196Z`) +
      fill('#16233f', `M${x - 17} 196V110A17 20 0 0 1 ${x + 17} 110V196Z`) +
      line(p.brass, 1.8, `M${x} 90V196M${x - 17} 122H${x + 17}M${x - 17} 158H${x + 17}`),
  ),
  beads(
    '#fbf3d8',
    [
      [58, 120],
      [72, 142],
      [112, 150],
      [130, 138],
      [60, 170],
      [166, 170],
      [127, 178],
    ],
    1.2,
  ),
  // Parquet: lozenges running to one point, a star inlaid.
  tiles('#9a6530', { vp: [120, 150], top: 204, bottom: 308, rows: 6, across: 12, width: 526.7 }),
  oval('#5b3718', 120, 254, 62, 25),
  oval('#e4b878', 120, 254, 58, 22.5),
  fill('#5b3718', 'M120 232L128 249L178 254L128 259L120 276L112 259L62 254L112 249Z'),
  fill('#9a6530', 'M120 232V254H178L128 259L120 276V254H62L112 249Z'),
  fill('#fff2c4', 'M60 204H180L216 308H24Z', 'opacity="0.14"'),
  disc('#ffe9a8', 120, 96, 74).replace('/>', ' opacity="0.2"/>'),
  disc('#ffe9a8', 120, 96, 52).replace('/>', ' opacity="0.25"/>'),
  // Curtains.
  fill('#b3263a', 'M16 20H52C52 80 44 130 34 168C38 196 40 220 38 236H16Z'),
  fill('#7d1527', 'M36 20H52C52 80 44 130 34 168C38 196 40 220 38 236H30C34 200 24 180 26 160C32 120 38 70 36 20Z'),
  fill('#9c1f32', 'M224 20H188C188 80 196 130 206 168C202 196 200 220 202 236H224Z'),
  fill(
    '#6b1020',
    'M204 20H188C188 80 196 130 206 168C202 196 200 220 202 236H210C206 200 216 180 214 160C208 120 202 70 204 20Z',
  ),
  line(p.brass, 4, 'M22 166Q30 174 36 165M218 166Q210 174 204 165'),
  fill('#b3263a', 'M16 16H224V34Q198 56 172 36Q146 56 120 36Q94 56 68 36Q42 56 16 34Z'),
  line(p.brass, 2.4, 'M16 34Q42 56 68 36Q94 56 120 36Q146 56 172 36Q198 56 224 34'),
  // The chandelier.
  line(p.brass, 3, 'M120 10V54'),
  times(4, (i) => disc(p.brassLight, 120, 20 + i * 9, 3)),
  fill(p.brass, 'M104 56H136L130 66H110Z'),
  line(
    p.brass,
    3.4,
    'M120 62C100 76 78 72 62 96M120 62C140 76 162 72 178 96M120 62C108 80 96 86 90 100M120 62C132 80 144 86 150 100M120 62V104',
  ),
  fill(p.brassDeep, 'M56 104Q120 134 184 104L178 112Q120 142 62 112Z'),
  fill(p.brass, 'M54 98Q120 126 186 98L184 106Q120 134 56 106Z'),
  ...[
    [62, 97],
    [90, 105],
    [120, 109],
    [150, 105],
    [178, 97],
  ].map(([x, y]) => box(p.paper, x - 3.2, y - 18, 6.4, 18) + flameAt(x, y - 20, 1.15)),
  times(13, (i) => crystal(60 + i * 10, 112 + 15 * Math.sin((i / 12) * Math.PI), 14)),
  fill(p.brass, 'M92 128Q120 138 148 128L140 136Q120 146 100 136Z'),
  times(7, (i) => crystal(99 + i * 7, 136 + 5 * Math.sin((i / 6) * Math.PI), 13)),
  crystal(120, 144, 26),
  disc('#e8f4f2', 120, 172, 3),
].join('\n');

const ball = (x, y, color, stripe) =>
  disc(color, x, y, 7.5) +
  (stripe ? fill(p.paper, `M${x - 7} ${y - 2.6}H${x + 7}V${y + 2.6}H${x - 7}Z`) : '') +
  disc('#ffffff', x - 2.4, y - 2.8, 1.8);
export const billiardRoom = [
  ...shell(
    { ceiling: '#2a1a12', left: '#5b3420', right: '#47281a', wall: '#6e4029', floor: '#3c2417' },
    [40, 40, 200, 196],
  ),
  // Panelled walls.
  times(5, (i) => box('#7d4b31', 46 + i * 31, 138, 25, 52) + box('#633823', 49 + i * 31, 141, 19, 46)),
  box('#8a5536', 40, 128, 160, 5),
  // Light.
  fill('#fff0b0', 'M44 98H196L232 232H8Z', 'opacity="0.22"'),
  line(p.brass, 2.4, 'M72 4V40M168 4V40M52 42H188'),
  ...[72, 120, 168].map(
    (x) =>
      fill('#1e4a37', `M${x - 24} 88Q${x - 22} 56 ${x - 8} 52H${x + 8}Q${x + 22} 56 ${x + 24} 88Z`) +
      fill('#2d6a4e', `M${x - 24} 88Q${x - 22} 56 ${x - 8} 52H${x}V88Z`) +
      box(p.brass, x - 5, 42, 10, 11) +
      fill('#fff0b0', `M${x - 24} 88H${x + 24}L${x + 18} 94H${x - 18}Z`) +
      line(p.brass, 2, `M${x - 24} 88H${x + 24}`),
  ),
  // The table.
  fill(p.ink, 'M14 290H226L232 304H8Z', 'opacity="0.45"'),
  fill(p.woodDeep, 'M30 252H54L50 300H36ZM186 252H210L204 300H190Z'),
  fill(p.wood, 'M30 252H42L42 300H36ZM186 252H198L196 300H190Z'),
  fill(p.woodDeep, 'M6 244H234V268H6Z'),
  fill(p.wood, 'M64 158H176L236 246H4Z'),
  fill(p.woodLight, 'M4 246H236V252H4Z'),
  fill('#14402c', 'M74 166H166L216 238H24Z'),
  fill('#2f8a58', 'M78 170H162L208 236H32Z'),
  fill('#45a870', 'M96 178H144L168 226H72Z', 'opacity="0.5"'),
  ...[
    [72, 165, 5],
    [168, 165, 5],
    [24, 240, 8],
    [216, 240, 8],
    [50, 201, 6],
    [190, 201, 6],
  ].map(([x, y, r]) => oval(p.ink, x, y, r, r * 0.7)),
  line('#8fd0a8', 1, 'M92 186H148', 'opacity="0.7"'),
  // Balls and cue.
  ...[
    [104, 188],
    [120, 188],
    [136, 188],
    [112, 199],
    [128, 199],
    [120, 211],
  ].map(
    ([x, y], i) =>
      oval('#14402c', x + 2, y + 6, 7, 2.6) +
      ball(x, y, ['#b3263a', '#d8a429', '#1f6591', '#6f3c7c', p.ink, '#e0662f'][i], i % 2 === 1),
  ),
  oval('#14402c', 84, 231, 7, 2.6),
  ball(82, 225, p.paper),
  line(p.woodDeep, 6, 'M92 236L206 300'),
  line('#d8b26a', 4.4, 'M92 236L200 297'),
  line(p.oxblood, 6, 'M168 279L206 300'),
  line('#9bc4d8', 4.4, 'M92 236L95 237.700'),
].join('\n');
