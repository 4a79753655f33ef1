import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icons } from '../shared/icons.js';
import type { GameWords } from './words.js';

/** What the buttons can do now, and what they do. */
export interface ToolbarOptions {
  readonly words: GameWords;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canResign: boolean;
  readonly canSwap: boolean;
  readonly muted: boolean;
  readonly territory: boolean;
  readonly command: boolean;
  readonly run: (tool: Tool) => void;
}

/** A button below the board. */
export type Tool = 'new' | 'undo' | 'redo' | 'flip' | 'resign' | 'swap' | 'sound' | 'territory' | 'command';

/**
 * The buttons: what changes the game with its name, what changes the picture as switches.
 * One that can do nothing now keeps the focus that it may have: `disabled` would drop it.
 */
export function toolbar({ words, run, ...can }: ToolbarOptions): TemplateResult {
  const button = (tool: Tool, icon: IconName, label: string, off = false): TemplateResult =>
    html`<button type="button" class="tool" part="button" aria-disabled=${off ? 'true' : nothing} @click=${() => !off && run(tool)}>
      ${icons[icon]}<span>${label}</span>
    </button>`;
  const toggle = (tool: Tool, icon: IconName, label: string, on: boolean): TemplateResult =>
    html`<button type="button" class="tool" part="button" aria-pressed=${on ? 'true' : 'false'} @click=${() => run(tool)}>
      ${icons[icon]}<span>${label}</span>
    </button>`;
  return html`<div class="toolbar" part="toolbar">
    ${button('undo', 'undo', words.undo, !can.canUndo)} ${button('redo', 'redo', words.redo, !can.canRedo)}
    ${button('flip', 'flip', words.flip)} ${button('new', 'add', words.newGame)}
    ${toggle('territory', 'territory', words.territory, can.territory)}
    ${toggle('command', 'keyboard', words.typeTurns, can.command)}
    ${toggle('sound', can.muted ? 'silence' : 'sound', words.sound, !can.muted)}
    ${button('resign', 'flag', words.resign, !can.canResign)}
    ${can.canSwap ? html`<button type="button" class="primary swap" @click=${() => run('swap')}>${words.swap}</button>` : nothing}
  </div>`;
}

/** The property of the game that each switch turns. */
export const switches: {
  readonly flip: 'flipped';
  readonly sound: 'muted';
  readonly territory: 'territory';
  readonly command: 'command';
} = { flip: 'flipped', sound: 'muted', territory: 'territory', command: 'command' };
