import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icons } from '../shared/icons.js';
import type { BoggleGameWords } from './words.js';

/** A button below the board. */
export type Tool = 'turn' | 'sound' | 'share' | 'options' | 'dictionary' | 'statistics' | 'restart' | 'quit';

interface ToolsOptions {
  readonly words: BoggleGameWords;
  readonly muted: boolean;
  /** A board that can be shared lies on the table, and the page knows how to link to it. */
  readonly canShare: boolean;
  readonly run: (tool: Tool) => void;
}

/** What belongs to the whole game, and not to a round: always there (BOG-28, BOG-29). */
export function tools({ words, muted, canShare, run }: ToolsOptions): TemplateResult {
  const button = (tool: Tool, icon: IconName, label: string, off = false): TemplateResult =>
    html`<button type="button" class="tool" part="button" aria-disabled=${off ? 'true' : nothing} @click=${() => !off && run(tool)}>
      ${icons[icon]}<span>${label}</span>
    </button>`;
  return html`<div class="toolbar" part="toolbar">
    ${button('turn', 'turn', words.turn)}
    <button type="button" class="tool" part="button" aria-pressed=${muted ? 'false' : 'true'} @click=${() => run('sound')}>
      ${icons[muted ? 'silence' : 'sound']}<span>${words.sound}</span>
    </button>
    ${button('options', 'options', words.options)} ${button('share', 'share', words.share, !canShare)}
    ${button('dictionary', 'book', words.dictionary)} ${button('statistics', 'chart', words.statistics)}
    ${button('restart', 'restart', words.restart)} ${button('quit', 'quit', words.quit)}
  </div>`;
}
