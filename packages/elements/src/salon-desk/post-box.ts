import {
  commitSolution,
  type Desk,
  type Message,
  type MessageOptions,
  openingMessages,
  proofMessage,
  stepMessages,
} from '@games/clue-core/host';
import { type SalonAction, type SalonEvent, type SalonState, salon } from '@games/clue-core/salon';

/** A message to send, with the mark that it was. */
export interface Letter {
  readonly message: Message;
  /** The same while nothing but the wordings is edited: what the marks go by. */
  readonly id: string;
  readonly isSent: boolean;
}

/** One step of the game: what was done, and all that there is to send for it. */
export interface Step {
  readonly action: SalonAction | undefined;
  readonly state: SalonState;
  readonly events: readonly SalonEvent[];
  readonly letters: readonly Letter[];
}

interface Played extends Omit<Step, 'letters'> {
  /** By the wordings that nobody edits, so that an edit leaves the marks alone. */
  readonly plain: readonly Message[];
}

/** Replays a game step by step, and no step twice. */
export class PostBox {
  #seed: unknown;
  #played: Played[] = [];

  /** The steps of a game, the set-up first. */
  steps(desk: Desk, words: Omit<MessageOptions, 'wordings' | 'commitment' | 'index'> = {}): readonly Step[] {
    const { wordings, sent } = desk;
    const options = { ...words, commitment: promiseOf(desk)?.commitment ?? '' };
    const isEdited = Object.keys(wordings).length > 0;
    return this.#replay(desk, options).map(({ plain, ...step }, index) => {
      const shown = isEdited ? messagesOf(step, { ...options, wordings, index }) : plain;
      const letters = plain.map(({ id }, i) => ({ id, message: shown[i] ?? plain[i], isSent: sent.includes(id) }));
      return { ...step, letters: letters as readonly Letter[] };
    });
  }

  #replay({ game }: Desk, options: MessageOptions): readonly Played[] {
    const start = salon.create(game.config, game.seed);
    if (!start.ok) return [];
    if (this.#seed !== game.seed) this.#played = [];
    this.#seed = game.seed;
    const same = this.#played.findIndex((step, i) => i > 0 && step.action !== game.actions[i - 1]);
    if (same >= 0 || this.#played.length > game.actions.length + 1) {
      this.#played = this.#played.slice(0, same >= 0 ? same : game.actions.length + 1);
    }
    if (this.#played.length === 0) {
      const first = { action: undefined, state: start.value, events: [] };
      this.#played.push({ ...first, plain: messagesOf(first, { ...options, index: 0 }) });
    }
    for (const action of game.actions.slice(this.#played.length - 1)) {
      const before = this.#played.at(-1);
      const next = before && salon.reduce(before.state, action);
      if (!next?.ok) break;
      const step = { action, ...next.value };
      this.#played.push({ ...step, plain: messagesOf(step, { ...options, index: this.#played.length }) });
    }
    return this.#played;
  }
}

function messagesOf({ action, state, events }: Omit<Step, 'letters'>, options: MessageOptions): readonly Message[] {
  return action ? stepMessages(state, events, options) : openingMessages(state, options);
}

/** The promise of the solution of a game, and its proof. */
export function promiseOf({ game }: Desk): ReturnType<typeof commitSolution> | undefined {
  const { seed } = game;
  return seed === undefined || seed === '' ? undefined : commitSolution(game.state.murder, seed);
}

/** The post that proves the solution, once the game is over. */
export function proofOf(desk: Desk): Letter | undefined {
  const promise = desk.game.state.outcome && promiseOf(desk);
  if (!promise) return undefined;
  const view = salon.view(desk.game.state, null);
  const { id } = proofMessage(view, promise);
  return { id, message: proofMessage(view, promise, { wordings: desk.wordings }), isSent: desk.sent.includes(id) };
}
