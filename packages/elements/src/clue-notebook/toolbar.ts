import { html, type TemplateResult } from 'lit';
import type { Menu, MenuBar } from '../clue-game/menu-bar.js';
import { icons } from '../shared/icons.js';
import { MARKS, type Marks } from './events.js';
import type { NotebookWords } from './words.js';

interface ToolbarOptions {
  readonly words: NotebookWords;
  readonly menu: MenuBar;
  readonly menus: readonly Menu[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly marks: Marks;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly choose: (marks: Marks) => void;
}

/** The menu, undo and redo, and what the grid shows. */
export function toolbar({
  words,
  menu,
  menus,
  canUndo,
  canRedo,
  marks,
  undo,
  redo,
  choose,
}: ToolbarOptions): TemplateResult {
  return html`<div class="top">
    ${menu.render(menus)}
    <button type="button" class="tool" part="undo" aria-label=${words.undo} title=${words.undo} ?disabled=${!canUndo} @click=${undo}>
      ${icons.undo}
    </button>
    <button type="button" class="tool" part="redo" aria-label=${words.redo} title=${words.redo} ?disabled=${!canRedo} @click=${redo}>
      ${icons.redo}
    </button>
    <fieldset class="switch">
      <legend class="hidden-text">${words.marks}</legend>
      ${MARKS.map(
        (each) =>
          html`<label>
            <input type="radio" name="marks" value=${each} .checked=${marks === each} @change=${() => choose(each)} />
            <span>${words.mark[each]}</span>
          </label>`,
      )}
    </fieldset>
  </div>`;
}
