import { html, type TemplateResult } from 'lit';
import type { DeskPage } from './page.js';

/** What happened, as everybody may know it, the latest first. */
export function logPanel({ words, model, view }: DeskPage): TemplateResult {
  const steps = model.steps.map(({ state, events, actions }) => ({
    at: state.at,
    lines: (actions.length > 0 ? events : state.log)
      .filter((event) => !words.isSecret(event))
      .map((event) => words.event(event, view)),
  }));
  return html`<section class="panel log" part="log" aria-labelledby="log-title">
    <h3 id="log-title" tabindex="-1">${words.log}</h3>
    <ol class="steps-log" reversed>
      ${steps
        .filter(({ lines }) => lines.length > 0)
        .reverse()
        .map(
          ({ at, lines }) =>
            html`<li><time datetime=${new Date(at).toISOString()}>${words.time(at)}</time>${lines.map((line) => html`<p>${line}</p>`)}</li>`,
        )}
    </ol>
  </section>`;
}
