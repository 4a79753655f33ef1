import { movesFrom, passageOf, type SalonPlace, type SalonView, SUSPECTS, type Suspect } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { drawing } from './drawing.js';
import { canMove, placeOf, suspectOf } from './seats.js';
import type { SalonWords } from './words.js';

/** What the board needs to be drawn, and what it tells. */
export interface RingOptions {
  readonly view: SalonView;
  readonly words: SalonWords;
  /** A person chose a place to go to. */
  readonly go: (place: SalonPlace) => void;
}

/**
 * The board: nine areas around the corridor, drawn, and over the drawing a list of the same places, in which each says who
 * is there and where its passage leads. Where one can go is a button that the tab key reaches.
 */
export function ringTemplate(options: RingOptions): TemplateResult {
  const { view, words } = options;
  const isMoving = canMove(view);
  const reach = isMoving ? movesFrom(view, placeOf(view)) : [];
  const places: readonly SalonPlace[] = [...view.ring, 'corridor'];
  return html`<div class="ring" part="board">
    ${drawing(view, reach)}
    <ul class="places" aria-label=${words.board}>
      ${places.map((place, i) => placeTemplate(place, i, reach.includes(place), options))}
    </ul>
  </div>`;
}

function placeTemplate(place: SalonPlace, at: number, lit: boolean, { view, words, go }: RingOptions): TemplateResult {
  const here = SUSPECTS.filter((suspect) => view.places[suspect] === place);
  const to = passageOf(view, place);
  const name = view.theme[place];
  const more = words.placeMore({
    here: here.map((suspect) => view.theme[suspect]),
    passage: to && view.theme[to],
    lit,
  });
  return html`<li class=${`place at${at}`}>
    <button
      type="button"
      data-place=${place}
      aria-disabled=${lit ? nothing : 'true'}
      tabindex=${lit ? 0 : -1}
      @click=${() => go(place)}
    >
      <span class="place-name">${words.breaks(capital(name))}</span>
      <span class="hidden-text">${more}</span>
      ${to ? html`<span class="passage" aria-hidden="true">${words.passageTo(view.theme[to])}</span>` : nothing}
      <span class="tokens">${repeat(
        here,
        (suspect) => suspect,
        (suspect) => token(view, suspect),
      )}</span>
    </button>
  </li>`;
}

function token(view: SalonView, suspect: Suspect): TemplateResult {
  const isPlayed = view.seats.some((seat) => seat.role !== 'host' && seat.suspect === suspect);
  const isNow = !view.outcome && view.seat > 0 && suspectOf(view, view.seat) === suspect;
  const look = `${isPlayed ? '' : 'extra'} ${isNow ? 'now' : ''}`;
  return html`<span class="token ${look}" data-token=${suspect}>${tokenPicture(suspect)}</span>`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
