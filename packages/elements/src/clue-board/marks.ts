import { isRoom } from '@games/clue-core';
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { type BoardLayout, centreOf } from './board-layout.js';
import type { Choice } from './choices.js';

/** The highlights (CLU-13): a lozenge on a square, a lit outline around a room, a dotted one where a passage leads. */
export function choiceMarks(layout: BoardLayout, choices: readonly Choice[]): readonly SVGTemplateResult[] {
  return choices.map(({ kind, to }) => {
    if (isRoom(to)) {
      const room = layout.rooms.find((each) => each.room === to);
      return room
        ? svg`<g class=${`mark ${kind}`} data-choice=${to}>
            <path class="glow" d=${room.floor} /><path class="lit" d=${room.walls} />
          </g>`
        : svg``;
    }
    const { x, y } = centreOf(to);
    return svg`<g class="mark square" data-choice=${to} transform=${`translate(${x} ${y})`}>
      <rect x="-.46" y="-.46" width=".92" height=".92" rx=".12" />
      <circle r=".17" />
    </g>`;
  });
}

/** What is pointed at: the walk there, and the room it leads into. */
export function aimArt(layout: BoardLayout, choice: Choice | undefined): SVGTemplateResult | typeof nothing {
  if (!choice) return nothing;
  const room = layout.rooms.find((each) => each.room === choice.to);
  const way = choice.path.map(centreOf).map(({ x, y }) => `${x} ${y}`);
  const line = way.length > 1 ? `M${way.join('L')}` : '';
  return svg`${room ? svg`<path class="aim" d=${room.floor} />` : nothing}
    <path class="way-edge" d=${line} /><path class="way" d=${line} />`;
}
