import * as p from '../palette.mjs';
import { along, beads, blade, box, disc, fill, line, oval, rays, times } from '../parts.mjs';

const { hue, deep, light, dark } = p.hues.scarlet;
const { skin, shade } = p.skins.fair;

// Black bob, feather and fan: the fan hides half her shoulder and none of her smile.
export const scarlet = [
  box(deep, 0, 0, 240, 310),
  rays(hue, 118, 128, 260, 18, 0.014),
  disc(dark, 118, 122, 79),
  disc(hue, 118, 122, 74),
  // The feather of her band.
  fill(light, 'M152 84C164 74 178 52 176 28C194 40 196 70 180 92C172 102 160 100 152 92Z'),
  fill(p.paper, 'M152 88C170 78 182 56 178 30C188 48 186 72 172 92Q162 100 152 92Z'),
  line(deep, 1.2, 'M154 92C168 80 178 60 178 34M166 78L182 74M171 70L184 62M174 60L184 52'),
  // The hair behind.
  fill(
    p.ink,
    'M72 126C66 82 88 52 122 52C156 52 174 80 168 124C167 144 168 154 176 162C164 172 146 170 138 158H100C94 172 74 172 64 162C72 156 74 142 72 126Z',
  ),
  // Shoulders, neck, face.
  fill(skin, 'M36 310C40 250 58 222 104 204V150H136V204C182 222 198 250 204 310Z'),
  fill(
    shade,
    'M136 204C182 222 198 250 204 310H150C152 266 146 232 120 214C112 206 106 196 104 178C116 190 132 186 136 170Z',
  ),
  fill(
    skin,
    'M87 112C86 84 100 68 120 68C140 68 154 84 153 112C152 138 140 154 129 163Q120 170 111 163C100 154 88 138 87 112Z',
  ),
  fill(
    shade,
    'M120 68C140 68 154 84 153 112C152 138 140 154 129 163Q124 167 120 167.500Q123 160 121 156L123 150Q124 146 121 143L120 138Q128 138 129 133L122 112Z',
  ),
  // Eyes, brows, mouth.
  line(p.ink, 2, 'M93 104Q103 95 114 102M127 102Q138 95 147 104'),
  fill(p.paper, 'M95 117Q104 109 114 117Q105 122 95 117ZM127 117Q136 109 146 117Q136 122 127 117Z'),
  disc(p.ink, 107.5, 116, 3.4),
  disc(p.ink, 139.5, 116, 3.4),
  fill(
    p.ink,
    'M91 114C98 107 109 107 116 117.500Q105 110.500 97 116ZM125 117.500C132 107 143 107 151 113L146 116Q137 110.500 125 117.500Z',
  ),
  fill(hue, 'M107 147Q113 142.500 117 144Q120 146 123 144Q127 142.500 134 146Q128 150 120 149.500Q112 150 107 147Z'),
  fill(deep, 'M107 147Q120 151 134 146Q127 156 119 155.500Q112 155 107 147Z'),
  disc(p.ink, 99, 141, 1.4),
  // The fringe: one wave from the parting, one lock before each ear.
  fill(
    p.ink,
    'M84 128C76 90 92 60 122 60C154 60 164 92 157 130C158 142 156 150 148 154C152 138 154 122 148 106C130 102 112 94 104 80C100 94 92 102 90 114C88 128 88 142 96 154C86 150 83 142 84 128Z',
  ),
  line(
    p.inkSoft,
    1.6,
    'M110 70C122 86 136 94 152 98M120 64C132 78 144 86 158 92M78 116C78 130 76 146 72 156M164 120C164 138 166 148 170 156',
  ),
  // The band.
  fill(p.brass, 'M76 96C88 78 106 72 126 74C144 76 158 84 165 98L163 108C154 94 140 86 124 84C104 82 88 92 76 108Z'),
  beads(p.paper, along([82, 98], [120, 66], [160, 98], 11), 1.7),
  disc(p.brassDeep, 152, 90, 7.5),
  disc(light, 152, 90, 5),
  // Earring and pearls.
  line(p.brass, 1.6, 'M84 158V168'),
  fill(p.brass, 'M84 166L89 176L84 186L79 176Z'),
  line(p.brass, 1.6, 'M157 156V166'),
  fill(p.brassDeep, 'M157 164L162 174L157 184L152 174Z'),
  beads(p.paper, along([96, 207], [112, 262], [140, 207], 17), 2.6),
  // Her dress.
  fill(
    hue,
    'M52 310C52 272 60 250 74 240L82 218L88 220L84 240Q98 262 120 266Q144 262 156 240L154 220L160 219L168 242C180 254 186 272 188 310Z',
  ),
  fill(deep, 'M120 266Q144 262 156 240L154 220L160 219L168 242C180 254 186 272 188 310H136Q140 286 120 266Z'),
  line(p.brass, 1.6, 'M84 241Q98 262 120 266Q144 262 156 241'),
  // The fan, open at her shoulder.
  times(9, (index) =>
    [
      blade(index % 2 ? p.paper : light, 180, 302, 34, 100, 0.62 + index * 0.034, 0.656 + index * 0.034),
      blade(index % 2 ? p.paperShade : hue, 180, 302, 14, 58, 0.62 + index * 0.034, 0.656 + index * 0.034),
    ].join(''),
  ),
  times(9, (index) => blade(p.ink, 180, 302, 10, 100, 0.619 + index * 0.034, 0.622 + index * 0.034)),
  times(9, (index) => blade(p.brass, 180, 302, 92, 97, 0.622 + index * 0.034, 0.653 + index * 0.034)),
  // The glove that holds it.
  fill(p.ink, 'M128 314C134 302 148 294 164 290C168 281 180 278 190 284Q198 292 194 302C192 310 184 314 174 312Z'),
  line(p.inkSoft, 1.5, 'M174 294Q182 290 190 294M173 301Q182 297 191 301'),
  oval(p.brass, 157, 300, 3, 9, 'transform="rotate(28 157 300)"'),
].join('\n');
