import { deadline, HOST, type SalonAction } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import { duePanel } from './due-panel.js';
import { type DeskPage, hostTime } from './page.js';

/** Whose turn it is, until when, what they may do, and what the host can do about it. */
export function turnPanel(page: DeskPage): TemplateResult {
  const { view, words } = page;
  const { turn, seat, by, phase } = view;
  const player = view.seats[seat];
  const suspect = player && player.role !== 'host' ? player.suspect : undefined;
  const title =
    phase.type === 'orders'
      ? words.collecting
      : phase.type === 'over'
        ? words.isOver
        : words.turn(turn, words.name(view, seat));
  const waiting = view.seats.flatMap((one, i) =>
    one.role === 'player' && !view.filed[i] ? [words.name(view, i)] : [],
  );
  return html`<section class="panel turn" part="turn" aria-labelledby="turn-title">
    <div class="who">
      ${suspect && phase.type !== 'over' ? tokenPicture(suspect) : nothing}
      <h3 id="turn-title" tabindex="-1">${title}</h3>
    </div>
    ${by !== seat && phase.type !== 'over' ? html`<p>${words.playedBy(words.name(view, by))}</p>` : nothing}
    ${phase.type === 'orders' ? html`<p>${words.ordersMissing(waiting)}</p>` : nothing}
    ${phase.type === 'disproving' ? html`<p>${words.mustShow(words.name(view, phase.by))}</p>` : nothing}
    ${view.outcome ? html`<p class="outcome">${words.event({ type: 'ended', outcome: view.outcome }, view)}</p>` : nothing}
    ${phase.type === 'accusing' ? html`<p>${words.waitsForHost}</p>` : nothing}
    ${duePanel(page)} ${allowed(page)} ${hostSteps(page)}
    ${page.model.problem ? html`<p class="problem" role="alert">${page.model.problem}</p>` : nothing}
  </section>`;
}

function allowed({ view, words }: DeskPage): TemplateResult | typeof nothing {
  const lines = words.allowed(view);
  if (lines.length === 0) return nothing;
  return html`<details class="allowed" open>
    <summary>${words.allowedTitle}</summary>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
  </details>`;
}

/** What the host can do at this very moment, the most likely first. */
function hostSteps(page: DeskPage): TemplateResult {
  const { view, state, words, act, now } = page;
  const { phase, seat, by } = view;
  const at = hostTime(page);
  const due = deadline(state);
  const isDue = due !== undefined && now >= due.at;
  const isNpc = view.seats[seat]?.role === 'npc';
  const isPlayed = phase.type === 'start' || phase.type === 'entered' || phase.type === 'done';
  const step = (text: string, action: SalonAction, isFirst = false): TemplateResult =>
    html`<button type="button" class=${isFirst ? 'primary' : ''} data-step=${action.type} @click=${() => act(action)}>${text}</button>`;
  const timeout: SalonAction = { type: 'timeout', seat: null, at };
  const isLate = phase.type === 'start' && (view.overdue || isDue);
  return html`<div class="row steps">
    ${isPlayed && by === HOST ? html`<button type="button" class="primary" data-step="npc" @click=${page.playNpc}>${words.playNpc(words.name(view, seat))}</button>` : nothing}
    ${isDue && phase.type === 'orders' ? step(words.endOrders, timeout, true) : nothing}
    ${isDue && (phase.type === 'entered' || phase.type === 'done') ? step(words.closeTurn, timeout, true) : nothing}
    ${isLate && by !== HOST && isNpc ? step(words.passOver(words.name(view, by)), { type: 'passOver', seat: HOST, player: by, at }, true) : nothing}
    ${isLate && by !== HOST ? step(words.skip(words.name(view, seat)), { type: 'skip', seat: HOST, player: seat, at }, !isNpc) : nothing}
    ${isDue && !view.overdue && (phase.type === 'start' || phase.type === 'disproving') && by !== HOST ? step(words.remind, timeout) : nothing}
    ${phase.type === 'over' ? nothing : step(view.away ? words.back : words.goAway, { type: 'away', seat: HOST, away: !view.away, at }, phase.type === 'accusing')}
    ${phase.type === 'over' && !view.revealed ? step(words.reveal, { type: 'reveal', seat: HOST, at }, true) : nothing}
    ${phase.type === 'over' ? html`<button type="button" @click=${() => page.ask('new')}>${words.nextGame}</button>` : nothing}
    <button type="button" @click=${() => page.ask('note')}>${words.note}</button>
    ${view.seats.some(({ role }) => role === 'npc') && phase.type !== 'over' ? html`<button type="button" @click=${() => page.ask('takeOver')}>${words.takeOver}</button>` : nothing}
    ${page.model.desk && page.model.desk.game.actions.length > 0 ? html`<button type="button" @click=${() => page.ask('undo')}>${words.undo}</button>` : nothing}
  </div>`;
}
