import { deadline } from '@games/amazons-core';
import type { GameHost } from './game-host.js';

/** Milliseconds as minutes and seconds, `4:59`; a second that has begun counts whole. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clocks of a game: they show the time, and when it is up they say so to the rules. */
export class Clocks {
  readonly #host: GameHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: GameHost) {
    this.#host = host;
  }

  /** What is left to White and to Black. */
  get times(): readonly string[] {
    const { state, now } = this.#host.table;
    const due = deadline(state);
    const { clock, ended, turn } = state;
    // Whose time is up has none left, though the rules count no turn for it.
    const over = ended?.reason === 'timeout' ? turn : undefined;
    return (clock?.remainingMs ?? []).map((ms, side) =>
      timeText(side === over ? 0 : due?.seat === side ? due.at - now : ms),
    );
  }

  /** Waits for the next second, or for the end of the time. */
  update(): void {
    clearTimeout(this.#timer);
    const left = this.#left;
    if (left === undefined) return;
    this.#timer = setTimeout(() => this.#tick(), left % 1000 || 1000);
  }

  /** The clocks stop. */
  close(): void {
    clearTimeout(this.#timer);
  }

  get #left(): number | undefined {
    const due = deadline(this.#host.table.state);
    return due && Math.max(0, due.at - this.#host.table.now);
  }

  #tick(): void {
    const { element, table, act } = this.#host;
    const due = deadline(table.state);
    if (!due) return;
    if (table.now >= due.at) act({ type: 'timeout', seat: null, at: table.now }, false);
    else element.requestUpdate();
  }
}
