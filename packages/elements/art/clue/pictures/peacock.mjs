import * as p from '../palette.mjs';
import { along, beads, box, disc, fill, group, line, oval, scales, times } from '../parts.mjs';

const { hue, deep, light, dark } = p.hues.peacock;
const { skin, shade, lips } = p.skins.fair;

const feather = (turn, length) =>
  group(
    `translate(150 92) rotate(${turn})`,
    line(p.brass, 1.6, `M0 0V${-length}`),
    fill(
      p.felt,
      `M0 ${-length - 26}C16 ${-length - 14} 17 ${-length + 10} 0 ${-length + 26}C-17 ${-length + 10} -16 ${-length - 14} 0 ${-length - 26}Z`,
    ),
    oval(p.brass, 0, -length, 9, 14),
    oval(light, 0, -length + 1, 6.5, 10),
    oval(dark, 0, -length + 3, 4, 6),
  );

// Profile, lorgnette and three feathers; she has not been asked her age since.
export const peacock = [
  box(deep, 0, 0, 240, 310),
  scales([deep, light, hue], -20, 4, 6, 15, 24),
  disc(dark, 120, 124, 84),
  disc(p.paper, 120, 124, 79),
  disc(p.paperShade, 120, 124, 72),
  feather(-14, 52),
  feather(18, 58),
  feather(48, 52),
  // The high collar behind the neck.
  fill(light, 'M128 240C140 214 150 190 176 166C186 186 186 214 178 240Z'),
  fill(hue, 'M140 240C150 216 160 194 176 166C186 186 186 214 178 240Z'),
  line(dark, 1.2, 'M150 236L170 186M160 236L176 190M140 236L160 194'),
  // Neck, bust.
  fill(skin, 'M118 160H152C150 190 154 212 172 224L170 262H84C86 240 104 228 116 216Q122 204 118 160Z'),
  fill(shade, 'M118 178Q136 182 148 160L152 160C150 190 154 212 172 224L170 262H140C132 240 118 220 120 200Z'),
  // Hair behind, in a high roll.
  fill(
    p.steel,
    'M112 92C106 62 128 46 150 52C176 56 186 78 180 98C186 120 178 142 160 150C150 154 142 146 140 136L120 100Z',
  ),
  fill(
    p.steelDeep,
    'M150 52C176 56 186 78 180 98C186 120 178 142 160 150C150 154 144 148 142 138C160 128 168 84 150 52Z',
  ),
  // The face looks to the left.
  fill(
    skin,
    'M134 78C112 76 100 88 99 106L96 115Q90 126 80 138Q78 144 89 145L87 151L82.500 155L87.500 158L85 162.500Q90 165 89 170Q86 180 97 185Q112 189 126 180Q142 170 150 140L146 100Z',
  ),
  fill(shade, 'M97 185Q112 189 126 180Q142 170 150 140L148 118Q142 152 124 166Q110 176 89 172Q87 180 97 185Z'),
  fill(shade, 'M80 138Q78 144 89 145L96 144Q98 138 92 136Q86 136 80 138Z'),
  disc('#e0a181', 112, 150, 8),
  fill(lips, 'M87 151L82.500 155L87.500 157.500L85 162.500Q92 163 97 157Q93 152 87 151Z'),
  line('#6e1c24', 1.2, 'M84 155.500Q90 158 96 157'),
  // Eye: nearly shut; brow: far up.
  fill(p.paper, 'M98 124L113 121Q110 128 100 128Z'),
  disc(p.ink, 102.5, 125, 3),
  fill('#4f9dbd', 'M97 123Q104 113 117 119L114 122Q104 119 97 123Z'),
  line(p.ink, 2.2, 'M95 125Q104 119 116 121'),
  line(p.steelDeep, 2.6, 'M97 108Q108 98 122 106'),
  // Ear and earring.
  fill(skin, 'M138 122C146 116 154 122 152 132C150 142 144 146 140 144C138 138 136 130 138 122Z'),
  line(shade, 1.6, 'M141 126Q148 122 148 131Q147 137 143 138'),
  line(p.brass, 1.4, 'M143 146V152'),
  fill(hue, 'M143 151L149 162L143 173L137 162Z'),
  fill(light, 'M143 151L143 173L137 162Z'),
  // Hair before: waves swept up from the brow.
  fill(
    p.steelLight,
    'M100 104C98 82 112 62 136 58C158 54 172 70 168 90C160 82 152 84 148 94C146 108 144 118 138 126C134 112 126 102 114 100C108 99 103 100 100 104Z',
  ),
  line(p.steel, 2, 'M106 94C112 78 124 68 142 66M116 94C122 82 134 74 150 74M130 100C136 88 146 82 158 82'),
  fill(p.steelLight, 'M132 60C130 46 146 38 158 44C170 48 172 62 162 70Z'),
  line(p.steel, 2, 'M138 58C140 50 150 46 158 52'),
  // A jewelled clasp at the foot of the feathers.
  disc(p.brass, 152, 90, 8),
  disc(hue, 152, 90, 5),
  disc(light, 150.5, 88.5, 2),
  // Pearls: a choker of three rows.
  beads(p.paper, along([118, 190], [132, 200], [152, 190], 10), 2.7),
  beads(p.paper, along([118, 197], [132, 208], [153, 197], 10), 2.7),
  beads(p.paper, along([116, 204], [132, 218], [156, 205], 11), 2.9),
  disc(p.brass, 128, 212, 6),
  disc(hue, 128, 212, 3.8),
  // Gown.
  fill(hue, 'M40 316C40 276 58 250 84 240C104 262 140 264 172 222C204 232 220 262 222 316Z'),
  fill(deep, 'M130 257C148 252 162 238 172 222C204 232 220 262 222 316H150C154 292 146 272 130 257Z'),
  line(p.brass, 2.4, 'M84 240C104 262 140 264 172 222'),
  times(
    5,
    (i) =>
      fill(i % 2 ? light : p.felt, `M${92 + i * 16} ${266 + (i % 2) * 18}q9 14 0 28q-9 -14 0 -28Z`) +
      disc(p.brass, 92 + i * 16, 282 + (i % 2) * 18, 3),
  ),
  // Glove and lorgnette.
  line(p.brass, 3, 'M66 268L50 206'),
  `<circle cx="40" cy="180" r="13" fill="${p.glass}" fill-opacity="0.75" stroke="${p.brass}" stroke-width="3.4"/>`,
  `<circle cx="66" cy="173" r="13" fill="${p.glass}" fill-opacity="0.75" stroke="${p.brass}" stroke-width="3.4"/>`,
  line('#ffffff', 2, 'M34 180Q35 173 41 172M60 173Q61 166 67 165'),
  line(p.brass, 3, 'M50 206L52 190'),
  fill(dark, 'M62 318C58 300 54 288 50 278C46 264 52 250 62 250C72 248 82 256 84 268C86 282 92 300 96 318Z'),
  line(hue, 1.6, 'M51 262Q60 256 68 262M50 270Q60 264 70 270M53 278Q62 272 72 278'),
  line(p.brass, 2, 'M57 296Q72 288 90 292'),
].join('\n');
