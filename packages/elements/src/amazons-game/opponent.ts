import { type AmazonsState, formatPosition } from '@games/amazons-core';
import type { Level } from '@games/amazons-core/engine';
import { computerEnglish } from './computer-words.en.js';
import type { GameHost } from './game-host.js';
import type { Thinker } from './thinker.js';

/** The longest a level thinks, in milliseconds. Below 10 the levels look at so few positions that they are done far sooner. */
const BUDGET: Readonly<Record<Level, number>> = {
  1: 300,
  2: 300,
  3: 400,
  4: 500,
  5: 600,
  6: 800,
  7: 1000,
  8: 1500,
  9: 2000,
  10: 2500,
};

/** A reply that comes at once is not seen to come: it waits until the turn before has been shown. */
const PACE_MS = 900;
const CALM_PACE_MS = 300;

interface Job {
  readonly state: AmazonsState;
  readonly level: Level;
  readonly control: AbortController;
}

/** Plays the sides that the computer plays. */
export class Opponent {
  readonly #host: GameHost;
  readonly #thinker: Thinker;
  /** Weaker levels draw their turns: another table draws others. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #job: Job | undefined;
  #once = false;

  constructor(host: GameHost, thinker: Thinker) {
    this.#host = host;
    this.#thinker = thinker;
  }

  /** Begins to think where the computer is to move, and gives up what is no longer asked. */
  update(paused: boolean): void {
    const { players, table } = this.#host;
    const { state } = table;
    const player = players[state.turn];
    const level = table.outcome || (paused && !this.#once) || player === 'person' ? undefined : player;
    if (this.#job?.state === state && this.#job.level === level) return;
    this.stop();
    // A page that nobody sees begins nothing: another one may show the same game.
    if (level && document.hidden) this.#waitForSight();
    else if (level) void this.#play({ state, level, control: new AbortController() });
  }

  /** Plays one turn, though the game is paused; `false`: it shall not after all. */
  once(on = true): void {
    this.#once = on;
  }

  /** Gives up the turn it is thinking about. */
  stop(): void {
    this.#job?.control.abort();
    this.#job = undefined;
  }

  #waitForSight(): void {
    const seen = (): void => this.#host.element.requestUpdate();
    document.addEventListener('visibilitychange', seen, { once: true });
  }

  /** One window thinks: where another in sight shows the same game, it waits for the turn to come from there. */
  async #play(job: Job): Promise<void> {
    this.#job = job;
    await alone(`amazons-game ${formatPosition(job.state)}`, job.control.signal, () => this.#turn(job));
  }

  async #turn({ state, level, control: { signal } }: Job): Promise<void> {
    const paced = pause(matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM_PACE_MS : PACE_MS, signal);
    await Promise.resolve();
    this.#host.say(this.#host.words(computerEnglish).isThinking(state.turn));
    const found = await this.#thinker.think(state, { level, timeMs: budget(state, level), seed: this.#seed, signal });
    await paced;
    if (signal.aborted || !found) return;
    this.#job = undefined;
    this.#once = false;
    // The table dates the turn.
    const { at: _at, ...action } = found.action;
    this.#host.act(action, false);
  }
}

/** With a clock no turn takes more than a thirtieth of what is left, and what the turn brings. */
function budget({ clock, turn }: AmazonsState, level: Level): number {
  if (!clock) return BUDGET[level];
  const share = clock.remainingMs[turn] / 30 + clock.incrementMs / 2;
  return Math.max(20, Math.min(BUDGET[level], share));
}

/** Does something while no other window of this site does the like; where the page may not know of others, at once. */
async function alone(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = (): Promise<void> => {
    begun = true;
    return act();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    // Given up while it waited; or no locks here: a page without TLS, a sandbox.
    if (begun) throw error;
    if (!signal.aborted) await begin();
  }
}

/** Waits; ends early when the signal comes. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
