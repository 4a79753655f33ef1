import { type AmazonsState, deadline } from '@games/amazons-core';
import { html, type TemplateResult } from 'lit';
import { clockStyles } from './clocks.styles.js';
import { deskEnglish } from './desk-words.en.js';
import type { GameHost } from './game-host.js';

/** Seconds left at which the person on the move is told, whoever does not watch the clock. */
const WARNINGS = [60, 30, 10] as const;
/** Milliseconds below which a clock stands out. */
const LOW_MS = 30_000;

/** Milliseconds as minutes and seconds, `4:59`; a second that has begun counts whole. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clocks of a game: they show the time, and when it is up they say so to the rules. */
export class Clocks {
  readonly #host: GameHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn that the clock runs for, and the least that has been seen left in it: each warning is given once. */
  #state: AmazonsState | undefined;
  #least = 0;

  constructor(host: GameHost) {
    this.#host = host;
    host.adopt(clockStyles);
  }

  /** What is left to White and to Black. */
  get times(): readonly (string | TemplateResult)[] {
    const { state, now } = this.#host.table;
    const due = deadline(state);
    const { clock, ended, turn } = state;
    // Whose time is up has none left, though the rules count no turn for it.
    const over = ended?.reason === 'timeout' ? turn : undefined;
    return (clock?.remainingMs ?? []).map((ms, side) => {
      const left = side === over ? 0 : due?.seat === side ? due.at - now : ms;
      const text = timeText(left);
      return left <= LOW_MS ? html`<b class="low">${text}</b>` : text;
    });
  }

  /** Waits for the next second, or for the end of the time. */
  update(): void {
    clearTimeout(this.#timer);
    const left = this.#left;
    const { held, state } = this.#host.table;
    if (left === undefined || held) return;
    if (this.#state !== state) this.#least = left;
    this.#state = state;
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
    else {
      this.#warn(due.at - table.now);
      element.requestUpdate();
    }
  }

  /** Tells a person that little time is left. */
  #warn(left: number): void {
    const { players, table, words, say } = this.#host;
    const { turn } = table.state;
    const seconds = WARNINGS.findLast((each) => left <= each * 1000 && this.#least > each * 1000);
    this.#least = Math.min(this.#least, left);
    if (seconds && players[turn] === 'person') {
      say(words(deskEnglish).secondsLeft(turn, seconds), seconds === 10 ? 'assertive' : 'polite');
    }
  }
}
