import { type PostProblem, parsePost, type SalonHistory } from '@games/clue-core/host';
import { type SalonAction, type SalonEvent, type SalonRefusal, salon } from '@games/clue-core/salon';
import { history, type Seat } from '@games/kit';

/** Several actions at once, all or none. */
export type Tried =
  | { readonly type: 'ready'; readonly game: SalonHistory; readonly events: readonly SalonEvent[] }
  | { readonly type: 'refused'; readonly refusal: SalonRefusal };

/** What a post comes to. */
export type Reading =
  | { readonly type: 'unclear'; readonly problem: PostProblem }
  | { readonly type: 'refused'; readonly refusal: SalonRefusal }
  | { readonly type: 'ready'; readonly actions: readonly SalonAction[] };

/** Takes actions into a game: all of them, or none. */
export function tryActions(game: SalonHistory, actions: readonly SalonAction[]): Tried {
  let now = game;
  const events: SalonEvent[] = [];
  for (const action of actions) {
    const taken = history(salon).act(now, action);
    if (!taken.ok) return { type: 'refused', refusal: taken.error };
    now = taken.value.history;
    events.push(...taken.value.events);
  }
  return { type: 'ready', game: now, events };
}

/** Reads a player's post, and asks the rules what they say of it. */
export function readPost(game: SalonHistory, seat: Seat, text: string, at: number): Reading {
  const parsed = parsePost(text, salon.view(game.state, seat), at);
  if (!parsed.ok) return { type: 'unclear', problem: parsed.error };
  const tried = tryActions(game, parsed.value);
  return tried.type === 'refused' ? tried : { type: 'ready', actions: parsed.value };
}
