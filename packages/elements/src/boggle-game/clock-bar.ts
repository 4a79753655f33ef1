import { formatClock } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { BoggleGameWords } from './words.js';

/** From here on the clock is urgent, in seconds. */
const URGENT = 30;

/**
 * The time left as m:ss in a bar that runs empty (BOG-25), 0:00 until the next round begins. `seconds` is the length of a round,
 * `null` without a clock; `left` is `null` before the first.
 */
export function clockBar(seconds: number | null, left: number | null, words: BoggleGameWords): TemplateResult {
  if (seconds === null) return html`<p class="clock untimed" part="clock">${words.noClock}</p>`;
  const shown = left ?? seconds;
  const text = formatClock(shown);
  const urgent = left !== null && left > 0 && left <= URGENT;
  return html`<div class="clock ${urgent ? 'urgent' : ''}" part="clock">
    <progress
      max=${seconds}
      .value=${shown}
      aria-label=${words.timeLeft}
      aria-valuetext=${text}
    ></progress>
    <span class="time" part="time" aria-hidden="true">${text}</span>
  </div>`;
}
