import { type ClueOptions, DEFAULT_OPTIONS, type Suspect } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { HouseRuleWords } from './house-rules.words.js';
import type { GameWords } from './words.js';

/** The house rules of the core, every one, by what they are about. */
const RULE_GROUPS = [
  { group: 'start', options: ['dice', 'first', 'deal'] },
  { group: 'rooms', options: ['move', 'stay', 'suggest', 'summon'] },
  { group: 'accusations', options: ['wrongAccuser', 'accuserLooks', 'lastStanding'] },
] as const satisfies readonly { readonly group: string; readonly options: readonly (keyof ClueOptions)[] }[];

interface HouseRulesOptions {
  readonly chosen: ClueOptions;
  /** Who sits at the table: any of them can have the first turn. */
  readonly seated: readonly Suspect[];
  readonly words: GameWords;
  readonly change: (options: ClueOptions) => void;
}

/** How many rules are another than those asked for. */
const changedIn = (chosen: ClueOptions): number =>
  RULE_GROUPS.flatMap(({ options }): readonly (keyof ClueOptions)[] => options).filter(
    (option) => chosen[option] !== DEFAULT_OPTIONS[option],
  ).length;

/** The house rules, folded away: each a choice, and a sentence that says what it does. */
export function houseRules({ chosen, seated, words, change }: HouseRulesOptions): TemplateResult {
  const { rules } = words.setup;
  const changed = changedIn(chosen);
  return html`<details class="house-rules">
    <summary>${rules.title}${changed > 0 ? html` <span class="changed">${rules.changed(changed)}</span>` : nothing}</summary>
    <p class="help">
      ${rules.help}
      ${
        changed > 0
          ? html`<button type="button" class="classic" @click=${() => change(DEFAULT_OPTIONS)}>${rules.reset}</button>`
          : nothing
      }
    </p>
    ${RULE_GROUPS.map(
      ({ group, options }) =>
        html`<fieldset class="rules">
          <legend>${rules.groups[group]}</legend>
          ${options.map((option) =>
            ruleField(option, choicesOf(option, seated, words), chosen, rules, (value) =>
              change({ ...chosen, [option]: value }),
            ),
          )}
        </fieldset>`,
    )}
  </details>`;
}

type Choices = readonly (readonly [value: unknown, text: string])[];

function choicesOf(option: keyof ClueOptions, seated: readonly Suspect[], { cards, setup }: GameWords): Choices {
  const { choices } = setup.rules;
  return option === 'first'
    ? [...seated.map((suspect) => [suspect, cards[suspect]] as const), ...choices.first]
    : choices[option];
}

function ruleField(
  option: keyof ClueOptions,
  choices: Choices,
  chosen: ClueOptions,
  rules: HouseRuleWords,
  choose: (value: unknown) => void,
): TemplateResult {
  return html`<div class="field">
    <label for=${`option-${option}`}>${rules.options[option][0]}</label>
    <select
      id=${`option-${option}`}
      aria-describedby=${`help-${option}`}
      @change=${(event: Event) => {
        const index = event.target instanceof HTMLSelectElement ? event.target.selectedIndex : 0;
        choose(choices[index]?.[0]);
      }}
    >
      ${choices.map(([value, text]) => html`<option .selected=${chosen[option] === value}>${text}</option>`)}
    </select>
    <p class="help" id=${`help-${option}`}>${rules.options[option][1]}</p>
  </div>`;
}
