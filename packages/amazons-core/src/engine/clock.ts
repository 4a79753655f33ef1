/** The host's clock in milliseconds: what a core may not read, but an engine that is asked for `timeMs` must; 0 without one. */
export function clock(): number {
  return (globalThis as { performance?: { now(): number } }).performance?.now() ?? 0;
}

/** How late an answer may be. */
const GRACE_MS = 40;
/** How soon a long pause is forgotten: by a third in some 400 readings. */
const FADING = 0.999;

/** The longest pause of late. It is kept from one search to the next, since a machine stays busy for a while. */
let pause = 0;

/** Watches the time of one search. */
export interface Timer {
  /** Reads the clock; gives whether it is time to stop. */
  due(): boolean;
  /** What the last reading was. */
  now(): number;
  /** A pause that the search itself made, between two slices, is none of the machine's. */
  resume(): void;
}

/**
 * A timer that ends in time on a busy machine too, where the processor is taken away again and again: it expects another
 * pause as long as the longest of late, and stops early enough to be late by `GRACE_MS` at most if it comes.
 *
 * @param begin - when the search began
 * @param limit - milliseconds it may take; `Infinity` without limit
 */
export function createTimer(begin: number, limit: number): Timer {
  let last = begin;
  return {
    due() {
      const now = clock();
      pause = Math.max(pause * FADING, now - last);
      last = now;
      const margin = Math.max(Math.min(pause, 1), Math.min(pause - GRACE_MS, limit / 2));
      return now - begin + margin >= limit;
    },
    now: () => last,
    resume() {
      last = clock();
    },
  };
}
