import { digest, err, ok, type Play, type ReplayRefusal, type Result, type Seat } from '@games/kit';
import type { SalonConfig } from '../salon/config.js';
import { eventFor, type SalonEvent } from '../salon/events.js';
import { peopleOf } from '../salon/npc.js';
import type { SalonRefusal } from '../salon/refusals.js';
import { salon } from '../salon/salon.js';
import type { Claim, SalonAction, SalonState, SalonView } from '../salon/types.js';
import { type Block, fillWording, type Value } from './document.js';
import type { PostProblem } from './parse-post.js';
import { POST_PROBLEM_WORDS } from './post-problems.js';
import { answersInWords, privateParts } from './private.js';
import { publicParts } from './public.js';
import type { RecordOptions } from './record.js';
import { valuesFor, wordsOf } from './values.js';
import type { MessageKind, Wordings } from './wordings.js';
import type { HostWords } from './words.js';

/** A message that is ready to be copied: a public post, or a private message to one player. */
export interface Message {
  /** The same for the same content at the same place of the game, for marks of what was sent. */
  readonly id: string;
  readonly kind: MessageKind;
  /** To whom: a seat, or `null` for a post to all. */
  readonly to: Seat | null;
  /** What it says: see `renderBlocks`. */
  readonly blocks: readonly Block[];
}

/** How messages are written. */
export interface MessageOptions {
  /** The host's own wordings; those left out are those of `words`. */
  readonly wordings?: Partial<Wordings>;
  /** The language; without it English, `HOST_WORDS`. */
  readonly words?: HostWords;
  /** How a time is written; without it `2026-12-01 14:05 UTC`. */
  readonly time?: (at: number) => string;
  /** The promise of the solution, for the opening post: see `commitSolution`. */
  readonly commitment?: string;
  /** Where in the game this is: the number of actions before. Part of the ids. Default 0. */
  readonly index?: number;
  /** How far the host helps with records. */
  readonly record?: RecordOptions;
}

/** A part that a message is made of: which wording, and what its placeholders stand for. */
export interface Part {
  readonly kind: MessageKind;
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * What is posted and sent when a game has been set up (SAL-21): the opening post, and each player's cards; where the game
 * begins at once, whose turn it is too.
 *
 * @param state - the state that `create` gave
 * @param options - wordings, times, the promise of the solution
 * @returns the messages, the post first
 *
 * @example
 * ```ts
 * import { create } from '@games/clue-core/salon';
 * import { openingMessages } from '@games/clue-core/host';
 *
 * const game = create({ players: 3 }, 'a secret of the host');
 * if (!game.ok) throw new Error(game.error.code);
 * openingMessages(game.value).map(({ kind, to }) => [kind, to]);
 * // => [['opening', null], ['hand', 1], ['hand', 2], ['hand', 3]]
 * ```
 */
export function openingMessages(state: SalonState, options: MessageOptions = {}): readonly Message[] {
  return forReaders(
    state,
    (view) => {
      const told = privateParts(view, view.log, options);
      if (view.me === null) return [{ kind: 'opening', values: {} }, ...publicParts(view, view.log, options)];
      return [{ kind: 'hand', values: { cards: view.hand.map((card) => view.theme[card]) } }, ...told];
    },
    options,
  );
}

/**
 * What is posted and sent after a step (SAL-21): one post of what happened, without any card, and a private message to each
 * whom it concerns. Each message is written from its reader's view and what its reader is told, and from nothing else.
 *
 * @param state - the state after the step
 * @param events - what happened in it, unredacted
 * @param options - wordings, times
 * @returns the messages, the post first; of a step that the public hears nothing of, private ones only
 *
 * @example
 * ```ts
 * import { create, reduce } from '@games/clue-core/salon';
 * import { renderBlocks, stepMessages } from '@games/clue-core/host';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 'a secret of the host');
 * if (!game.ok) throw new Error(game.error.code);
 * const moved = reduce(game.value, { type: 'move', seat: 1, to: 'library', at: 0 });
 * if (!moved.ok) throw new Error(moved.error.code);
 * const [post] = stepMessages(moved.value.state, moved.value.events);
 * post && renderBlocks(post.blocks, 'text').split('\n')[0]; // => '* Madame Rouge moved to the Map Archive.'
 * ```
 */
export function stepMessages(
  state: SalonState,
  events: readonly SalonEvent[],
  options: MessageOptions = {},
): readonly Message[] {
  return forReaders(
    state,
    (view) => {
      const heard = events.flatMap((event) => eventFor(event, view.me) ?? []);
      return view.me === null ? publicParts(view, heard, options) : privateParts(view, heard, options);
    },
    options,
  );
}

/** Every reader's messages: the public's, then each player's. An NPC's seat reads nothing, the host wrote them. */
function forReaders(
  state: SalonState,
  parts: (view: SalonView) => readonly Part[],
  options: MessageOptions,
): readonly Message[] {
  return [null, ...peopleOf(state)].flatMap((reader) => {
    const view = salon.view(state, reader);
    return parts(view).map((part) => toMessage(view, part, options));
  });
}

function toMessage(view: SalonView, { kind, values }: Part, options: MessageOptions): Message {
  const wording = options.wordings?.[kind] ?? wordsOf(options).wordings[kind];
  const blocks = fillWording(wording, valuesFor(wording, view, options, values));
  const id = `${options.index ?? 0}.${kind}.${view.me ?? 'all'}.${digest(blocks).slice(0, 8)}`;
  return { id, kind, to: view.me, blocks };
}

/**
 * All messages of a game so far, by replay: what a desk shows beside its marks of what was sent. After an undo the messages
 * of what was done since are other ones, by other ids.
 *
 * @param play - the game: its configuration, seed and actions
 * @param options - wordings, times, the promise
 * @returns the messages of the set-up and of each action, in order, or why the game cannot be replayed
 *
 * @example
 * ```ts
 * import { outbox } from '@games/clue-core/host';
 *
 * const all = outbox({ config: { players: 3 }, seed: 'a secret of the host', actions: [] });
 * all.ok && all.value.length; // => 4
 * ```
 */
export function outbox(
  play: Play<SalonConfig, SalonAction>,
  options: MessageOptions = {},
): Result<readonly Message[], ReplayRefusal<SalonRefusal>> {
  const start = salon.create(play.config, play.seed);
  if (!start.ok) return err({ code: 'start-refused', refusal: start.error });
  let state = start.value;
  const messages = [...openingMessages(state, { ...options, index: 0 })];
  for (const [index, action] of play.actions.entries()) {
    const step = salon.reduce(state, action);
    if (!step.ok) return err({ code: 'action-refused', index, refusal: step.error });
    state = step.value.state;
    messages.push(...stepMessages(state, step.value.events, { ...options, index: index + 1 }));
  }
  return ok(messages);
}

/**
 * What to send back to a player whose action was not taken: what was wrong, and what would be right (SAL-21).
 *
 * @param view - that player's view
 * @param refusal - what `check`, `reduce` or `parsePost` gave
 * @param options - wordings, times; `quote`: what the player had written
 * @returns the message
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { refusalMessage, renderBlocks } from '@games/clue-core/host';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const message = refusalMessage(view(game.value, 1), { code: 'same-area-twice', room: 'hall' });
 * renderBlocks(message.blocks, 'text').startsWith('That could not be done. You suggested in the Great Hall'); // => true
 * ```
 */
export function refusalMessage(
  view: SalonView,
  refusal: SalonRefusal | PostProblem,
  options: MessageOptions & { readonly quote?: string } = {},
): Message {
  const speech = { ...view, ...(options.time && { time: options.time }) };
  const words = wordsOf(options);
  const reason = isPostProblem(refusal) ? words.postProblem(refusal, speech) : words.refusal(refusal, speech);
  const quote = options.quote === undefined ? '' : `“${options.quote.trim().slice(0, 500)}”`;
  return toMessage(view, { kind: 'refusal', values: { reason, quote } }, options);
}

function isPostProblem(refusal: SalonRefusal | PostProblem): refusal is PostProblem {
  return Object.hasOwn(POST_PROBLEM_WORDS, refusal.code);
}

/**
 * What to send to a player who asks whether their record is right (SAL-22).
 *
 * @param view - that player's view
 * @param claims - the entries of the record
 * @param options - wordings, and how far the host helps
 * @returns the message
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { recordMessage, renderBlocks } from '@games/clue-core/host';
 *
 * const game = create({ players: 3 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const mine = view(game.value, 1);
 * const [card = 'rope'] = mine.hand;
 * const message = recordMessage(mine, [{ card, holder: 2, holds: true }]);
 * renderBlocks(message.blocks, 'text').endsWith(': wrong.'); // => true
 * ```
 */
export function recordMessage(view: SalonView, claims: readonly Claim[], options: MessageOptions = {}): Message {
  const answers = answersInWords(view, claims, options);
  return toMessage(view, { kind: 'record', values: { answers } }, options);
}

/**
 * The post that proves the solution, at the end: see `commitSolution`.
 *
 * @param view - the spectator's view
 * @param commitment - the promise and its proof
 * @param options - wordings
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { commitSolution, proofMessage } from '@games/clue-core/host';
 *
 * const game = create({ players: 3 }, 'a secret of the host');
 * if (!game.ok) throw new Error(game.error.code);
 * proofMessage(view(game.value, null), commitSolution(game.value.murder, 'a secret of the host')).kind; // => 'proof'
 * ```
 */
export function proofMessage(
  view: SalonView,
  { commitment, proof }: { readonly commitment: string; readonly proof: string },
  options: MessageOptions = {},
): Message {
  return toMessage(view, { kind: 'proof', values: { commitment, proof } }, options);
}
