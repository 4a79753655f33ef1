import {
  commitSolution,
  type Desk,
  HOST_WORDS,
  type HostWords,
  type Message,
  type MessageOptions,
  openingMessages,
  proofMessage,
  stepMessages,
} from '@games/clue-core/host';
import { type SalonAction, type SalonEvent, type SalonState, salon } from '@games/clue-core/salon';
import { digest } from '@games/kit';

/** A message to send, with the mark that it was. */
export interface Letter {
  readonly message: Message;
  /** The same whatever the wording and the language: what the marks go by. */
  readonly id: string;
  readonly isSent: boolean;
}

/** One step of the game: what was done at once, and all that there is to send for it. */
export interface Step {
  /** A move and the suggestion of the same post are one step; the set-up has none. */
  readonly actions: readonly SalonAction[];
  readonly state: SalonState;
  readonly events: readonly SalonEvent[];
  readonly letters: readonly Letter[];
}

type Played = Omit<Step, 'letters'>;

/** Replays a game step by step, and no step twice. */
export class PostBox {
  #seed: unknown;
  #played: readonly Played[] = [];
  /** The messages of each step, as they were last written. */
  #written: WeakMap<Played, readonly Message[]> = new WeakMap();
  #wordings: Desk['wordings'] | undefined;
  #words: HostWords | undefined;
  #desk: Desk | undefined;
  #steps: readonly Step[] = [];

  /** The steps of a game, the set-up first. */
  steps(desk: Desk, words: HostWords = HOST_WORDS): readonly Step[] {
    if (this.#desk === desk && this.#words === words) return this.#steps;
    const { wordings, sent } = desk;
    if (this.#wordings !== wordings || this.#words !== words) this.#written = new WeakMap();
    this.#wordings = wordings;
    this.#words = words;
    this.#desk = desk;
    const options = { wordings, words, commitment: promiseOf(desk)?.commitment ?? '' };
    this.#played = this.#replay(desk);
    this.#steps = this.#played.map((step, i) => {
      const written = this.#written.get(step) ?? messagesOf(step, options);
      this.#written.set(step, written);
      const letters = written.map((message): Letter => {
        const id = idOf(i, step, message);
        return { id, message, isSent: sent.includes(id) };
      });
      return { ...step, letters };
    });
    return this.#steps;
  }

  #replay({ game }: Desk): readonly Played[] {
    const start = salon.create(game.config, game.seed);
    if (!start.ok) return [];
    let before = this.#seed === game.seed ? this.#played : [];
    this.#seed = game.seed;
    const played: Played[] = [before[0] ?? { actions: [], state: start.value, events: [] }];
    for (const [i, actions] of stepsOf(game.actions).entries()) {
      const known = before[i + 1];
      const isKnown = known?.actions.length === actions.length && known.actions.every((one, at) => one === actions[at]);
      const state = played.at(-1)?.state;
      const step = isKnown ? known : state && playStep(state, actions);
      if (!step) break;
      // After a step that is another one all others are.
      if (!isKnown) before = [];
      played.push(step);
    }
    return played;
  }
}

/** Which step, what was done in it, for what and to whom: all that decides what a message says, but for its words. */
function idOf(index: number, { actions }: Played, { kind, to }: Message): string {
  return `${index}.${kind}.${to ?? 'all'}.${digest(actions).slice(0, 8)}`;
}

function playStep(before: SalonState, actions: readonly SalonAction[]): Played | undefined {
  let state = before;
  const events: SalonEvent[] = [];
  for (const action of actions) {
    const next = salon.reduce(state, action);
    if (!next.ok) return undefined;
    state = next.value.state;
    events.push(...next.value.events);
  }
  return { actions, state, events };
}

/** The actions by steps: what one player did on one turn in one post is one. */
export function stepsOf(actions: readonly SalonAction[]): readonly (readonly SalonAction[])[] {
  const steps: SalonAction[][] = [];
  for (const action of actions) {
    const last = steps.at(-1);
    const before = last?.at(-1);
    const isSamePost =
      before?.seat === action.seat &&
      before.at === action.at &&
      ORDER[before.type] > 0 &&
      ORDER[before.type] < ORDER[action.type];
    if (last && isSamePost) last.push(action);
    else steps.push([action]);
  }
  return steps;
}

/** What a post can hold, in this order; anything else is a step of its own. */
const ORDER: Readonly<Record<SalonAction['type'], number>> = {
  move: 1,
  suggest: 2,
  accuse: 3,
  endTurn: 4,
  ...{ show: 0, skip: 0, passOver: 0, fileOrder: 0, takeOver: 0, ask: 0, away: 0, note: 0, reveal: 0, timeout: 0 },
};

function messagesOf({ actions, state, events }: Played, options: MessageOptions): readonly Message[] {
  return actions.length > 0 ? stepMessages(state, events, options) : openingMessages(state, options);
}

/** The promise of the solution of a game, and its proof. */
export function promiseOf({ game }: Desk): ReturnType<typeof commitSolution> | undefined {
  const { seed } = game;
  return seed === undefined || seed === '' ? undefined : commitSolution(game.state.murder, seed);
}

/** The post that proves the solution, once the game is over. */
export function proofOf(desk: Desk, words: HostWords = HOST_WORDS): Letter | undefined {
  const promise = desk.game.state.outcome && promiseOf(desk);
  if (!promise) return undefined;
  const view = salon.view(desk.game.state, null);
  const message = proofMessage(view, promise, { wordings: desk.wordings, words });
  return { id: 'proof', message, isSent: desk.sent.includes('proof') };
}
