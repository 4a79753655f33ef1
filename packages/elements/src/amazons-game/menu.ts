import { type AmazonsConfig, type AmazonsState, create, type SetupName, type Side } from '@games/amazons-core';
import type { TemplateResult } from 'lit';
import { configOf, type MenuChoice, TIMES, wrongFields } from './menu-choice.js';
import { menuTemplate } from './menu-template.js';
import type { Players } from './player.js';
import type { DeskWords, DialogWords, ShellWords } from './words.js';

/** What the menu tells the game. */
export interface MenuAnswers {
  readonly start: (config: Partial<AmazonsConfig>, players: Players) => void;
  readonly cancel: () => void;
  /** The menu looks different now. */
  readonly changed: () => void;
}

interface Asked {
  readonly setup: SetupName;
  readonly first: Side;
  readonly pie: boolean;
  readonly minutes: number;
  readonly increment: number;
}

/** The menu with what is chosen in it; it remembers the last choice as long as the game stands. */
export class Menu {
  #choice: MenuChoice;
  /** Whether somebody has left a field or pressed Start: nobody is told off in the middle of a number. */
  #tried = false;
  /** The last board that could be chosen stays in sight, so nothing moves away under a finger. */
  #picture: AmazonsState | undefined;
  readonly #answers: MenuAnswers;

  constructor({ minutes, increment, ...asked }: Asked, [white, black]: Players, answers: MenuAnswers) {
    const known = TIMES.findIndex(([each, more]) => each === minutes && more === increment);
    const time = minutes === 0 ? 'none' : known < 0 ? 'custom' : known;
    const clock = minutes === 0 ? { minutes: 5, increment: 3 } : { minutes, increment };
    this.#choice = { width: 10, height: 10, white, black, time, ...clock, ...asked };
    this.#answers = answers;
  }

  /** The menu as it looks now. */
  render(words: ShellWords & DeskWords & DialogWords): TemplateResult {
    const wrong = wrongFields(this.#choice);
    if (wrong.length === 0) this.#tried = false;
    const created = create(configOf(this.#choice));
    if (created.ok) this.#picture = created.value;
    const tried = (): void => {
      this.#tried = true;
      this.#answers.changed();
    };
    return menuTemplate({
      choice: this.#choice,
      picture: this.#picture,
      wrong: this.#tried ? wrong : [],
      words,
      change: (part) => {
        this.#choice = { ...this.#choice, ...part };
        this.#answers.changed();
      },
      tried,
      start: (form) => {
        // What was typed a moment ago may not be drawn yet.
        const [first] = wrongFields(this.#choice);
        const { white, black } = this.#choice;
        if (!first) return this.#answers.start(configOf(this.#choice), [white, black]);
        tried();
        form.querySelector<HTMLElement>(`#${first}`)?.focus();
      },
      cancel: this.#answers.cancel,
    });
  }
}
