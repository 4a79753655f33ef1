import { html, nothing, svg, type TemplateResult } from 'lit';
import type { WorstTurn } from './analysis.js';
import { percentOf } from './judge.js';
import type { AnalysisWords } from './words.js';

interface AnalysisOptions {
  readonly words: AnalysisWords;
  /** White's chance after 0, 1, 2 ... turns. */
  readonly chances: readonly (number | undefined)[];
  readonly worst: readonly (WorstTurn | undefined)[];
  /** The turn that the board shows. */
  readonly shown: number;
  /** How many turns are judged, while others are still to be. */
  readonly running: number | undefined;
  readonly show: (turn: number) => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/** The curve of a game, and each side's worst turn; a click on either shows that turn on the board. */
export function analysisTemplate(options: AnalysisOptions): TemplateResult {
  const { words, chances, worst, running, shown, show, stop, close } = options;
  const chance = chances[shown];
  return html`<section class="analysis" part="analysis" aria-label=${words.curve}>
    ${curve(options)}
    <div class="foot">
      <output class="reading">${chance === undefined ? '' : words.at(shown, percentOf(chance))}</output>
      ${running === undefined ? nothing : html`<button type="button" @click=${stop}>${words.stop}</button>`}
      <button type="button" class="done" @click=${close}>${words.closeAnalysis}</button>
    </div>
    <ul class="worst">
      ${worst.map((slip, side) =>
        slip
          ? html`<li>
              <button type="button" class="slip" @click=${() => show(slip.turn)}>
                <span>${words.worst(slip.side)}: <b>${Math.ceil(slip.turn / 2)}. ${slip.played}</b></span>
                <small>${words.lost(Math.round(slip.loss * 100))}${slip.better ? `, ${words.better(slip.better)}` : ''}</small>
              </button>
            </li>`
          : running === undefined
            ? html`<li class="none">${words.noWorst(side === 0 ? 0 : 1)}</li>`
            : nothing,
      )}
    </ul>
  </section>`;
}

/** The curve, with a slider over it: a click, a drag or an arrow key goes to a turn. */
function curve({ words, chances, worst, running, shown, show }: AnalysisOptions): TemplateResult {
  const turns = Math.max(1, chances.length - 1);
  const known = chances.flatMap((chance, turn) => (chance === undefined ? [] : [[turn, 1 - chance] as const]));
  const line = known.map(([turn, height], index) => `${index === 0 ? 'M' : 'L'}${turn} ${height.toFixed(3)}`).join('');
  const [first, last] = [known[0]?.[0] ?? 0, known.at(-1)?.[0] ?? 0];
  const chance = chances[shown] ?? 0.5;
  const moved = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) show(target.valueAsNumber);
  };
  return html`<div class="curve">
    <svg viewBox="0 0 ${turns} 1" preserveAspectRatio="none" aria-hidden="true">
      ${known.length > 1 ? svg`<path class="whites" d=${`${line}L${last} 1L${first} 1Z`} />` : nothing}
      <path class="even" d=${`M0 .5H${turns}`} />
      <path class="line" d=${line} />
      ${worst.map((slip) => (slip ? svg`<path class="fault" d=${`M${slip.turn} 0V1`} />` : nothing))}
      <path class="shown" d=${`M${shown} 0V1`} />
    </svg>
    <input
      type="range"
      min="0"
      max=${chances.length - 1}
      .value=${String(shown)}
      aria-label=${words.curve}
      aria-valuetext=${words.at(shown, percentOf(chance))}
      @input=${moved}
    />
    ${
      running === undefined
        ? nothing
        : html`<progress max=${chances.length} value=${running} aria-label=${words.analysing(running, turns)}></progress>`
    }
  </div>`;
}
