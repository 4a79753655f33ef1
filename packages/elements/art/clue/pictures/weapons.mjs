import * as p from '../palette.mjs';
import { box, disc, fill, group, line, n, oval, rays, times } from '../parts.mjs';

const edge = (count, radius, inner = radius) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const turn = (i / (count * 2) - 0.25) * Math.PI * 2 + Math.PI / count;
    const r = i % 2 ? inner : radius;
    return `${n(120 + r * Math.cos(turn))} ${n(156 + r * Math.sin(turn))}`;
  }).join('L');

/** The table it was found on: rays, and a plate with `sides` sides. */
const plate = (deep, hue, sides, inside = p.paper) => [
  box(deep, 0, 0, 240, 310),
  rays(hue, 120, 156, 260, 24, 0.0104),
  fill(p.ink, `M${edge(sides, 101, sides > 8 ? 92 : 101 * Math.cos(Math.PI / sides))}Z`),
  fill(p.brass, `M${edge(sides, 98, sides > 8 ? 89 : 98 * Math.cos(Math.PI / sides))}Z`),
  fill(inside, `M${edge(sides, 92, sides > 8 ? 84 : 92 * Math.cos(Math.PI / sides))}Z`),
];

/** The same outline twice: as its own shadow on the table, and in its inks. */
const withShadow = (transform, outline, ...drawn) =>
  `<g opacity="0.28" transform="translate(9 10)">${group(transform, fill(p.ink, outline))}</g>${group(transform, ...drawn)}`;

/** A laid rope along a curve: one slanted strand after the other. */
const laid = (curve, count, width) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = curve(i / (count - 1));
    const [x2, y2] = curve(i / (count - 1) + 0.001);
    const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width * 0.62)}" ry="${n(width * 0.36)}" transform="rotate(${n(angle + 52)} ${n(x)} ${n(y)})"/>`;
  }).join('');
const strands = (curve, count, width, color = '#d8b26a') =>
  `<g fill="${color}" stroke="${p.woodDeep}" stroke-width="1.500">${laid(curve, count, width)}</g>`;
const ring =
  (cx, cy, rx, ry, from = 0, to = 1) =>
  (t) => {
    const turn = (from + (to - from) * t) * Math.PI * 2;
    return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
  };

export const rope = [
  ...plate(p.nightDeep, p.night, 24),
  `<g opacity="0.25" transform="translate(8 9)" fill="none" stroke="${p.ink}" stroke-width="21"><ellipse cx="120" cy="142" rx="64" ry="70"/><ellipse cx="120" cy="146" rx="42" ry="48"/><path d="M120 218C124 244 150 250 160 272"/></g>`,
  strands((t) => [108 - 34 * t - 10 * Math.sin(t * 3), 214 + 62 * t], 13, 21, '#c79d55'),
  strands(ring(120, 148, 36, 42, 0.25, 1.25), 30, 22, '#b98d49'),
  strands(ring(120, 144, 52, 58, 0.25, 1.25), 40, 22, '#c79d55'),
  strands(ring(120, 140, 69, 74, 0.25, 1.25), 52, 24),
  strands((t) => [126 + 40 * t + 10 * Math.sin(t * 3), 214 + 66 * t], 14, 21),
  // Four turns hold the coil.
  times(4, (i) =>
    strands((t) => [94 + 52 * t, 186 + i * 13 + 4 * Math.sin(t * Math.PI)], 9, 18, i % 2 ? '#c79d55' : '#e4c383'),
  ),
  // The ends are whipped with red thread.
  group(
    'translate(166 280) rotate(56)',
    box(p.oxblood, -6, -12, 14, 24, 'rx="3"'),
    line(p.oxbloodDeep, 1.4, 'M-2 -11V11M3 -11V11'),
  ),
  group(
    'translate(72 274) rotate(118)',
    box(p.oxblood, -6, -12, 14, 24, 'rx="3"'),
    line(p.oxbloodDeep, 1.4, 'M-2 -11V11M3 -11V11'),
  ),
].join('\n');

export const knife = [
  ...plate(p.oxbloodDeep, p.oxblood, 8),
  withShadow(
    'translate(120 156) rotate(38)',
    'M0 -142C10 -110 17 -70 17 -30V2H-17V-30C-17 -70 -10 -110 0 -142ZM-44 2H44V16H12V100H-12V16H-44Z',
    // Blade: light, dark, and the groove.
    fill(p.steelLight, 'M0 -142C-10 -110 -17 -70 -17 -30V4H0Z'),
    fill(p.steelDeep, 'M0 -142C10 -110 17 -70 17 -30V4H0Z'),
    fill(p.steel, 'M-4.500 4V-84L0 -104L4.500 -84V4Z'),
    fill(p.steelDeep, 'M-4.500 4V-84L0 -104V4Z', 'opacity="0.6"'),
    line('#ffffff', 2, 'M-8 -92C-11 -72 -13 -50 -13 -26'),
    // Guard.
    fill(
      p.brass,
      'M-46 2C-40 -4 -30 -2 -22 2H22C30 -2 40 -4 46 2C50 10 42 18 34 14Q28 10 20 16H-20Q-28 10 -34 14C-42 18 -50 10 -46 2Z',
    ),
    fill(p.brassDeep, 'M0 2H22C30 -2 40 -4 46 2C50 10 42 18 34 14Q28 10 20 16H0Z'),
    disc(p.brassLight, -38, 6, 4),
    disc(p.brass, 38, 6, 4),
    fill(p.oxblood, 'M0 1L9 9L0 17L-9 9Z'),
    fill('#c8495a', 'M0 1L0 17L-9 9Z'),
    // Grip, bound with wire.
    fill(p.ink, 'M-12 16H12Q16 52 11 88H-11Q-16 52 -12 16Z'),
    fill('#000000', 'M2 16H12Q16 52 11 88H2Z', 'opacity="0.35"'),
    times(7, (i) => line(p.brass, 2.4, `M-13 ${24 + i * 10}L13 ${18 + i * 10}`)),
    fill(p.brass, 'M-13 88H13L15 96H-15Z'),
    disc(p.brass, 0, 106, 14),
    fill(p.brassDeep, 'M0 92A14 14 0 0 1 0 120Z'),
    disc(p.oxblood, 0, 106, 8),
    disc('#c8495a', -2, 104, 4),
  ),
].join('\n');

export const gun = [
  ...plate('#20262e', '#2f3742', 24),
  withShadow(
    'translate(120 156) rotate(-24) scale(0.84)',
    'M-98 -44H0V-52H52L66 -66L78 -58L70 -38C82 -28 88 -12 92 6L108 70C96 84 72 84 62 74C62 50 54 30 40 16H-10V-16H-98Z',
    // Grip of walnut.
    fill(p.wood, 'M34 2C44 -10 70 -30 78 -24C86 -14 90 -2 94 14L110 70C100 86 72 86 60 74C62 50 52 28 34 2Z'),
    fill(p.woodDeep, 'M78 -24C86 -14 90 -2 94 14L110 70C104 80 92 84 82 83C90 50 84 6 62 -18Z'),
    line(p.woodLight, 1.6, 'M52 12C62 30 68 50 69 72M62 4C74 26 80 50 80 76'),
    disc(p.brass, 70, 28, 4.5),
    disc(p.brassDeep, 71, 29, 2.4),
    line(p.brass, 4, 'M62 75Q80 88 107 72'),
    // Barrel and sight.
    fill(p.steelDeep, 'M-98 -18H-6V-8H-84L-98 -12Z'),
    fill(p.steel, 'M-100 -46H0V-18H-100Z'),
    fill(p.steelDeep, 'M-100 -27H0V-18H-100Z'),
    fill(p.steelLight, 'M-100 -43H0V-38H-100Z'),
    fill(p.ink, 'M-100 -46H-94V-12H-100Z'),
    fill(p.steelDeep, 'M-94 -46L-88 -56H-80L-78 -46Z'),
    // Frame.
    fill(p.steelDeep, 'M-8 -54H50L56 -44L78 -30C66 -24 48 -8 40 12H-2L-10 0Z'),
    fill('#59656a', 'M-2 12L-10 0H44Q42 6 40 12Z'),
    line(p.steel, 2, 'M-4 -50H48'),
    // Cylinder.
    box(p.steelLight, -4, -46, 46, 44, 'rx="5"'),
    fill(p.steel, 'M-4 -28H42V-7Q42 -2 37 -2H1Q-4 -2 -4 -7Z'),
    times(3, (i) => fill(p.ink, `M2 ${-41 + i * 13}H26Q32 ${-37 + i * 13} 26 ${-33 + i * 13}H2Z`)),
    fill(p.ink, 'M-6 -46H-3V-2H-6ZM41 -46H44V-2H41Z'),
    // Hammer, trigger, guard.
    fill(p.steel, 'M52 -48L62 -70C70 -74 80 -70 84 -64L76 -60L68 -40Z'),
    fill(p.ink, 'M62 -70C70 -74 80 -70 84 -64L80 -62C74 -68 68 -68 62 -66Z'),
    line(p.steelDeep, 5, 'M-4 12C-4 38 10 42 26 40C40 38 46 28 42 14'),
    line(p.steelLight, 1.4, 'M-5 16C-3 36 8 40 22 39.500'),
    line(p.steelLight, 4.5, 'M18 12Q22 24 14 32'),
    disc(p.steelLight, 50, -14, 3),
    disc(p.steelLight, -4, 6, 2.4),
  ),
].join('\n');

export const candlestick = [
  ...plate('#16382a', '#1f4c3a', 24, '#fbe9bd'),
  disc('#ffe08a', 120, 70, 62),
  disc('#ffeeb5', 120, 70, 42),
  disc('#fff7d8', 120, 70, 26),
  `<g opacity="0.25" transform="translate(9 8)">${fill(p.ink, 'M106 96H134V168H158L146 186H130V230L150 250L164 276H76L90 250L110 230V186H94L82 168H106Z')}</g>`,
  // Flame.
  fill(p.flame, 'M120 34C134 54 138 68 132 80Q120 92 108 80C102 68 108 56 120 34Z'),
  fill('#f6b63f', 'M121 48C130 62 131 72 128 79Q120 86 112 79C109 72 114 64 121 48Z'),
  fill('#fff4c4', 'M120 62C125 70 126 76 123 81Q120 84 117 81C114 76 117 70 120 62Z'),
  line(p.ink, 2.6, 'M120 98V82'),
  // Candle, with a run of wax.
  fill(p.paper, 'M105 98Q120 90 135 98V166H105Z'),
  fill(p.paperShade, 'M123 94Q130 95 135 98V166H123Z'),
  oval('#fffaf0', 120, 97, 15, 4),
  fill(p.paper, 'M103 98Q106 96 110 99V124Q106 132 103 124ZM133 98Q138 97 138 102V140Q134 148 131 140V100Z'),
  fill(p.paperShade, 'M134 98Q138 97 138 102V140Q136 146 134 144Z'),
  // Stick: drip pan, knops, bell foot.
  fill(p.brass, 'M78 164H162Q160 178 140 180H100Q80 178 78 164Z'),
  fill(p.brassDeep, 'M128 164H162Q160 178 140 180H128Z'),
  line(p.brassLight, 2, 'M82 167H118'),
  fill(p.brass, 'M106 180H134V190H106Z'),
  fill(p.brassDeep, 'M126 180H134V190H126Z'),
  fill(p.brass, 'M120 188C142 188 146 204 132 212H108C94 204 98 188 120 188Z'),
  fill(p.brassDeep, 'M124 188C142 188 146 204 132 212H124Z'),
  line(p.brassLight, 2.4, 'M104 196Q106 192 112 191'),
  fill(p.brass, 'M110 212H130L133 236H107Z'),
  fill(p.brassDeep, 'M124 212H130L133 236H124Z'),
  line(p.brassLight, 1.8, 'M113 215L111.500 233'),
  fill(p.brass, 'M100 236H140Q146 240 140 245H100Q94 240 100 236Z'),
  fill(p.brassDeep, 'M126 236H140Q146 240 140 245H126Z'),
  fill(p.brass, 'M102 245H138C142 258 152 266 170 270V280H70V270C88 266 98 258 102 245Z'),
  fill(p.brassDeep, 'M126 245H138C142 258 152 266 170 270V280H126Z'),
  line(p.brassLight, 2.4, 'M106 249C102 262 92 270 78 273'),
  fill(p.brassDeep, 'M64 280H176V289H64Z'),
  fill(p.brass, 'M64 280H126V286H64Z'),
].join('\n');

const lead = { light: '#9fb0bb', mid: '#74858f', deep: '#4c5a63', dark: '#333e46' };
export const leadPipe = [
  ...plate('#33231a', '#463126', 8),
  withShadow(
    'translate(112 164) rotate(30) scale(0.94)',
    'M-18 128V-50Q-18 -86 18 -86H64V-94H90V-38H64V-50H30Q18 -50 18 -38V128Z',
    // The long run, the bend, the short run.
    fill(lead.mid, 'M-18 120V-48Q-18 -86 20 -86H66V-50H28Q18 -50 18 -40V120Z'),
    fill(lead.deep, 'M6 120V-42Q6 -60 24 -60H66V-50H28Q18 -50 18 -40V120Z'),
    line(lead.light, 5, 'M-10 112V-46Q-10 -78 20 -78H58'),
    // Collars.
    fill(lead.deep, 'M-24 -34H24V-12H-24Z'),
    fill(lead.light, 'M-24 -34H-6V-12H-24Z'),
    fill(lead.dark, 'M12 -34H24V-12H12Z'),
    line(lead.dark, 1.6, 'M-24 -23H24'),
    fill(lead.deep, 'M36 -92H58V-44H36Z'),
    fill(lead.light, 'M36 -92H58V-72H36Z'),
    fill(lead.dark, 'M36 -56H58V-44H36Z'),
    line(lead.dark, 1.6, 'M47 -92V-44'),
    // Thread and mouth.
    fill(lead.mid, 'M58 -84H84V-52H58Z'),
    fill(lead.deep, 'M58 -62H84V-52H58Z'),
    times(5, (i) => line(lead.dark, 1.8, `M${62 + i * 5} -85L${60 + i * 5} -51`)),
    oval(lead.light, 85, -68, 6, 17),
    oval(p.ink, 86, -68, 4, 12.5),
    // Flange at the foot, with bolts.
    fill(lead.deep, 'M-34 112H34V132H-34Z'),
    fill(lead.mid, 'M-34 112H8V132H-34Z'),
    fill(lead.light, 'M-34 112H-14V132H-34Z'),
    fill(lead.dark, 'M24 112H34V132H24Z'),
    disc(p.brass, -24, 122, 4.5),
    disc(p.brassDeep, 24, 122, 4.5),
    // A dent that needs explaining.
    fill(lead.deep, 'M-18 52Q-8 60 -18 72Z'),
    fill(lead.dark, 'M-18 56Q-12 61 -18 68Z'),
    line(lead.light, 1.4, 'M-16 74Q-6 62 -15 50'),
  ),
].join('\n');

export const wrench = [
  ...plate('#12304a', '#1a4263', 24),
  withShadow(
    'translate(120 156) rotate(36)',
    'M-15 -40L-13 92Q-13 120 0 128Q13 120 13 92L15 -40C44 -50 50 -84 34 -110L18 -74H-6L-22 -112C-46 -100 -48 -56 -15 -40Z',
    // Shaft.
    fill(p.steel, 'M-14 -44H14L15 96Q15 124 0 128Q-15 124 -15 96Z'),
    fill(p.steelDeep, 'M3 -44H14L15 96Q15 124 0 128H3Z'),
    fill(p.oxblood, 'M-9 -14H9L10 78Q0 84 -10 78Z'),
    fill(p.oxbloodDeep, 'M2 -14H9L10 78Q6 81 2 81Z'),
    line(p.brass, 1.4, 'M-6 -10H6L7 74Q0 78 -7 74Z'),
    disc(p.steelLight, 0, 106, 12),
    disc(p.paper, 0, 106, 7.5),
    fill(p.ink, 'M-7.500 106A7.500 7.500 0 0 1 7.500 106A9 9 0 0 0 -7.500 106Z', 'opacity="0.4"'),
    // The fixed jaw.
    fill(p.steel, 'M-14 -40C-50 -48 -58 -92 -30 -126L-14 -118L-12 -78Q-10 -72 -2 -72H34L30 -50Q24 -40 14 -38Z'),
    fill(p.steelLight, 'M-30 -126L-14 -118L-12 -78Q-10 -72 -2 -72L-8 -62Q-22 -66 -24 -80Z'),
    line('#ffffff', 2.4, 'M-40 -100Q-46 -70 -22 -54'),
    // The moving jaw, upon its worm.
    fill(p.steelDeep, 'M12 -74H50Q56 -60 42 -52H14Z'),
    fill(p.steelDeep, 'M18 -72L22 -108L44 -120Q58 -98 52 -72Z'),
    fill(p.steel, 'M18 -72L22 -108L44 -120L38 -72Z'),
    box(p.brass, 8, -58, 26, 18, 'rx="4"'),
    fill(p.brassDeep, 'M8 -48H34V-44Q34 -40 30 -40H12Q8 -40 8 -44Z'),
    times(4, (i) => line(p.ink, 1.6, `M${13 + i * 5.5} -57V-41`)),
    disc(p.steelDeep, -20, -58, 4.5),
    line(p.ink, 1.6, 'M-23 -61L-17 -55'),
  ),
].join('\n');
