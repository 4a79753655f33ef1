import type { ClueView } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';
import { weaponGlyph } from '../clue-art/emblems.js';
import { type BoardLayout, slotIn } from './board-layout.js';
import { standingIn, weaponsIn } from './in-room.js';

/** The weapons that lie in the rooms, each on a tag, beside the tokens. */
export function weaponArt(layout: BoardLayout, view: ClueView): readonly SVGTemplateResult[] {
  return layout.rooms.flatMap(({ room, box }) => {
    const here = weaponsIn(view.log, room);
    const before = standingIn(view.places, room).length;
    return here.map((weapon, i) => {
      const { x, y } = slotIn(box, before + i, before, here.length);
      return svg`<g class="weapon" data-weapon=${weapon} transform=${`translate(${x} ${y})`}>
        <path class="tag" d="M-.46-.3L-.3-.46H.46V.46H-.46Z" />
        <g transform="translate(-.36 -.36) scale(.03)">${weaponGlyph(weapon, 'var(--_edge)', '#fffaf0')}</g>
      </g>`;
    });
  });
}
