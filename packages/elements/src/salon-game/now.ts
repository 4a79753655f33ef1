import { type SalonView, seatName } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { Box, Undated } from './desk.js';
import { canAccuse, canMove, canSuggest, isMine, suspectOf } from './seats.js';
import type { SalonWords } from './words.js';

/** What stands between board and person, and what it tells. */
export interface NowOptions {
  readonly view: SalonView;
  readonly words: SalonWords;
  readonly act: (action: Undated) => void;
  readonly ask: (box: Box) => void;
}

/** What happens now: what you are to do, or what the others have just done. */
export function ticker({ view, words }: NowOptions): TemplateResult {
  const seat = view.turn > 0 ? view.seat : (view.me ?? 1);
  return html`<p class="ticker" part="ticker">${tokenPicture(suspectOf(view, seat))}<span>${nowText(view, words)}</span></p>`;
}

function nowText(view: SalonView, words: SalonWords): string {
  if (view.outcome) return words.outcome(view.outcome, view);
  const mustFile = view.phase.type === 'orders' && view.me !== null && !view.filed[view.me];
  if (isMine(view) || mustFile || view.mustShow.length > 0) {
    return words.prompt(view, { suggest: canSuggest(view), accuse: canAccuse(view) });
  }
  if (view.phase.type === 'orders') return words.begin;
  const quiet = new Set(['placed', 'shown', 'turnBegan', 'passed', 'handed', 'turnEnded']);
  const last = view.log.filter(({ type }) => !quiet.has(type)).at(-1);
  return last && last.type !== 'ordersAsked' ? words.event(last, view) : seatName(view, view.seat);
}

/** What the person can do now. Moves are made on the board. */
export function actions({ view, words, act, ask }: NowOptions): TemplateResult | typeof nothing {
  const { me, phase } = view;
  if (me === null || view.outcome) return nothing;
  const buttons: TemplateResult[] = [];
  const add = (label: string, look: string, click: () => void): void => {
    buttons.push(html`<button type="button" class=${look} @click=${click}>${label}</button>`);
  };
  if (phase.type === 'orders' && !view.filed[me]) add(words.order, 'primary', () => ask({ type: 'order' }));
  if (isMine(view)) {
    const isNpc = view.seat !== me;
    if (canSuggest(view)) add(words.suggest, 'primary', () => ask({ type: 'suggest' }));
    if (canAccuse(view)) add(words.accuse, '', () => ask({ type: 'accuse' }));
    if (!canMove(view)) add(words.endTurn, canSuggest(view) ? '' : 'primary', () => act({ type: 'endTurn', seat: me }));
    else if (isNpc) add(words.passOver, '', () => act({ type: 'passOver', seat: me, player: me }));
    else add(words.skip, '', () => act({ type: 'skip', seat: me, player: me }));
  }
  return html`<div class="acts" part="actions">${buttons}</div>`;
}
