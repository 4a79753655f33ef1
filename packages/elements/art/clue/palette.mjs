// The inks of all 21 cards: paper, ink and brass of the house, and one hue in three depths for each suspect.
export const paper = '#f7efdc';
export const paperShade = '#e2d3b0';
export const ink = '#1b1316';
export const inkSoft = '#3a2c2a';
export const brass = '#d9a441';
export const brassDeep = '#a8741f';
export const brassLight = '#f0cd7e';
export const night = '#1d3b36';
export const nightDeep = '#142b29';
export const oxblood = '#7c2331';
export const oxbloodDeep = '#551722';
export const flame = '#e0662f';
export const felt = '#2d6a4e';
export const steel = '#b9c0c0';
export const steelDeep = '#6f7a7c';
export const steelLight = '#e8ecea';
export const wood = '#7a4a28';
export const woodDeep = '#4e2d1a';
export const woodLight = '#a9703f';
export const glass = '#a9cfcb';

/** Skin in light and in shade, and the red of the lips on it. */
export const skins = {
  fair: { skin: '#efc39b', shade: '#cf9468', lips: '#a8323a' },
  rose: { skin: '#efbd9c', shade: '#cc8a69', lips: '#b5574f' },
  tan: { skin: '#d79a6b', shade: '#b4754a', lips: '#8f4736' },
  brown: { skin: '#a66f47', shade: '#7f5031', lips: '#6b3326' },
  pale: { skin: '#f3d3b4', shade: '#d5a582', lips: '#b4504f' },
};

/** Each suspect's own hue: the ground, its shadow, its light, and the frame's dark. */
export const hues = {
  scarlet: { hue: '#b3263a', deep: '#7d1527', light: '#dc5a5c', dark: '#4b0c19' },
  mustard: { hue: '#d8a429', deep: '#a97716', light: '#f0c95c', dark: '#5c3d0c' },
  white: { hue: '#f4eee2', deep: '#c9c2b6', light: '#ffffff', dark: '#39414d' },
  green: { hue: '#2f7a4d', deep: '#1d5636', light: '#66a874', dark: '#113421' },
  peacock: { hue: '#1f6591', deep: '#134668', light: '#4f9dbd', dark: '#0b2b43' },
  plum: { hue: '#6f3c7c', deep: '#4d2659', light: '#a06fa9', dark: '#2e1537' },
};
