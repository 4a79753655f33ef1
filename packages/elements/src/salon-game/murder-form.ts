import { type Card, ROOMS, type Room, SUSPECTS, type Suspect, WEAPONS, type Weapon } from '@games/clue-core';
import type { SalonView } from '@games/clue-core/salon';
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { weaponGlyph } from '../clue-art/emblems.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { SalonWords } from './words.js';

/** What is chosen so far. */
export interface Chosen {
  readonly suspect?: Suspect;
  readonly weapon?: Weapon;
  readonly room?: Room;
}

/** What the choice of cards needs, and what it tells. */
export interface MurderFormOptions {
  readonly view: SalonView;
  readonly words: SalonWords;
  readonly chosen: Chosen;
  /** Cards that the person's sheet has crossed off. */
  readonly cleared: ReadonlySet<Card>;
  /** Whether the area is to be chosen too: in a suggestion it is the one stood in. */
  readonly withRooms: boolean;
  readonly choose: (chosen: Chosen) => void;
}

/** A choice of one suspect, one weapon, and for an accusation one area. */
export function murderForm(options: MurderFormOptions): TemplateResult {
  const { view, words, withRooms } = options;
  const rooms = view.ring.filter((room) => ROOMS.includes(room));
  return html`${group(options, words.suspects, 'suspect', SUSPECTS, tokenPicture)}
    ${group(options, words.weapons, 'weapon', WEAPONS, weaponPicture)}
    ${withRooms ? group(options, words.areas, 'room', rooms, () => nothing) : nothing}`;
}

const weaponPicture = (weapon: Weapon): SVGTemplateResult =>
  svg`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">${weaponGlyph(weapon, 'currentColor', 'var(--_surface)')}</svg>`;

function group<One extends Card>(
  { view, words, chosen, cleared, choose }: MurderFormOptions,
  legend: string,
  kind: keyof Chosen,
  cards: readonly One[],
  picture: (card: One) => SVGTemplateResult | typeof nothing,
): TemplateResult {
  return html`<fieldset class="pick">
    <legend>${legend}</legend>
    <div class="picks">
      ${cards.map(
        (card) =>
          html`<label class="option ${cleared.has(card) ? 'ticked' : ''}">
            <input
              type="radio"
              name=${kind}
              value=${card}
              .checked=${chosen[kind] === card}
              @change=${() => choose({ ...chosen, [kind]: card })}
            />
            ${picture(card)}<span class="option-name">${words.breaks(view.theme[card])}</span>
            ${cleared.has(card) ? html`<span class="hidden-text">(${words.crossedOff})</span>` : nothing}
          </label>`,
      )}
    </div>
  </fieldset>`;
}
