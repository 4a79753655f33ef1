import type { Room } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';
import type { BoardLayout, RoomLayout } from './board-layout.js';
import type { BoardWords } from './words.js';

/** The names of the rooms: over the highlights, so that a lit room's is the last to fade. */
export function roomNames(layout: BoardLayout, names: BoardWords['cards']): readonly SVGTemplateResult[] {
  return layout.rooms.map(({ room, box }) => nameArt(room, names[room], box));
}

/** The name above the tokens' places; on two lines where one would be too long. */
function nameArt(room: Room, name: string, { x, y, width, height }: RoomLayout['box']): SVGTemplateResult {
  const fits = (text: string): number => (width - 0.5) / (text.length * 0.6);
  const lines = name.includes(' ') && fits(name) < 1 && height >= 5 ? name.split(' ') : [name];
  const size = Math.min(1.05, ...lines.map(fits));
  const top = y + (height - 1.5) / 2 - ((lines.length - 1) * size) / 2;
  return svg`<text class=${`name ${room}`} font-size=${size} aria-hidden="true">
    ${lines.map((line, i) => svg`<tspan x=${x + width / 2} y=${top + i * size * 1.02}>${line}</tspan>`)}
  </text>`;
}
