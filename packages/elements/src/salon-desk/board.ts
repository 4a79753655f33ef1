import { SUSPECTS } from '@games/clue-core';
import { passageOf, type SalonPlace } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { DeskPage } from './page.js';
import { capital } from './speech.js';

/** The ring around the corridor, with everybody's place (SAL-1): the left side is one area longer than the right. */
export function boardPanel({ view, words }: DeskPage): TemplateResult {
  const place = (where: SalonPlace, index: number): TemplateResult => {
    const standing = SUSPECTS.filter((suspect) => view.places[suspect] === where);
    const passage = passageOf(view, where);
    return html`<li class="place" data-place=${where} data-index=${index}>
      <span class="place-name">${capital(view.theme[where])}</span>
      ${passage ? html`<small>⇄ ${view.theme[passage]}</small>` : nothing}
      <span class="standing">
        ${standing.map(
          (suspect) => html`${tokenPicture(suspect)}<span class="hidden-text">${view.theme[suspect]}</span>`,
        )}
      </span>
    </li>`;
  };
  return html`<section class="panel" aria-label=${words.board}>
    <ul class="ring" part="board">${view.ring.map(place)} ${place('corridor', -1)}</ul>
  </section>`;
}
