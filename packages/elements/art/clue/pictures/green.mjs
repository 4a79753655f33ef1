import * as p from '../palette.mjs';
import { box, disc, fill, line, oval, times } from '../parts.mjs';

const { hue, deep, light, dark } = p.hues.green;
const { skin, shade, lips } = p.skins.tan;

// Bowler, buttonhole and a watch: time is money.
export const green = [
  box(deep, 0, 0, 240, 310),
  times(8, (i) => box(hue, i * 32 - 8, 0, 16, 310)),
  fill(dark, 'M28 310V200H44V128H60V84H78V48H162V84H180V128H196V200H212V310Z'),
  fill(light, 'M34 310V206H50V134H66V90H84V54H156V90H174V134H190V206H206V310Z'),
  fill(hue, 'M84 54H156V90H174V134H190V206H206V310H120V54Z', 'opacity="0.45"'),
  // Suit, waistcoat, shirt.
  fill(hue, 'M20 314C22 256 42 236 94 214H146C198 236 218 256 220 314Z'),
  fill(deep, 'M120 226L146 214C198 236 218 256 220 314H120Z'),
  times(6, (i) => line(light, 0.9, `M${34 + i * 13} ${250 - i * 4}V312`, 'opacity="0.7"')),
  times(6, (i) => line(hue, 0.9, `M${206 - i * 13} ${250 - i * 4}V312`)),
  fill(p.paper, 'M92 208L120 226L148 208L152 260L120 314L88 260Z'),
  fill(p.paperShade, 'M120 226L148 208L152 260L120 314Z'),
  fill(dark, 'M112 226H128L126 240L132 284L120 302L108 284L114 240Z'),
  line(light, 1.6, 'M111 262L128 250M110 276L130 262M113 288L131 275'),
  fill(deep, 'M90 214L74 226L66 250L84 254L118 314H96L60 314C64 280 70 244 90 214Z'),
  fill(deep, 'M92 212L68 236L76 252L66 258L112 314H122L94 246Z'),
  fill(dark, 'M148 212L172 236L164 252L174 258L128 314H118L146 246Z'),
  // Buttonhole.
  disc(p.paper, 72, 250, 5),
  disc(p.paper, 79, 245, 5),
  disc(p.paper, 80, 254, 5),
  disc(p.paperShade, 74, 257, 5),
  disc(p.brass, 76.5, 251, 3.2),
  // Neck, collar.
  fill(skin, 'M98 172H142V208L120 224L98 208Z'),
  fill(shade, 'M98 178Q120 200 142 174V208L120 224V204Q104 196 98 178Z'),
  fill(p.paper, 'M94 200L120 222L108 234L88 214Z'),
  fill(p.paperShade, 'M146 200L120 222L132 234L152 214Z'),
  // Ears, face.
  oval(skin, 80, 132, 7, 12),
  oval(shade, 160, 132, 7, 12),
  fill(p.woodDeep, 'M80 98H90V130L84 136Z'),
  fill(p.ink, 'M160 98H150V130L156 136Z'),
  fill(skin, 'M84 96H156V136C156 160 146 176 134 184Q120 190 106 184C94 176 84 160 84 136Z'),
  fill(shade, 'M120 96H156V136C156 160 146 176 134 184Q127 187 120 187.500V170L123 166V158Q131 157 131 150L122 118Z'),
  // Heavy lids; one brow goes up.
  fill(p.paper, 'M94 127Q103 121 112 127Q103 133 94 127ZM128 127Q137 121 146 127Q137 133 128 127Z'),
  disc(p.ink, 100.5, 127.5, 3.2),
  disc(p.ink, 134.5, 127.5, 3.2),
  fill(shade, 'M92 126Q103 115 114 126Q103 123 92 126Z'),
  fill('#8f5836', 'M126 126Q137 115 148 126Q137 123 126 126Z'),
  line(p.ink, 2, 'M92 126.500Q103 121.500 114 126.500M126 126.500Q137 121.500 148 126.500'),
  fill(p.ink, 'M90 115Q101 109 115 116L114 120Q101 114 91 119Z'),
  fill(p.ink, 'M126 113Q138 102 150 110L150 114Q138 107 127 118Z'),
  line(shade, 1.4, 'M95 135Q103 139 111 135'),
  line('#8f5836', 1.4, 'M129 135Q137 139 145 135'),
  // Pencil moustache, half a smile.
  fill(
    p.ink,
    'M118 160C112 157 104 160 98 165C106 166 114 165 118 163ZM122 160C128 157 136 160 142 165C134 166 126 165 122 163Z',
  ),
  fill(lips, 'M106 171Q120 174 137 168Q130 177 120 177Q111 177 106 171Z'),
  line(p.inkSoft, 1.4, 'M104 171Q120 174 138 167'),
  line('#8f5836', 1.4, 'M140 160Q145 165 143 172'),
  // Bowler.
  fill(dark, 'M82 92C78 56 94 38 120 38C146 38 162 56 158 92Z'),
  fill(p.ink, 'M120 38C146 38 162 56 158 92H134C142 72 138 48 120 38Z'),
  fill(hue, 'M81 80Q120 70 159 80V94H81Z'),
  fill(deep, 'M134 76Q148 77 159 80V94H132Z'),
  fill(dark, 'M62 92Q66 84 82 90Q120 98 158 90Q174 84 178 92C176 104 150 110 120 110C90 110 64 104 62 92Z'),
  line(light, 1.6, 'M66 95C76 103 96 106 116 106'),
  line(light, 2, 'M91 72C92 58 100 49 110 46', 'opacity="0.7"'),
  // The watch in his hand.
  fill(deep, 'M226 316C222 290 206 276 188 272L166 290L176 316Z'),
  fill(p.paper, 'M166 292L188 270L196 277L173 301Z'),
  fill(skin, 'M148 262C142 272 146 286 158 292L172 296L190 276C192 262 184 250 172 250Z'),
  line(p.brass, 2, 'M157 240C150 236 140 246 132 262C126 274 120 280 106 282'),
  disc(p.brassDeep, 166, 256, 20),
  disc(p.brass, 165, 255, 19),
  disc(p.paper, 165, 255, 14.5),
  line(p.ink, 1.8, 'M165 255V245M165 255L172 259'),
  times(12, (i) =>
    disc(p.ink, 165 + 12 * Math.cos((i * Math.PI) / 6), 255 + 12 * Math.sin((i * Math.PI) / 6), i % 3 ? 0.7 : 1.3),
  ),
  disc(p.brass, 158, 236, 4),
  disc(hue, 158, 236, 1.8),
  fill(
    skin,
    'M176 246Q188 244 190 254Q188 260 178 258ZM180 258Q191 257 192 266Q189 272 179 269ZM178 269Q188 269 188 277Q184 283 174 279Z',
  ),
  fill(shade, 'M144 262Q140 272 150 276Q158 274 156 266Q150 258 144 262Z'),
].join('\n');
