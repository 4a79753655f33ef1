import { CARDS, CATEGORIES, type Card, type ClueView, categoryOf, playerName } from '@games/clue-core';
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { Automatic, SheetPlace } from './automatic.js';
import { holderOf, type Mark, markOf, type Notes } from './marks.js';
import type { SheetWords } from './words.js';

/** What the list of cards needs to be drawn, and what it tells. */
export interface MarkGridOptions {
  readonly view: ClueView;
  readonly notes: Notes;
  /** What is noted by itself; undefined: nothing. */
  readonly automatic?: Automatic | undefined;
  readonly words: SheetWords;
  /** The cell with the tab stop. */
  readonly active: { readonly row: number; readonly column: number };
  readonly tick: (card: Card, ticked: boolean) => void;
  readonly click: (event: MouseEvent) => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

const DRAWN: Readonly<Record<Mark, string>> = {
  '': '',
  no: 'M6 6l8 8M14 6l-8 8',
  yes: 'M5 10.500l3.500 3.500L15 6.500',
  maybe: 'M7.300 7.800a2.800 2.800 0 1 1 4 2.500q-1.300 .7-1.300 2M10 15v.1',
};

/** A mark as a drawing: its shape says it, its colour only helps. */
export function markArt(mark: Mark): SVGTemplateResult | typeof nothing {
  return mark === ''
    ? nothing
    : svg`<svg class=${`mark ${mark}`} viewBox="0 0 20 20" aria-hidden="true"><path d=${DRAWN[mark]} /></svg>`;
}

/** All cards with a tick each, and a cell for every player in which a mark goes round by click and key (CLU-15). */
export function markGrid(options: MarkGridOptions): TemplateResult {
  const { view, notes, automatic, words, tick, click, keydown } = options;
  const seats = view.players.map((_, seat) => seat);
  const names = seats.map((seat) =>
    seat === view.me ? words.you : playerName({ players: view.players, theme: words.cards }, seat),
  );
  return html`<table class="marks" aria-label=${words.detective} @click=${click} @keydown=${keydown}>
    <thead>
      <tr>
        <th scope="col"><span class="hidden-text">${words.card}</span></th>
        ${seats.map(
          (seat) =>
            html`<th scope="col" class=${seat === view.me ? 'me' : ''} title=${names[seat] ?? ''}>
              ${tokenPicture(view.players[seat]?.suspect ?? 'scarlet')}<span class="hidden-text">${names[seat]}</span>
            </th>`,
        )}
        ${
          automatic
            ? html`<th scope="col" title=${words.envelope}>
                <svg class="letter" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18v12H3zl9 7 9-7" /></svg
                ><span class="hidden-text">${words.envelope}</span>
              </th>`
            : nothing
        }
      </tr>
    </thead>
    ${CATEGORIES.map(
      (category) =>
        html`<tbody>
          <tr>
            <th class="category" colspan=${seats.length + (automatic ? 2 : 1)} scope="rowgroup">${words.category[category]}</th>
          </tr>
          ${CARDS.filter((card) => categoryOf(card) === category).map((card) => {
            const holder = holderOf(view, card);
            const { mark: verdict } = automatic?.cell(card, 'envelope') ?? {};
            const known = holder !== undefined || verdict === 'no';
            const ticked = known || notes.cleared.includes(card);
            return html`<tr class=${verdict === 'yes' ? 'murder' : ticked ? 'ticked' : ''}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    .checked=${ticked}
                    ?disabled=${known}
                    aria-label=${words.ticked(card)}
                    @change=${(event: Event) => tick(card, event.target instanceof HTMLInputElement && event.target.checked)}
                  />
                  <span class="card-name">${words.cards[card]}</span>
                </label>
              </th>
              ${seats.map((seat) => cellTemplate({ card, holder: seat }, names[seat] ?? '', options))}
              ${automatic ? cellTemplate({ card, holder: 'envelope' }, words.envelope, options) : nothing}
            </tr>`;
          })}
        </tbody>`,
    )}
  </table>`;
}

/** A cell: what the view proves, what follows from it, the person's own mark, or how likely it is, in this order. */
function cellTemplate(
  { card, holder }: SheetPlace & { readonly card: Card },
  name: string,
  options: MarkGridOptions,
): TemplateResult {
  const { view, notes, automatic, words, active } = options;
  const column = holder === 'envelope' ? view.players.length : holder;
  const own = holder === 'envelope' ? undefined : markOf(view, notes, card, holder);
  const { mark: thought, chance } = automatic?.cell(card, holder) ?? {};
  const mark = own?.known ? own.mark : (thought ?? own?.mark ?? '');
  const isCertain = own?.known === true || thought !== undefined;
  const isNumber = mark === '' && chance !== undefined;
  const isActive = CARDS.indexOf(card) === active.row && column === active.column;
  const isAsked = automatic?.asked?.card === card && automatic.asked.holder === holder;
  const place = holder === 'envelope' ? 'envelope' : holder === view.me ? 'me' : '';
  const label = words.markLabel(card, name, mark, isCertain);
  return html`<td class="${place} ${isAsked ? 'chosen' : ''}">
    <button
      type="button"
      class="cell ${isCertain ? 'known' : ''}"
      part="mark"
      data-card=${card}
      data-seat=${holder}
      aria-disabled=${isCertain && !automatic ? 'true' : nothing}
      aria-pressed=${automatic && (isCertain || holder === 'envelope') ? String(isAsked) : nothing}
      tabindex=${isActive ? 0 : -1}
      aria-label=${isNumber && automatic ? words.chanceLabel(card, name, automatic.chance(chance)) : label}
    >
      ${
        isNumber && automatic
          ? html`<span class="chance" data-weight=${chance >= 0.5 ? 'strong' : 'weak'}>${automatic.shortChance(chance)}</span>`
          : markArt(mark)
      }
    </button>
  </td>`;
}
