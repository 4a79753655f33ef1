import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From this width on, in pixels, the sheet stands beside the board. */
const WIDE = 832;

/** Knows whether the host is too narrow for board and sheet side by side. */
export class Width implements ReactiveController {
  isNarrow = true;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(([entry]) => {
      const isNarrow = (entry?.contentRect.width ?? 0) < WIDE;
      if (isNarrow === this.isNarrow) return;
      this.isNarrow = isNarrow;
      // In the next frame: an element that changes its size while sizes are told is told of in vain.
      requestAnimationFrame(() => this.#host.requestUpdate());
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
