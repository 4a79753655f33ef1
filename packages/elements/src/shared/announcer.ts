import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

type Urgency = 'polite' | 'assertive';

/**
 * Speaks through two live regions in the host's shadow root. The regions stand there from the first render, since a screen
 * reader only reads what changes in a region it knows. The same message twice in a row is read twice. Whatever is said next
 * empties the other region: who browses the page must not meet an alert that has long been settled.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  #waiting: [Urgency, string][] = [];

  constructor(host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment }) {
    this.#host = host;
    host.addController(this);
  }

  /** Says a message when the host has rendered; `assertive` interrupts what is being read. Later ones win. */
  say(message: string, urgency: Urgency = 'polite'): void {
    this.#waiting.push([urgency, message]);
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    for (const urgency of ['polite', 'assertive'] as const) {
      const messages = waiting.filter(([each]) => each === urgency).map(([, message]) => message);
      const region = this.#host.renderRoot.querySelector(`[data-live=${urgency}]`);
      if (!region) continue;
      const text = messages.join(' ');
      // A region whose text does not change is not read: a trailing no-break space makes it another text.
      region.textContent = text && region.textContent === text ? `${text}\u00a0` : text;
    }
  }

  /** The regions; the host renders them once, and nothing else writes into them. */
  render(): TemplateResult {
    return html`<div class="hidden-text" role="status" data-live="polite"></div>
      <div class="hidden-text" role="alert" data-live="assertive"></div>`;
  }
}
