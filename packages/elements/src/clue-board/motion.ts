import { type ClueView, isRoom, type Place, type Square, SUSPECTS, type Suspect } from '@games/clue-core';
import { type BoardLayout, centreOf, type Spot } from './board-layout.js';
import { spotOf } from './pieces.js';

/** Milliseconds a step of a walk takes; a long walk is faster, and none takes longer than a second. */
const STEP = 110;
const LONGEST = 1000;

/** Whether the system asks for less motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The way a token took between two views, from where it stood to where it stands. */
export function wayOf(layout: BoardLayout, before: ClueView, now: ClueView, suspect: Suspect): readonly Spot[] {
  const [from, to] = [before.places[suspect], now.places[suspect]];
  const ends = [spotOf(layout, before, suspect), spotOf(layout, now, suspect)] as const;
  return [ends[0], ...walkBetween(now, suspect, from, to).map(centreOf), ends[1]];
}

/** The squares of the walk that led from one place to the other; none when the token was put there. */
function walkBetween(now: ClueView, suspect: Suspect, from: Place, to: Place): readonly Square[] {
  if (from === to) return [];
  const walked = now.log.findLast(
    (event) => event.type === 'moved' && now.players[event.seat]?.suspect === suspect && event.to === to,
  );
  if (walked?.type !== 'moved' || walked.from !== from) return [];
  const { path } = walked;
  return path.slice(isRoom(from) ? 0 : 1, isRoom(to) ? undefined : -1);
}

/** Moves the tokens whose place has changed, along the way each took. Gives what moves. */
export function walkTokens(
  root: ParentNode,
  layout: BoardLayout,
  before: ClueView,
  now: ClueView,
): readonly Animation[] {
  if (isStill()) return [];
  return SUSPECTS.flatMap((suspect) => {
    const token = root.querySelector(`[data-token=${suspect}]`);
    const way = wayOf(layout, before, now, suspect);
    const [start, end] = [way[0], way.at(-1)];
    // Those who were in a room make room for who comes in.
    if (!token || !start || !end || (way.length === 2 && start.x === end.x && start.y === end.y)) return [];
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    const duration = Math.min(LONGEST, Math.max(250, (way.length - 1) * STEP));
    return [token.animate(frames, { duration, easing: way.length > 2 ? 'linear' : 'ease-out' })];
  });
}

/** Lets the dice tumble once. */
export function tumble(root: ParentNode): readonly Animation[] {
  const faces = isStill() ? undefined : root.querySelector('.die .faces');
  if (!faces) return [];
  const frames = [
    { transform: 'translateY(-60%) rotate(-300deg) scale(0.7)' },
    { transform: 'translateY(0) rotate(-60deg) scale(1.15)', offset: 0.6 },
    { transform: 'translateY(-12%) rotate(-15deg) scale(1.05)', offset: 0.8 },
    { transform: 'none' },
  ];
  return [faces.animate(frames, { duration: 500, easing: 'ease-out' })];
}
