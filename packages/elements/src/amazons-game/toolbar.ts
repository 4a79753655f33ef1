import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icons } from '../shared/icons.js';
import type { Setting } from './events.js';
import type { DeskWords } from './words.js';

/** A button below the board. */
export type Tool = 'new' | 'undo' | 'redo' | 'hint' | 'files' | 'analysis' | 'resign' | 'swap' | Setting;

/** What the buttons can do now, and what they do. */
export interface ToolbarOptions {
  readonly words: DeskWords;
  /** The tools that can do something now. */
  readonly can: ReadonlySet<Tool>;
  /** The tools that are on. */
  readonly on: ReadonlySet<Tool>;
  readonly canSwap: boolean;
  readonly run: (tool: Tool) => void;
}

/**
 * The buttons: what changes the game with its name, what changes the picture as switches.
 * One that can do nothing now keeps the focus that it may have: `disabled` would drop it.
 */
export function toolbar({ words, run, can, on, canSwap }: ToolbarOptions): TemplateResult {
  const button = (tool: Tool, icon: IconName, label: string): TemplateResult => {
    const off = !can.has(tool);
    return html`<button type="button" class="tool" part="button" aria-disabled=${off ? 'true' : nothing} @click=${() => !off && run(tool)}>
      ${icons[icon]}<span>${label}</span>
    </button>`;
  };
  const toggle = (tool: Tool, icon: IconName, label: string, pressed = on.has(tool)): TemplateResult =>
    html`<button type="button" class="tool" part="button" aria-pressed=${pressed ? 'true' : 'false'} aria-disabled=${can.has(tool) ? nothing : 'true'} @click=${() => can.has(tool) && run(tool)}>
      ${icons[icon]}<span>${label}</span>
    </button>`;
  const silent = on.has('muted');
  return html`${canSwap ? html`<button type="button" class="primary swap" @click=${() => run('swap')}>${words.swap}</button>` : nothing}
    ${button('undo', 'undo', words.undo)} ${button('redo', 'redo', words.redo)} ${toggle('hint', 'hint', words.hint)}
    ${button('new', 'add', words.newGame)} ${button('flipped', 'flip', words.flip)}
    ${toggle('territory', 'territory', words.territory)} ${toggle('evaluation', 'evaluation', words.evaluation)}
    ${toggle('command', 'keyboard', words.typeTurns)} ${toggle('muted', silent ? 'silence' : 'sound', words.sound, !silent)}
    ${button('files', 'save', words.save)} ${toggle('analysis', 'chart', words.analysis)}
    ${button('resign', 'flag', words.resign)}`;
}
